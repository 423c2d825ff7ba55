import { isSettled } from '../../state/remote';
import { useEffect } from 'react';
import type { ProductDescription } from '../../rest-api/contract/product-description';
import { iconOf } from '../../lib/catalog/appearance';
import { activePurchases } from '../../lib/catalog/purchases';
import { bestDiscount } from '../../lib/prices';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { noteCheckout } from '../../state/purchases/thunks/checkout';
import { selectIntroOffers, selectSiteDiscount } from '../../state/late-remotes';
import { selectImageUrl, selectPage, selectSite } from '../../state/page/slice';
import { selectStepCheckout } from '../../state/page/upgrade-links';
import { applies } from '../../state/recommendations/flow';
import {
	selectOnboardingPurchases,
	selectFlowContext,
	selectSuggestions,
} from '../../state/recommendations/selectors';
import { discountSeen, selectSession } from '../../state/recommendations/slice';
import { isFeature, type Step } from '../../state/recommendations/steps';
import { selectFeatures, selectPlanSlug } from '../../state/remotes';
import type { RootState } from '../../state/root-state';
import { track } from '../../state/tracking/thunks/track';
import { spotlightOf } from './spotlight';
import { hrefOf } from './targets';
import { useDiscount } from './use-discount';

export type SideCardView =
	| {
			kind: 'product';
			title: string;
			features: readonly string[];
			icon: string | undefined;
			disclaimer: ProductDescription['disclaimer'];
			href: string;
			onFollow: () => void;
	  }
	/**
	 * The link to what's suggested. `percent`: the most that can be saved, if known; `end`: of a discount, over
	 * or not.
	 */
	| { kind: 'discount'; percent: number | undefined; end: number | null; href: string; onFollow: () => void };

/** The card beside a step: its product, else the discount; undefined if there's nothing to sell. */
export function useSideCard(step: Step): SideCardView | undefined {
	const dispatch = useAppDispatch();
	const product = useSpotlight(step);
	const discount = useDiscountCard(step);
	const isPromoting = useAppSelector((state) => selectSite(state).showPromotions);
	const shown = isPromoting ? (product ?? discount) : undefined;
	const keepsDiscount = shown?.kind === 'discount' && isFeature(step);
	useEffect(() => {
		if (keepsDiscount) {
			dispatch(discountSeen(step));
		}
	}, [dispatch, keepsDiscount, step]);
	return shown;
}

function useSpotlight(step: Step): SideCardView | undefined {
	const dispatch = useAppDispatch();
	const plan = useAppSelector(selectPlanSlug);
	const bought = useAppSelector(selectOnboardingPurchases);
	const features = useAppSelector(selectFeatures);
	const { products } = useAppSelector(selectPage);
	const slugs = [plan, ...activePurchases(bought).map(({ product_slug }) => product_slug)];
	const spotlight = spotlightOf(step, slugs, features);
	const href = useAppSelector((state) => (spotlight ? selectStepCheckout(state, spotlight.slug) : ''));
	const image = iconOf(spotlight?.slug ?? '');
	const icon = useAppSelector((state) => image && selectImageUrl(state, image));
	const said = spotlight && Object.hasOwn(products, spotlight.key) ? products[spotlight.key] : undefined;
	return said
		? {
				kind: 'product',
				title: said.title,
				features: said.features,
				icon,
				disclaimer: said.disclaimer,
				href,
				onFollow: () => {
					dispatch(noteCheckout());
					dispatch(track('jetpack_recommendations_step_product_card_button_click', { feature: step }));
				},
			}
		: undefined;
}

/** Whether the discount shows beside a step: always with the first question, else where it was first seen. */
function selectHasDiscountCard(state: RootState, step: Step): boolean {
	if (!applies('product-suggestions', selectFlowContext(state))) {
		return false;
	}
	const { discountSeenAt } = selectSession(state);
	return step === 'site-type-question' || (isFeature(step) && (discountSeenAt ?? step) === step);
}

function useDiscountCard(step: Step): SideCardView | undefined {
	const dispatch = useAppDispatch();
	const hasCard = useAppSelector((state) => selectHasDiscountCard(state, step));
	const isKnown = useAppSelector(
		(state) => isSettled(selectSiteDiscount(state)) && isSettled(selectIntroOffers(state)),
	);
	const suggestions = useAppSelector(selectSuggestions);
	const offers = useAppSelector(selectIntroOffers);
	const { valid, end } = useDiscount();
	if (!hasCard || !isKnown) {
		return undefined;
	}
	const percent = bestDiscount(
		suggestions,
		offers.status === 'ready' ? offers.data : [],
		valid?.discount ?? null,
	);
	return {
		kind: 'discount',
		percent,
		end,
		href: hrefOf('product-suggestions'),
		onFollow: () => dispatch(track('jetpack_recommendations_upsell_card_cta_click', { discount: percent })),
	};
}
