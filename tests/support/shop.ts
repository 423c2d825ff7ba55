import type { IntroOffer, Product, Purchase } from '../../src/rest-api/shop';

export const purchaseOf = (product_slug: string, more: Partial<Purchase> = {}): Purchase => ({
	ID: '',
	product_slug,
	product_name: '',
	active: true,
	expiry_date: '',
	subscribed_date: '',
	is_refundable: false,
	...more,
});

export const productOf = (cost: number | null, more: Partial<Product> = {}): Product => ({
	product_id: null,
	product_slug: '',
	product_name: '',
	available: true,
	cost,
	currency_code: 'USD',
	introductory_offer: null,
	sale_coupon: null,
	...more,
});

/** An offer for the first year. */
export const offerOf = (
	product_slug: string,
	original_price: number | null,
	raw_price: number | null,
	more: Partial<IntroOffer> = {},
): IntroOffer => ({
	product_slug,
	currency_code: 'USD',
	original_price,
	raw_price,
	discount_percentage: null,
	interval_unit: 'year',
	interval_count: 1,
	ineligible_reason: '',
	...more,
});
