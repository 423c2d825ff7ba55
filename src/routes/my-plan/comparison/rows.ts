import {
	addedBy,
	comparable,
	contentsOf,
	isMore,
	plansAbove,
	together,
	type Contents,
	type HigherPlan,
	type Part,
} from '../../../lib/catalogue/contents';
import type { Product, Purchase } from '../../../rest-api/contract/shop';
import { planName } from '../plan-names';
import { partLabel, partValue } from './part-texts';

/** What the site has, and what is on sale. */
export interface Holdings {
	planSlug: string;
	/** What was bought and is in force, the plan included. */
	bought: readonly Purchase[];
	products: Readonly<Record<string, Product>>;
}

export interface ComparisonRow {
	part: Part;
	label: string;
	/** What the site has of it. */
	has: string;
	/** What brings that, where it is not the plan; empty otherwise. */
	from: string;
	next: string;
	/** The next plan brings more of it. */
	isAdded: boolean;
}

export const isSold = ({ products }: Holdings, slug: string): boolean =>
	Object.hasOwn(products, slug) && products[slug]?.available === true;

const everything = ({ planSlug, bought }: Holdings): Contents =>
	together([planSlug, ...bought.map(({ product_slug }) => product_slug)].map(contentsOf));

/** The least of the plans above that is on sale and adds something to what the site has; otherwise why there is none. */
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
