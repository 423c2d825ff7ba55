import { __, sprintf } from '@wordpress/i18n';
import { formatUnit } from '../format-unit';
import { nothingSold } from '../../../components/price/price-failures';
import { plansAbove } from '../../../lib/catalogue/contents';
import { planClassOf } from '../../../lib/catalogue/plan-class';
import { activePurchases } from '../../../lib/catalogue/purchases';
import { storageOf } from '../../../lib/catalogue/storage';
import { selectIsOffline } from '../../../state/connection/selectors';
import { failureText } from '../../../state/failure-text';
import { useAppDispatch, useAppSelector, useLoad } from '../../../state/hooks';
import {
	loadIntroOffers,
	loadSiteProducts,
	selectIntroOffers,
	selectSiteProducts,
} from '../../../state/offers/slice';
import { noteCheckout } from '../../../state/my-plan/checkout';
import { selectUpgradeLink } from '../../../state/page/upgrade';
import { loadPurchases, selectPurchases } from '../../../state/purchases/slice';
import type { Remote } from '../../../state/remote';
import { selectPlanSlug } from '../../../state/site/selectors';
import type { AppDispatch } from '../../../state/store';
import { selectIsCurrentUserLinked } from '../../../state/user/selectors';
import { planName } from '../plan-names';
import { currentPrice, nextPrices, type PriceLine } from './prices';
import { comparisonRows, nextPlan, type ComparisonRow, type Holdings } from './rows';
import { useCheckouts, type Checkout } from './use-checkouts';

export type ComparisonView =
	| { state: 'loading' | 'offline' | 'everything' | 'nothing-sold' }
	| { state: 'failed'; text: string; onRetry: () => void }
	| { state: 'highest'; plan: string }
	/** A plan of the host's own, or one that is not known: what it holds is told elsewhere. */
	| { state: 'elsewhere'; isHosted: boolean; plansUrl: string; onPlans: () => void }
	| {
			state: 'ready';
			current: string;
			next: string;
			rows: ComparisonRow[];
			currentPrice: string;
			/** A line for each term. */
			nextPrices: PriceLine[];
			checkouts: Checkout[];
			/** Reduced prices could not be had, so that the regular ones show. */
			onRetryOffers: (() => void) | undefined;
	  };

const loadProducts = (dispatch: AppDispatch) => dispatch(loadSiteProducts());
const loadOffers = (dispatch: AppDispatch) => dispatch(loadIntroOffers());

/** Name of a plan; the tiers of one are told apart by their room. */
function nameOf(slug: string): string {
	const planClass = planClassOf(slug);
	const storage = planClass && storageOf(planClass);
	const name = planName(slug) ?? slug;
	return storage
		? /* translators: 1: name of a plan, 2: an amount of storage, such as 10 GB */
			sprintf(__('%1$s (%2$s)', 'site-dashboard'), name, formatUnit(storage.amount, storage.unit))
		: name;
}

/** Why there is nothing to compare, as far as the plan alone says it. */
function planState(
	slug: string,
	isOffline: boolean,
	plans: { plansUrl: string; onPlans: () => void },
): ComparisonView | undefined {
	if (isOffline) {
		return { state: 'offline' };
	}
	if (planClassOf(slug) && plansAbove(slug).length === 0) {
		return { state: 'highest', plan: nameOf(slug) };
	}
	const isHosted = planClassOf(slug) !== undefined && !slug.startsWith('jetpack_');
	return isHosted || !planClassOf(slug) ? { state: 'elsewhere', isHosted, ...plans } : undefined;
}

/** What the comparison cannot do without and could not be had: without what was paid for, the plan alone would be compared. */
function failureOf(
	products: ReturnType<typeof selectSiteProducts>,
	bought: ReturnType<typeof selectPurchases>,
	dispatch: AppDispatch,
): ComparisonView | undefined {
	if (products.status === 'failed') {
		const text = failureText(products.failure);
		return { state: 'failed', text, onRetry: () => void dispatch(loadSiteProducts('retry')) };
	}
	if (bought.status === 'failed') {
		const text = failureText(bought.failure);
		return { state: 'failed', text, onRetry: () => void dispatch(loadPurchases('retry')) };
	}
	return products.status === 'ready' && Object.keys(products.data).length === 0
		? { state: 'failed', text: nothingSold(), onRetry: () => void dispatch(loadSiteProducts('again')) }
		: undefined;
}

const isSettled = ({ status }: Remote<unknown>) => status === 'ready' || status === 'failed';

/** What the site has beside what the next plan would bring. */
export function useComparison(): ComparisonView {
	const dispatch = useAppDispatch();
	const planSlug = useAppSelector(selectPlanSlug);
	const isOffline = useAppSelector(selectIsOffline);
	const plansUrl = useAppSelector((state) => selectUpgradeLink(state, 'plans-main-top'));
	const bought = useAppSelector(selectPurchases);
	const products = useAppSelector(selectSiteProducts);
	const offers = useAppSelector(selectIntroOffers);
	const isLinked = useAppSelector(selectIsCurrentUserLinked);
	const answer = planState(planSlug, isOffline, {
		plansUrl,
		onPlans: () => dispatch(noteCheckout()),
	});
	useLoad(loadProducts, !answer);
	useLoad(loadOffers, !answer);
	const holdings: Holdings = {
		planSlug,
		bought: bought.status === 'ready' ? activePurchases(bought.data) : [],
		products: products.status === 'ready' ? products.data : {},
	};
	const next = nextPlan(holdings);
	const checkouts = useCheckouts(holdings, typeof next === 'string' ? undefined : next);
	if (answer) {
		return answer;
	}
	const failure = failureOf(products, bought, dispatch);
	if (failure) {
		return failure;
	}
	if ([products, bought].some(({ status }) => status !== 'ready') || !isSettled(offers)) {
		return { state: 'loading' };
	}
	if (typeof next === 'string') {
		return { state: next };
	}
	return {
		state: 'ready',
		current: nameOf(planSlug),
		next: nameOf(next.yearly),
		rows: comparisonRows(holdings, next),
		currentPrice: currentPrice(holdings),
		nextPrices: nextPrices(holdings, next, offers.status === 'ready' ? offers.data : []),
		checkouts,
		onRetryOffers:
			offers.status === 'failed' && isLinked ? () => void dispatch(loadIntroOffers('retry')) : undefined,
	};
}
