import { readJson } from '../../lib/storage';
import type { Purchase } from '../../rest-api/shop';
import type { RootState } from '../root-state';

/** Longest time to buy, in ms. */
const LONGEST = 60 * 60 * 1000;

/** Clocks of browser and provider may be this far apart, in ms. */
const SLACK = 5 * 60 * 1000;

/** Status of the purchases at a moment, by their number. */
type Statuses = Readonly<Record<string, string>>;

/** A checkout the user went to, in this tab or another. Kept for an hour, whatever its outcome. */
export interface Checkout {
	/** When, in ms. */
	at: number;
	/** Purchases at that time. */
	owned: Statuses;
	/** The list is complete; otherwise the others weren't known. */
	isWhole: boolean;
	/** Purchases announced to the user. */
	told: Statuses;
}

/** The browser's key for this site and user. */
export const checkoutKey = ({ page, user }: RootState) =>
	`site-dashboard-checkout ${page.rawUrl} ${user.id ?? ''}`;

/** Number of a purchase; hosts that give none have at most one of each product. */
export const purchaseId = ({ ID, product_slug }: Purchase): string => ID || product_slug;

/** Changes when a purchase is renewed, or exchanged for another product, and keeps its number. */
export const statusOf = ({ product_slug, expiry_date }: Purchase): string => `${product_slug} ${expiry_date}`;

export const statusesOf = (purchases: readonly Purchase[]): Statuses =>
	Object.fromEntries(purchases.map((purchase) => [purchaseId(purchase), statusOf(purchase)]));

/** The checkout that the user went to a while ago; null when there was none. */
export function recentCheckout(key: string): Checkout | null {
	const checkout = kept(key);
	return checkout && Math.abs(Date.now() - checkout.at) < LONGEST ? checkout : null;
}

/** Bought at that checkout: active, and not among the earlier purchases; if those are unknown, by its age. */
export const isOfCheckout = (purchase: Purchase, { at, owned, isWhole }: Checkout): boolean =>
	!Object.hasOwn(owned, purchaseId(purchase)) &&
	(isWhole || Date.parse(purchase.subscribed_date) >= at - SLACK);

/** Made before that checkout, and changed since: it runs longer, or is another product now. */
export const isRenewedSince = (purchase: Purchase, { owned, isWhole }: Checkout): boolean =>
	isWhole && Object.hasOwn(owned, purchaseId(purchase)) && owned[purchaseId(purchase)] !== statusOf(purchase);

/** There before that checkout as another product, under the same number. */
export const isExchangedSince = (purchase: Purchase, checkout: Checkout): boolean =>
	isRenewedSince(purchase, checkout) &&
	!String(checkout.owned[purchaseId(purchase)]).startsWith(`${purchase.product_slug} `);

export const wasAnnounced = (purchase: Purchase, { told }: Checkout): boolean =>
	Object.hasOwn(told, purchaseId(purchase));

function kept(key: string): Checkout | null {
	const found = readJson('local', key) as Partial<Checkout> | null;
	return found && Number.isFinite(found.at)
		? {
				at: Number(found.at),
				owned: { ...Object(found.owned) } as Statuses,
				isWhole: found.isWhole === true,
				told: { ...Object(found.told) } as Statuses,
			}
		: null;
}
