/** A partner's coupon, as the bootstrap object carries it (host-contract 2.1, COUPON-001). */
import * as v from 'valibot';
import { defaulted, numberOrNull, text } from './primitives';
import { productDescription } from './product-description';

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
