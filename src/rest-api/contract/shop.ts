/** Payloads of what is sold: plans, products, prices, purchases, discounts (host-contract 5.6). */
import * as v from 'valibot';
import {
	defaulted,
	flag,
	isRecord,
	listOf,
	mapOf,
	numberOrNull,
	optionalFlag,
	text,
	wrappedText,
} from './primitives';

/** An amount of money; null if it's missing or negative. */
const amount = () =>
	v.pipe(
		numberOrNull(),
		v.transform((value) => (value !== null && value < 0 ? null : value)),
	);

/** One thing bought for the site. */
const purchase = v.object({
	ID: text(),
	product_slug: v.string(),
	product_name: text(),
	active: flag(),
	/** As the provider prints it; empty when it does not say. */
	expiry_date: text(),
	subscribed_date: text(),
	/** The money is still given back for it. */
	is_refundable: optionalFlag(),
});
export type Purchase = v.InferOutput<typeof purchase>;

/** GET site/purchases: JSON text. */
export const purchases = wrappedText(listOf(purchase));

const introductoryOffer = v.nullish(
	v.object({
		interval_unit: text('month'),
		interval_count: numberOrNull(),
		cost_per_interval: amount(),
	}),
);

/** A product with its price in the provider's currency unit (not cents). */
const product = v.object({
	product_id: numberOrNull(),
	product_slug: v.string(),
	product_name: text(),
	available: optionalFlag(true),
	cost: amount(),
	currency_code: text(),
	introductory_offer: v.fallback(introductoryOffer, null),
	/** `discount` in percent. */
	sale_coupon: v.fallback(v.nullish(v.object({ discount: numberOrNull() })), null),
});
export type Product = v.InferOutput<typeof product>;

/** GET products: a bare map by slug. */
export const productMap = v.pipe(v.unknown(), v.check(isRecord), mapOf(product));

/** GET site/products: the same map in `data`, not as text. */
export const siteProducts = v.pipe(
	v.object({ code: v.literal('success'), data: productMap }),
	v.transform(({ data }) => data),
);

/** A reduced price for the first time. */
const introOffer = v.object({
	product_slug: v.string(),
	currency_code: text(),
	original_price: amount(),
	raw_price: amount(),
	discount_percentage: numberOrNull(),
	/** Length of the term that the reduced price is for: `month` or `year`, and how many of them. */
	interval_unit: text(),
	interval_count: numberOrNull(),
	/** The reason why the site can't have it; empty when it can. */
	ineligible_reason: text(),
});
export type IntroOffer = v.InferOutput<typeof introOffer>;

/** GET intro-offers: a list in `data`, not as text. What the site can't have is no offer. */
export const introOffers = v.pipe(
	v.object({ code: v.literal('success'), data: listOf(introOffer) }),
	v.transform(({ data }) => data.filter(({ ineligible_reason }) => !ineligible_reason)),
);

/** GET site/discount: in `data`, not as text; no discount is an empty code. */
export const siteDiscount = v.pipe(
	v.object({
		code: v.literal('success'),
		data: defaulted({
			code: text(),
			/** Percent. */
			discount: numberOrNull(),
			is_used: optionalFlag(),
			/** The user has seen it. */
			viewed: optionalFlag(),
			/** ISO date. */
			expiry_date: text(),
		}),
	}),
	v.transform(({ data }) => data),
);
export type SiteDiscount = v.InferOutput<typeof siteDiscount>;

export const NO_DISCOUNT: SiteDiscount = {
	code: '',
	discount: null,
	is_used: false,
	viewed: false,
	expiry_date: '',
};
