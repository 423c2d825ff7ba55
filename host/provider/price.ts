import type { ShopItem } from '../catalog/shop';

/** A coupon that the checkout accepts for a product. */
export interface Coupon {
	code: string;
	/** Percent off. */
	discount: number;
}

export interface Price {
	/** Everything in cents. */
	full: number;
	/** After the introductory offer and the sale, before the coupon. */
	beforeCoupon: number;
	total: number;
	hasIntroductoryOffer: boolean;
}

/** The introductory price for the first term, then the sale, then the coupon (facts 9). */
export function priceFor(
	item: ShopItem,
	{ isFirst, coupon, sale }: { isFirst: boolean; coupon: Coupon | null; sale: number | null },
): Price {
	const hasIntroductoryOffer = isFirst && item.firstPrice !== undefined;
	const first = hasIntroductoryOffer ? (item.firstPrice ?? item.price) : item.price;
	const beforeCoupon = percentOff(first, sale ?? 0);
	return {
		full: item.price,
		beforeCoupon,
		total: percentOff(beforeCoupon, coupon?.discount ?? 0),
		hasIntroductoryOffer,
	};
}

export const percentOff = (cents: number, percent: number): number =>
	Math.round((cents * (100 - percent)) / 100);

/** Cents as people read them. */
export const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
