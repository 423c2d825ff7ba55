/** A product in the host's words; prices come with other calls (host-contract 2.1). */
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
import type { Client } from './client/client';
import { ApiError } from './client/errors';

/** One entry of `Initial_State.products` (PROD-004, PROD-005). */
export const productDescription = v.object({
	title: text(),
	slug: v.string(),
	description: text(),
	features: listOf(v.string()),
	/** Its texts may be empty. */
	disclaimer: defaulted({ text: text(), link_text: text(), url: text() }),
	show_promotion: optionalFlag(),
	/** Percent. */
	discount_percent: numberOrNull(),
	/** Keys of the plans that bring the product along. */
	included_in_plans: listOf(v.string()),
});
export type ProductDescription = v.InferOutput<typeof productDescription>;

const coupon = v.object({
	coupon_code: v.pipe(v.string(), v.minLength(1)),
	partner: defaulted({
		name: text(),
		/** Its name in codes and events. */
		prefix: text(),
		/** `src` is a path below the plugin's URL. */
		logo: defaulted({ src: text(), width: numberOrNull(), height: numberOrNull() }),
	}),
	/** Kind of the coupon. */
	preset: text(),
	product: productDescription,
});
export type PartnerCoupon = v.InferOutput<typeof coupon>;

/** Null without one, or with one that names no code or product. */
export const partnerCoupon = v.optional(v.fallback(v.nullable(coupon), null), null);

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

/** The site's purchases (API-043). */
export const getPurchases = (client: Client, signal?: AbortSignal) =>
	client.get('site/purchases', purchases, { signal });

/** The products that this site can buy, by slug (API-043). */
export const getSiteProducts = (client: Client, signal?: AbortSignal) =>
	client.get('site/products', siteProducts, { signal });

/** The site's own discount (API-043). That there's none, hosts say with a 404 (host-contract 4.2). */
export const getSiteDiscount = (client: Client, signal?: AbortSignal) =>
	client.get('site/discount', siteDiscount, { signal }).catch((error: unknown) => {
		if (error instanceof ApiError && error.status === 404 && error.code === 'discount_fetch_failed') {
			return NO_DISCOUNT;
		}
		throw error;
	});

/** Reduced prices for the first time (API-046). */
export const getIntroOffers = (client: Client, signal?: AbortSignal) =>
	client.get('intro-offers', introOffers, { signal });
