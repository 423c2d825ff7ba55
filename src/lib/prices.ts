/** A term is monthly when it is one month, and yearly otherwise (PROD-030). */
export const isMonthly = (term: { interval_count: number | null; interval_unit: string }): boolean =>
	term.interval_count === 1 && term.interval_unit === 'month';

/** A price minus a discount in percent; a discount that's no number counts as 0, others are cut to 0–100. */
function discounted(price: number, percent: number | null | undefined): number {
	const isNumber = typeof percent === 'number' && Number.isFinite(percent);
	return price * (1 - Math.min(100, Math.max(0, isNumber ? percent : 0)) / 100);
}

/** The percent saved, rounded down (PROD-019, PROD-027, PROD-052); 100 only if nothing is left to pay. */
export function percentSaved({ full, final }: { full: number; final: number }): number {
	const percent = full > 0 && final < full ? Math.floor(exact(((full - final) / full) * 100)) : 0;
	return final > 0 ? Math.min(percent, 99) : percent;
}

/** The period that a price is for. */
export type Term = 'year' | 'month';

/** A product's price, as far as it's known. All but the slug may be missing. */
interface Facts {
	product?: {
		cost: number | null;
		currency_code: string;
		sale_coupon?: { discount: number | null } | null;
	};
	/** Its cost is that of a month (PROD-016). */
	suggestion?: { cost: number | null; currency_code: string };
	intro?: {
		original_price: number | null;
		raw_price: number | null;
		interval_count: number | null;
		interval_unit: string;
	};
	discount?: { code: string; discount: number | null; is_used: boolean; expiry_date: string };
}

/** A product's price for this site, wherever that's shown, and the coupon that its checkout carries. */
export interface Offer {
	currency: string;
	term: Term;
	/** The regular price of a term, which renewals cost; null without a price or a currency (PROD-050). */
	full: number | null;
	/** The price of the first term. */
	final: number | null;
	/** In percent. */
	saved: number;
	/** The price of the first term holds this long. */
	first: Term | 'other';
	/** The provider has an introductory offer (PROD-006). */
	isIntro: boolean;
	/** Empty without one. */
	coupon: string;
	/** In ms: when the coupon that makes it cheaper ends, or has ended; null without one (PROD-039). */
	couponEnd: number | null;
}

/** A discount counts if it has a code, is unused and hasn't expired at `now` (PROD-038, PROD-054). */
export const isDiscountValid = (discount: Facts['discount'], now: number): boolean =>
	Boolean(discount?.code && !discount.is_used && Date.parse(discount.expiry_date) > now);

/**
 * The offer for a product at `now`, in ms: an introductory offer (PROD-047, PROD-051) or the coupon of the
 * site's discount (PROD-040), never both (PROD-041); a sale reduces either (PROD-017).
 */
export function offerOf(slug: string, facts: Facts, now: number): Offer {
	const { product, suggestion, intro, discount } = facts;
	const term = slug.endsWith('_monthly') ? 'month' : 'year';
	const currency = suggestion?.currency_code || product?.currency_code || '';
	const suggested = suggestion?.cost ?? null;
	const cost = suggested === null ? (product?.cost ?? null) : suggested * (term === 'year' ? 12 : 1);
	const full = currency ? (intro?.original_price ?? cost) : null;
	const reduced = intro?.raw_price ?? null;
	const isIntro = reduced !== null && (full === null || reduced < full);
	const taken = isIntro || !discount?.code || discount.is_used ? undefined : discount;
	const valid = isDiscountValid(taken, now) ? taken : undefined;
	const onSale = (price: number) => discounted(price, product?.sale_coupon?.discount);
	const final = full === null ? null : discounted(onSale(isIntro ? reduced : full), valid?.discount);
	const isReduced = full !== null && taken !== undefined && discounted(1, taken.discount) < 1;
	return {
		currency,
		term,
		full,
		final,
		saved: full === null || final === null ? 0 : percentSaved({ full, final }),
		first: isIntro && intro?.interval_unit ? lengthOf(intro) : term,
		isIntro,
		coupon: valid?.code ?? '',
		couponEnd: (isReduced && Date.parse(taken.expiry_date)) || null,
	};
}

const lengthOf = (intro: { interval_count: number | null; interval_unit: string }): Offer['first'] =>
	isMonthly(intro)
		? 'month'
		: intro.interval_count === 1 && intro.interval_unit === 'year'
			? 'year'
			: 'other';

/** An amount of an offer, by the month (PROD-015). */
export const perMonth = ({ term }: Offer, amount: number | null): number | null =>
	amount === null || term === 'month' ? amount : amount / 12;

/** The monthly price on the trial button, rounded up to a cent (PROD-021); null until the price is known. */
export function trialPrice(offer: Offer): number | null {
	const price = perMonth(offer, offer.final);
	return price === null ? null : Math.ceil(exact(price * 100)) / 100;
}

/** Without what binary fractions add, so that 995.0000000000001 isn't rounded up to 996. */
const exact = (value: number): number => Number(value.toFixed(6));
