import { createSelector } from 'reselect';
import { comparable, contentsOf, isMore, type Part, together } from '../../lib/catalog/contents';
import { withoutTerm } from '../../lib/catalog/groups';
import { activePurchases } from '../../lib/catalog/purchases';
import type { Purchase } from '../../rest-api/shop';
import { selectPurchases } from './slice';
import type { RootState } from '../root-state';

/** Purchases that ended, newest first, and the parts that stopped with them. */
export interface Lapsed {
	purchases: readonly Purchase[];
	lost: ReadonlyArray<Extract<Part, 'backups' | 'scan'>>;
}

const DAY = 24 * 60 * 60 * 1000;

/** An ended purchase is worth a word for this many days. */
const LAPSED_DAYS = 60;

const none: readonly Purchase[] = [];

const selectBought = (state: RootState): readonly Purchase[] => {
	const purchases = selectPurchases(state);
	return purchases.status === 'ready' ? purchases.data : none;
};

/** Parts of a purchase that nothing active brings. */
function missingParts({ product_slug: slug }: Purchase, active: readonly Purchase[]): Part[] {
	const has = together(active.map((purchase) => contentsOf(purchase.product_slug)));
	const had = contentsOf(slug);
	return comparable(has, had).filter((part) => isMore(part, has, had));
}

const hasContents = ({ product_slug: slug }: Purchase) => Object.keys(contentsOf(slug)).length > 0;

const isSameProduct = (one: Purchase, other: Purchase) =>
	withoutTerm(one.product_slug) === withoutTerm(other.product_slug);

/** Something active has taken its place: bought again, or part of a plan. */
const isReplaced = (purchase: Purchase, active: readonly Purchase[]): boolean =>
	active.some((other) => isSameProduct(purchase, other)) ||
	(hasContents(purchase) && missingParts(purchase, active).length === 0);

/**
 * Purchases that ended in the last 60 days and weren't replaced; undefined without any. A purchase that is
 * still active after its date is in its grace period, and one that isn't before it was taken back. `now` in
 * ms.
 */
export const selectLapsed = createSelector(
	[selectBought, (_: RootState, now: number) => now],
	(purchases, now): Lapsed | undefined => {
		const active = activePurchases(purchases);
		const ended = purchases
			.map((purchase) => ({ purchase, end: Date.parse(purchase.expiry_date) }))
			.filter(({ purchase, end }) => !purchase.active && end <= now && end > now - LAPSED_DAYS * DAY)
			.filter(({ purchase }) => !isReplaced(purchase, active))
			.sort((one, other) => other.end - one.end)
			.map(({ purchase }) => purchase)
			.filter((purchase, at, all) => all.findIndex((other) => isSameProduct(purchase, other)) === at);
		const missing = ended.flatMap((purchase) => missingParts(purchase, active));
		return ended.length > 0
			? {
					purchases: ended,
					lost: (['backups', 'scan'] as const).filter((part) => missing.includes(part)),
				}
			: undefined;
	},
);
