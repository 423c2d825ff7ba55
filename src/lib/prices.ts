/** A term is monthly when it is one month, and yearly otherwise (PROD-030). */
export const isMonthly = (term: { interval_count: number | null; interval_unit: string }): boolean =>
	term.interval_count === 1 && term.interval_unit === 'month';

/** What one month of a yearly price comes to (PROD-015). */
export const perMonth = (yearly: number): number => yearly / 12;

/** A price less a discount in percent; a discount that is no number, or outside 0 to 100, is cut to that range. */
export function discounted(price: number, percent: number | null | undefined): number {
	const isNumber = typeof percent === 'number' && Number.isFinite(percent);
	return price * (1 - Math.min(100, Math.max(0, isNumber ? percent : 0)) / 100);
}

export interface Price {
	/** The regular price of a year. */
	full: number;
	/** The price of the first year; the same as `full` without offer and discount. */
	final: number;
}

interface Product {
	/** Regular price; of a year on product pages, of a month in suggestions. */
	cost: number | null;
	sale_coupon?: { discount: number | null } | null;
}

interface IntroOffer {
	product_slug: string;
	original_price: number | null;
	raw_price: number | null;
}

interface Term {
	interval_count: number | null;
	interval_unit: string;
}

/**
 * Yearly price of a product on its page (PROD-017, PROD-047); undefined when neither offer nor product names one.
 */
export function productPrice(product: Product, offer: IntroOffer | undefined): Price | undefined {
	const full = offer?.original_price ?? product.cost;
	return full === null
		? undefined
		: { full, final: discounted(offer?.raw_price ?? full, product.sale_coupon?.discount) };
}

/**
 * Yearly price of a suggested product, whose cost is that of a month (PROD-016, PROD-051). `discount` is the percentage of a
 * valid discount; an offer for a month takes none.
 */
export function suggestionPrice(
	{ cost }: Pick<Product, 'cost'>,
	offer: (IntroOffer & Term) | undefined,
	discount: number | null,
): Price | undefined {
	const full = offer?.original_price ?? (cost === null ? null : cost * 12);
	if (full === null) {
		return undefined;
	}
	const before = offer?.raw_price ?? full;
	return { full, final: offer && isMonthly(offer) ? before : discounted(before, discount) };
}

/** How much of the full price is saved, in whole percent (PROD-019, PROD-052); 0 when nothing is. */
export const percentSaved = ({ full, final }: Price): number =>
	full > 0 && final < full ? Math.round(exact(((full - final) / full) * 100)) : 0;

/** Percent of the label beside a price: rounded down, and nothing unless positive (PROD-027). */
export function discountLabel(price: number, offPrice: number): number | undefined {
	const percent = price > 0 ? Math.floor(exact(((price - offPrice) / price) * 100)) : 0;
	return percent > 0 ? percent : undefined;
}

/**
 * The most that the offers of suggested products save, with the site's discount (PROD-020, PROD-053); undefined without
 * such an offer or without a discount that is a number.
 */
export function bestDiscount(
	offers: readonly IntroOffer[],
	slugs: readonly string[],
	discount: number | null,
): number | undefined {
	if (discount === null) {
		return undefined;
	}
	const saved = offers.flatMap(({ product_slug, original_price: full, raw_price }) =>
		slugs.includes(product_slug) && full !== null && raw_price !== null
			? [percentSaved({ full, final: discounted(raw_price, discount) })]
			: [],
	);
	return saved.length ? Math.max(...saved) : undefined;
}

/**
 * Price of a month of the first term, as the trial button names it: rounded up to a hundredth (PROD-021); undefined while
 * the price is not known.
 */
export function introPrice(
	product: Pick<Product, 'cost'> & { introductory_offer?: { cost_per_interval: number | null } | null },
): number | undefined {
	const cost = product.introductory_offer?.cost_per_interval ?? product.cost;
	return cost === null ? undefined : Math.ceil(exact(perMonth(cost) * 100)) / 100;
}

interface Discount {
	code: string;
	is_used: boolean;
	/** ISO date. */
	expiry_date: string;
}

/** A discount counts when it has a code, was not used and has not run out at `now`, in ms (PROD-038, PROD-040, PROD-054). */
export const isDiscountValid = <Given extends Discount>(
	discount: Given | null | undefined,
	now: number,
): discount is Given =>
	Boolean(discount?.code && !discount.is_used && Date.parse(discount.expiry_date) > now);

/** The coupon to buy with: none with an offer for a month, which takes no other discount (PROD-041, PROD-052). */
export const couponFor = (discount: Discount | null, offer: Term | undefined): string =>
	discount && !(offer && isMonthly(offer)) ? discount.code : '';

/** Without what binary fractions add to the last places, so that 995.0000000000001 is not rounded up to 996. */
const exact = (value: number): number => Number(value.toFixed(6));
