import { shopItem } from '../catalog/shop';
import type { HostContext } from '../host-context';
import { fetchHoldings } from './plans';
import { fetchGeneral } from './stats';

const RECORD_LIMITS = { free: 5000, paid: 10_000 } as const;
const FREE_REQUESTS = 500;
const STEP = 10_000;

/** Answer of GET search/plan (host-contract 5.10). */
export async function fetchSearchPlan({ db, now }: HostContext, siteId: number): Promise<object> {
	const { plan, products } = await fetchHoldings(db, siteId, now());
	const isIncluded = plan.features.active.includes('search');
	const product = products.find(
		({ product_slug, expired }) => product_slug.startsWith('jetpack_search') && !expired,
	);
	const posts = Number((await fetchGeneral(db, siteId, now())).stats.posts);
	return {
		search_subscriptions: [],
		supports_instant_search: plan.features.active.includes('instant-search'),
		supports_only_classic_search: false,
		supports_search: isIncluded,
		default_upgrade_bill_period: 'yearly',
		plan_usage: {
			must_upgrade: false,
			should_upgrade: false,
			upgrade_reason: { records: false, requests: false },
			num_records: posts,
			num_requests_3m: [],
		},
		plan_current: { record_limit: RECORD_LIMITS.free, monthly_search_request_limit: FREE_REQUESTS },
		effective_subscription: isIncluded ? { product_slug: product?.product_slug ?? 'jetpack_search' } : null,
	};
}

/** Answer of GET search/stats: the index (host-contract 5.10). */
export async function fetchSearchStats({ db, now }: HostContext, siteId: number): Promise<object> {
	const all = Number((await fetchGeneral(db, siteId, now())).stats.posts);
	const pages = Math.min(4, all);
	const types = { post: all - pages, page: pages };
	const hour = 60 * 60 * 1000;
	const indexed = new Date(Math.floor((now() - 2 * hour) / hour) * hour);
	return {
		post_count: all,
		post_type_breakdown: types,
		last_indexed_date: indexed.toISOString().slice(0, 19).replace('T', ' '),
		post_type_breakdown_with_attachment: { ...types, attachment: 0 },
	};
}

/** Without the provider, only what the site knows (host-contract 5.10). */
export function searchPricing(isReachable: boolean): object {
	const yearly = (shopItem('jetpack_search')?.price ?? 0) / 100;
	const known = {
		available: true,
		trial_available: isReachable,
		wpcom_product_slug: 'jetpack_search',
		wpcom_free_product_slug: 'jetpack_search_free',
		currency_code: 'USD',
		full_price: yearly,
		discount_price: yearly,
		is_introductory_offer: false,
		introductory_offer: null,
	};
	return isReachable
		? {
				...known,
				estimated_record_count: 2,
				pricing_version: '202208',
				price_tier_minimum_units: 0,
				price_tier_maximum_units: STEP,
				monthly_price: (shopItem('jetpack_search_monthly')?.price ?? 0) / 100,
				yearly_price: yearly,
				record_limit: RECORD_LIMITS.paid,
				additional_unit_price: 10,
				additional_unit_quantity: STEP,
			}
		: known;
}
