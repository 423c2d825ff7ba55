import { __, sprintf } from '@wordpress/i18n';
import { useEffect } from 'react';
import { hostNow } from '../../lib/clock';
import { useOffers } from '../../components/price/use-offers';
import { useIsPromotionVisible } from '../../components/promotion/promotion';
import type { ProductDescription } from '../../rest-api/shop';
import { iconOf } from '../../lib/catalog/appearance';
import { activePurchases } from '../../lib/catalog/purchases';
import { isDiscountValid } from '../../lib/prices';
import { shallowEqual, useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectArePricesSettled, selectPriceFacts } from '../../state/purchases/offer';
import { followCheckout } from '../../state/purchases/thunks/checkout';
import { selectPage } from '../../state/page/slice';
import { selectImageUrl } from '../../state/page/urls';
import { applies } from '../../state/recommendations/flow';
import {
	selectOnboardingPurchases,
	selectFlowContext,
	selectSuggestions,
} from '../../state/recommendations/selectors';
import { discountSeen, selectSession } from '../../state/recommendations/slice';
import { isFeature, type Step } from '../../state/recommendations/steps';
import { selectFeatures, selectPlanSlug } from '../../state/site/slice';
import type { RootState } from '../../state/root-state';
import { track } from '../../state/tracking/thunks/track';
import { spotlightOf } from './spotlight';
import { hrefOf } from './targets';
import { countdownOf } from './use-suggestion-offers';

export type SideCardView =
	| {
			kind: 'product';
			title: string;
			features: readonly string[];
			icon: string | undefined;
			disclaimer: ProductDescription['disclaimer'];
			label: string;
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
	const isPromoting = useIsPromotionVisible({ isForSale: true });
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
	const { offerOf, wayTo } = useOffers('recommendations-product');
	const image = iconOf(spotlight?.slug ?? '');
	const icon = useAppSelector((state) => image && selectImageUrl(state, image));
	const said = spotlight && Object.hasOwn(products, spotlight.key) ? products[spotlight.key] : undefined;
	if (!said) {
		return undefined;
	}
	const { title, slug } = said;
	/* translators: %s: name of a product */
	const label = sprintf(__('Get %s', 'site-dashboard'), title);
	const way = wayTo({ slug, name: title, coupon: offerOf(slug).coupon, label });
	const event = track('jetpack_recommendations_step_product_card_button_click', { feature: step });
	return {
		kind: 'product',
		title,
		features: said.features,
		icon,
		disclaimer: said.disclaimer,
		label: way.label,
		href: way.href,
		onFollow: () => dispatch(followCheckout(way.href, event)),
	};
}

/** The discount shows beside a step: always with the first question, else where it was first seen. */
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
	const isKnown = useAppSelector(selectArePricesSettled);
	const { discount } = useAppSelector(selectPriceFacts, shallowEqual);
	const suggestions = useAppSelector(selectSuggestions);
	const { offerOf } = useOffers('recommendations-product');
	if (!hasCard || !isKnown) {
		return undefined;
	}
	const offers = suggestions.map((suggestion) => offerOf(suggestion.slug, suggestion));
	const hasDiscount = isDiscountValid(discount, hostNow()) && discount?.discount !== null;
	// The most that one of them saves (PROD-020, PROD-053).
	const percent = hasDiscount ? Math.max(...offers.map(({ saved }) => saved)) : undefined;
	return {
		kind: 'discount',
		percent,
		end: countdownOf(offers),
		href: hrefOf('product-suggestions'),
		onFollow: () => dispatch(track('jetpack_recommendations_upsell_card_cta_click', { discount: percent })),
	};
}
