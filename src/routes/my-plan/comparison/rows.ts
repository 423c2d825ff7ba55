import { __, _x } from '@wordpress/i18n';
import {
	addedBy,
	comparable,
	type Contents,
	contentsOf,
	type HigherPlan,
	isMore,
	type Part,
	plansAbove,
	together,
} from '../../../lib/catalog/contents';
import type { Offer } from '../../../lib/prices';
import type { Product, Purchase } from '../../../rest-api/shop';
import { formatUnit, planName, priceWithTerm, regularPrice } from '../plan-texts';
import { introText } from '../../../components/price/price';
import { planClassOf } from '../../../lib/catalog/plan-class';
import { formatMoney } from '../../../lib/money';

/** The site's purchases, and the products on sale. */
export interface Holdings {
	planSlug: string;
	/** Purchases in force, the plan included. */
	bought: readonly Purchase[];
	products: Readonly<Record<string, Product>>;
	offer: (slug: string) => Offer;
}

/** All, nothing, or as the words say. */
export interface ComparisonValue {
	kind: 'yes' | 'no' | 'words';
	text: string;
}

export interface ComparisonRow {
	part: Part;
	label: string;
	/** The site's share of it. */
	has: ComparisonValue;
	/** The product that brings it, if it isn't the plan; else empty. */
	from: string;
	next: ComparisonValue;
	/** The next plan brings more of it. */
	isAdded: boolean;
}

export const isSold = ({ products }: Holdings, slug: string): boolean =>
	Object.hasOwn(products, slug) && products[slug]?.available === true;

const everything = ({ planSlug, bought }: Holdings): Contents =>
	together([planSlug, ...bought.map(({ product_slug }) => product_slug)].map(contentsOf));

/** The lowest higher plan that's on sale and adds something; otherwise why there's none. */
export function nextPlan(holdings: Holdings): HigherPlan | 'everything' | 'nothing-sold' {
	const sold = plansAbove(holdings.planSlug).filter(
		({ yearly, monthly }) => isSold(holdings, yearly) || isSold(holdings, monthly),
	);
	if (sold.length === 0) {
		return 'nothing-sold';
	}
	const has = everything(holdings);
	return sold.find(({ yearly }) => addedBy(has, contentsOf(yearly)).length > 0) ?? 'everything';
}

/** A row for each part of the next plan. */
export function comparisonRows(holdings: Holdings, next: HigherPlan): ComparisonRow[] {
	const plan = contentsOf(holdings.planSlug);
	const has = everything(holdings);
	const more = contentsOf(next.yearly);
	return comparable(has, more).map((part) => ({
		part,
		label: partLabel(part),
		has: partValue(part, has[part]),
		from: (has[part] ?? 0) > (plan[part] ?? 0) ? nameOfMost(part, holdings.bought) : '',
		next: partValue(part, Math.max(more[part] ?? 0, 0)),
		isAdded: isMore(part, has, more),
	}));
}

function nameOfMost(part: Part, bought: readonly Purchase[]): string {
	const amount = ({ product_slug }: Purchase) => contentsOf(product_slug)[part] ?? 0;
	const [most] = [...bought].sort((one, other) => amount(other) - amount(one));
	return most ? most.product_name || (planName(most.product_slug) ?? '') : '';
}

const LABELS: Readonly<Record<Part, () => string>> = {
	backups: () => __('Backups', 'site-dashboard'),
	storage: () => __('Backup storage', 'site-dashboard'),
	scan: () => __('Malware scanning', 'site-dashboard'),
	'anti-spam': () => __('Spam protection', 'site-dashboard'),
	videos: () => __('Video hosting', 'site-dashboard'),
	search: () => __('Site search', 'site-dashboard'),
	ads: () => __('Ad revenue', 'site-dashboard'),
	analytics: () => __('Google Analytics', 'site-dashboard'),
	speed: () => __('Automatic page speed optimization', 'site-dashboard'),
	sharing: () => __('Automatic social images', 'site-dashboard'),
	support: () => __('Priority support', 'site-dashboard'),
};

const partLabel = (part: Part): string => LABELS[part]();

const words = (text: string): ComparisonValue => ({ kind: 'words', text });

function partValue(part: Part, amount: number | undefined): ComparisonValue {
	if (!amount) {
		return { kind: 'no', text: __('Not included', 'site-dashboard') };
	}
	if (part === 'backups') {
		return words(amount > 1 ? __('Real-time', 'site-dashboard') : __('Daily', 'site-dashboard'));
	}
	if (part === 'storage') {
		return words(amount < 1000 ? formatUnit(amount, 'gigabyte') : formatUnit(amount / 1000, 'terabyte'));
	}
	return part === 'videos' && amount === 1
		? words(__('1 video', 'site-dashboard'))
		: { kind: 'yes', text: __('Included', 'site-dashboard') };
}

/** A plan's price in one term. */
export interface PriceLine {
	/** In words. */
	text: string;
	/** The saving in the first term, in percent (PROD-019). */
	saved: number;
	/** What it costs after the first term, if that costs less (PROD-022); a sale is for that too. */
	note?: string;
}

/** Undefined where nobody names a price or a currency (PROD-050). */
function priceLine({ term, full, final, saved, first, currency }: Offer): PriceLine | undefined {
	if (full === null || final === null) {
		return undefined;
	}
	const money = (amount: number) => formatMoney(amount, currency);
	const regular = priceWithTerm(term, money(full));
	return final < full
		? { text: money(final), saved, note: introText(first, regular) }
		: { text: regular, saved };
}

/** The next plan's price, a line for each term that it's sold in. */
export function nextPrices(holdings: Holdings, { yearly, monthly }: HigherPlan): PriceLine[] {
	const lines = [yearly, monthly].flatMap(
		(slug) => (isSold(holdings, slug) && priceLine(holdings.offer(slug))) || [],
	);
	return lines.length > 0 ? lines : [{ text: __('Shown at checkout', 'site-dashboard'), saved: 0 }];
}

/** The current plan's price, without discounts for those who buy it now. */
export function currentPrice(holdings: Holdings): string {
	const { planSlug } = holdings;
	if (planClassOf(planSlug) === 'free') {
		return _x('Free', 'price', 'site-dashboard');
	}
	if (!isSold(holdings, planSlug)) {
		return __('No longer available', 'site-dashboard');
	}
	return regularPrice(holdings.offer(planSlug)) || __('Unknown', 'site-dashboard');
}
