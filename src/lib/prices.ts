/** A term is monthly when it is one month, and yearly otherwise (PROD-030). */
export const isMonthly = (term: { interval_count: number | null; interval_unit: string }): boolean =>
	term.interval_count === 1 && term.interval_unit === 'month';

/** What one month of a yearly price comes to (PROD-015). */
export const perMonth = (yearly: number): number => yearly / 12;

/** A price minus a discount in percent; a discount that's no number counts as 0, others are cut to 0–100. */
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

/**
 * A product's yearly price on its page (PROD-017, PROD-047); undefined without an offer's or product's price.
 */
export function productPrice(product: Product, offer: IntroOffer | undefined): Price | undefined {
	const full = offer?.original_price ?? product.cost;
	return full === null
		? undefined
		: { full, final: discounted(offer?.raw_price ?? full, product.sale_coupon?.discount) };
}

/** An introductory offer that makes the first term cheaper. */
const isActive = (offer: IntroOffer | undefined): offer is IntroOffer & { raw_price: number } =>
	typeof offer?.raw_price === 'number' &&
	(offer.original_price === null || offer.raw_price < offer.original_price);

/**
 * Yearly price of a suggested product, whose cost is per month (PROD-016, PROD-051). `discount` is a valid
 * discount in percent. An introductory offer isn't discounted: its checkout gets no coupon (PROD-041).
 */
export function suggestionPrice(
	{ cost }: Pick<Product, 'cost'>,
	offer: IntroOffer | undefined,
	discount: number | null,
): Price | undefined {
	const full = offer?.original_price ?? (cost === null ? null : cost * 12);
	return full === null
		? undefined
		: { full, final: isActive(offer) ? offer.raw_price : discounted(full, discount) };
}

/** The percent saved, rounded down (PROD-019, PROD-027, PROD-052); 100 only if nothing is left to pay. */
export function percentSaved({ full, final }: Price): number {
	const percent = full > 0 && final < full ? Math.floor(exact(((full - final) / full) * 100)) : 0;
	return final > 0 ? Math.min(percent, 99) : percent;
}

/**
 * The most a suggested product saves at its shown price (PROD-020, PROD-053); undefined without a price or a
 * numeric discount.
 */
export function bestDiscount(
	suggestions: ReadonlyArray<Pick<Product, 'cost'> & { slug: string }>,
	offers: readonly IntroOffer[],
	discount: number | null,
): number | undefined {
	if (discount === null) {
		return undefined;
	}
	const saved = suggestions.flatMap((suggestion) => {
		const offer = offers.find(({ product_slug }) => product_slug === suggestion.slug);
		const price = suggestionPrice(suggestion, offer, discount);
		return price ? [percentSaved(price)] : [];
	});
	return saved.length ? Math.max(...saved) : undefined;
}

/**
 * Price per month of the first term on the trial button, rounded up to a cent (PROD-021); undefined until the
 * price is known.
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

/**
 * A discount counts if it has a code, is unused and hasn't expired at `now`, in ms (PROD-038, PROD-040,
 * PROD-054).
 */
export const isDiscountValid = <Given extends Discount>(
	discount: Given | null | undefined,
	now: number,
): discount is Given =>
	Boolean(discount?.code && !discount.is_used && Date.parse(discount.expiry_date) > now);

/** The coupon to buy with: none with an introductory offer, whose price it would be added to (PROD-041). */
export const couponFor = (discount: Discount | null, offer: IntroOffer | undefined): string =>
	discount && !isActive(offer) ? discount.code : '';

/** Without what binary fractions add, so that 995.0000000000001 isn't rounded up to 996. */
const exact = (value: number): number => Number(value.toFixed(6));
