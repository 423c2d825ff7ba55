import { __, sprintf } from '@wordpress/i18n';
import { nothingSold } from '../../../components/price/price';
import { useOffers } from '../../../components/price/use-offers';
import { type HigherPlan, plansAbove } from '../../../lib/catalog/contents';
import { planClassOf } from '../../../lib/catalog/plan-class';
import { activePurchases } from '../../../lib/catalog/purchases';
import { storageOf } from '../../../lib/catalog/storage';
import type { AppDispatch } from '../../../state/app-thunk';
import { selectSiteConnectionStatus } from '../../../state/connection/slice';
import { failureText } from '../../../state/failure-text';
import { useAppDispatch, useAppSelector, useLoad } from '../../../state/hooks';
import { loadPrices, selectArePricesSettled } from '../../../state/purchases/offer';
import { noteCheckout } from '../../../state/purchases/thunks/checkout';
import {
	loadIntroOffers,
	loadSiteProducts,
	selectIntroOffers,
	selectSiteProducts,
} from '../../../state/purchases/prices';
import { selectUpgradeLink } from '../../../state/page/upgrade-links';
import { loadPurchases, selectPurchases } from '../../../state/purchases/slice';
import { selectPlanSlug } from '../../../state/site/slice';
import { trackClick } from '../../../state/tracking/thunks/track';
import { formatUnit, planName } from '../plan-texts';
import {
	type ComparisonRow,
	comparisonRows,
	currentPrice,
	type Holdings,
	isSold,
	nextPlan,
	nextPrices,
	type PriceLine,
} from './rows';

export type ComparisonView =
	| { state: 'loading' | 'offline' | 'everything' | 'nothing-sold' }
	| { state: 'failed'; text: string; onRetry: () => void }
	| { state: 'highest'; plan: string }
	/** A plan of the host's own, or an unknown one: what it includes is described elsewhere. */
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

/** Name of a plan; its tiers differ by their storage. */
function nameOf(slug: string): string {
	const planClass = planClassOf(slug);
	const storage = planClass && storageOf(planClass);
	const name = planName(slug) ?? slug;
	return storage
		? /* translators: 1: name of a plan, 2: an amount of storage, such as 10 GB */
			sprintf(__('%1$s (%2$s)', 'site-dashboard'), name, formatUnit(storage.amount, storage.unit))
		: name;
}

/** The plan's and the connection's own reason for having nothing to compare. */
function planState(
	slug: string,
	connection: ReturnType<typeof selectSiteConnectionStatus>,
	plans: { plansUrl: string; onPlans: () => void },
): ComparisonView | undefined {
	if (connection !== 'connected') {
		return { state: connection === 'offline' ? connection : 'nothing-sold' };
	}
	if (planClassOf(slug) && plansAbove(slug).length === 0) {
		return { state: 'highest', plan: nameOf(slug) };
	}
	const isHosted = planClassOf(slug) !== undefined && !slug.startsWith('jetpack_');
	return isHosted || !planClassOf(slug) ? { state: 'elsewhere', isHosted, ...plans } : undefined;
}

/**
 * The failure of a load that the comparison needs: without the purchases, only the plan would be compared.
 */
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

/** The site's parts beside those of the next plan. */
export function useComparison(): ComparisonView {
	const dispatch = useAppDispatch();
	const planSlug = useAppSelector(selectPlanSlug);
	const connection = useAppSelector(selectSiteConnectionStatus);
	const plansUrl = useAppSelector((state) => selectUpgradeLink(state, 'plans-main-top'));
	const bought = useAppSelector(selectPurchases);
	const products = useAppSelector(selectSiteProducts);
	const offers = useAppSelector(selectIntroOffers);
	const plans = { plansUrl, onPlans: () => dispatch(noteCheckout()) };
	const answer = planState(planSlug, connection, plans);
	useLoad(loadPrices, !answer);
	const { offerOf: offer, wayTo } = useOffers('recommendations-product');
	const arePricesSettled = useAppSelector(selectArePricesSettled);
	const holdings: Holdings = {
		planSlug,
		bought: bought.status === 'ready' ? activePurchases(bought.data) : [],
		products: products.status === 'ready' ? products.data : {},
		offer,
	};
	const next = nextPlan(holdings);
	const checkouts = useCheckouts(holdings, wayTo, typeof next === 'string' ? undefined : next);
	if (answer) {
		return answer;
	}
	const failure = failureOf(products, bought, dispatch);
	if (failure) {
		return failure;
	}
	if (bought.status !== 'ready' || !arePricesSettled) {
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
		nextPrices: nextPrices(holdings, next),
		checkouts,
		onRetryOffers: offers.status === 'failed' ? () => void dispatch(loadIntroOffers('retry')) : undefined,
	};
}

interface Checkout {
	label: string;
	href: string;
	onClick: () => void;
}

/**
 * The ways to buy a plan, one per term; they return here (PROD-044). Without a connected owner an account
 * comes first (DASH-041).
 */
function useCheckouts(
	holdings: Holdings,
	wayTo: ReturnType<typeof useOffers>['wayTo'],
	plan: HigherPlan | undefined,
): Checkout[] {
	const dispatch = useAppDispatch();
	if (!plan) {
		return [];
	}
	const name = planName(plan.yearly) ?? plan.yearly;
	const ways = [
		{
			slug: plan.yearly,
			/* translators: %s: name of a plan */
			label: sprintf(__('Get %s yearly', 'site-dashboard'), nameOf(plan.yearly)),
		},
		{
			slug: plan.monthly,
			/* translators: %s: name of a plan */
			label: sprintf(__('Get %s monthly', 'site-dashboard'), nameOf(plan.yearly)),
		},
	]
		.filter(({ slug }) => isSold(holdings, slug))
		.map((way) => ({
			slug: way.slug,
			...wayTo({ ...way, name, coupon: holdings.offer(way.slug).coupon }),
		}));
	return (ways[0]?.offer === 'connect' ? ways.slice(0, 1) : ways).map(({ slug, offer, label, href }) => ({
		label,
		href,
		onClick: () => {
			if (offer === 'upgrade') {
				dispatch(noteCheckout());
			}
			const target = offer === 'upgrade' ? 'comparison_checkout' : 'comparison_connect';
			dispatch(trackClick({ page: 'my-plan', target, plan: slug }));
		},
	}));
}
