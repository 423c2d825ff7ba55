import { partnerCouponOf } from '../catalog/offers';
import { ON_SALE, shopItem, type ShopItem } from '../catalog/shop';
import type { Database } from '../store/tables';
import { dollars, percentOff, readPurchases, type Coupon } from './purchases';
import { readRecords } from './records';

/** The coupon of that code for that product, or why it is not accepted. */
export async function findCoupon(
	db: Database,
	{ siteId, code, item, now }: { siteId: number; code: string; item: ShopItem; now: number },
): Promise<{ coupon: Coupon } | { refusal: string }> {
	const partner = partnerCouponOf(code);
	if (partner) {
		return partner.preset.slug === item.slug
			? { coupon: { code, discount: 100 } }
			: { refusal: `The coupon ${code} is for another product.` };
	}
	const { discount } = await readRecords(db, siteId);
	if (discount?.code !== code) {
		return { refusal: `The coupon ${code} doesn’t exist.` };
	}
	if (discount.isUsed || discount.expiresAt <= now) {
		return { refusal: `The coupon ${code} ${discount.isUsed ? 'has been used' : 'has expired'}.` };
	}
	// An introductory price of one month goes with no other discount (facts 9).
	return item.term === 'month' && item.firstPrice !== undefined
		? { refusal: `The coupon ${code} can’t be combined with the first-month offer.` }
		: { coupon: { code, discount: discount.discount } };
}

/** Products by slug, as GET products and GET site/products list them (host-contract 5.6). */
export async function fetchProducts(
	db: Database,
	siteId: number,
	now: number,
): Promise<Record<string, object>> {
	const { sale } = await readRecords(db, siteId);
	return Object.fromEntries(ON_SALE.map((item) => [item.slug, describeProduct(item, sale, now)]));
}

function describeProduct(item: ShopItem, sale: number | null, now: number): object {
	const cost = dollars(item.price);
	return {
		product_id: item.id,
		product_name: item.name,
		product_slug: item.slug,
		description: '',
		product_type: 'jetpack',
		available: true,
		is_domain_registration: false,
		cost_display: cost,
		combined_cost_display: cost,
		cost: item.price / 100,
		cost_smallest_unit: item.price,
		currency_code: 'USD',
		price_tier_list: [],
		price_tier_usage_quantity: null,
		product_term: item.term,
		price_tiers: [],
		price_tier_slug: '',
		...(item.firstPrice === undefined
			? {}
			: { introductory_offer: introductoryOffer(item, item.firstPrice) }),
		...(sale === null ? {} : { ...saleOf(item, sale, now) }),
	};
}

function introductoryOffer({ term }: ShopItem, firstPrice: number): object {
	return {
		interval_unit: term,
		interval_count: 1,
		usage_limit: null,
		cost_per_interval: firstPrice / 100,
		transition_after_renewal_count: 0,
		should_prorate_when_offer_ends: false,
	};
}

function saleOf({ id, price }: ShopItem, discount: number, now: number): object {
	const day = new Date(now).toISOString().slice(0, 10);
	return {
		sale_coupon: {
			start_date: `${day} 00:00:00`,
			expires: '2099-01-01 00:00:00',
			discount,
			purchase_types: [2, 6],
			product_ids: [id],
			allowed_for_domain_transfers: false,
			allowed_for_renewals: false,
			allowed_for_new_purchases: true,
			code: 'SALE',
			tld_rank: null,
		},
		sale_cost: percentOff(price, discount) / 100,
	};
}

/** Introductory offers that the site can still use, as GET intro-offers lists them (host-contract 5.6). */
export async function fetchIntroOffers(db: Database, siteId: number, now: number): Promise<object[]> {
	const bought = new Set((await readPurchases(db, siteId, now)).map(({ item }) => item.slug));
	return ON_SALE.flatMap((item) => {
		const { firstPrice, price } = item;
		return firstPrice === undefined || bought.has(item.slug)
			? []
			: [
					{
						product_id: item.id,
						product_slug: item.slug,
						currency_code: 'USD',
						formatted_price: dollars(firstPrice),
						original_price: price / 100,
						raw_price: firstPrice / 100,
						discount_percentage: Math.round((100 * (price - firstPrice)) / price),
						ineligible_reason: null,
						interval_unit: item.term,
						interval_count: 1,
					},
				];
	});
}

/** A plan on offer, as GET plans lists it (host-contract 5.6). */
export function describePlanOffer(slug: string): object[] {
	const item = shopItem(slug);
	return item
		? [
				{
					product_id: item.id,
					product_name: item.name,
					product_slug: item.slug,
					path_slug: item.slug.replace(/^jetpack_/, ''),
					bill_period: item.term === 'year' ? 365 : 31,
					bill_period_label: `per ${item.term}`,
					price: dollars(item.price),
					formatted_price: dollars(item.price),
					raw_price: item.price / 100,
					currency_code: 'USD',
					features: [],
					features_highlight: [],
					product_type: 'bundle',
					available: true,
				},
			]
		: [];
}
