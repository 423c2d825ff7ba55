import { activePurchases } from '../../lib/catalogue/purchases';
import { keepTime, keptTime } from '../../lib/kept-time';
import type { Purchase } from '../../rest-api/contract/shop';
import type { AppThunk } from '../app-thunk';
import { selectPurchases } from '../purchases/slice';

/** Where the browser remembers when the user went to buy something, and what the site had then. */
const TIME_KEY = 'siteDashboardCheckoutAt';
const OWNED_KEY = 'siteDashboardCheckoutOwned';

/** How long one may take to buy, in ms. */
const LONGEST = 60 * 60 * 1000;

/** How far the clocks of browser and provider may be apart, in ms. */
const SLACK = 5 * 60 * 1000;

/** A checkout that the user went to, in this tab or another. */
export interface Checkout {
	/** When, in ms. */
	at: number;
	/** What was in force then; null when that was not known. */
	owned: readonly string[] | null;
}

/** Number of a purchase; hosts that give none have at most one of each product. */
export const purchaseId = ({ ID, product_slug }: Purchase): string => ID || product_slug;

/** The user leaves for a checkout. */
export const noteCheckout = (): AppThunk => (_dispatch, getState) => {
	const purchases = selectPurchases(getState());
	keepTime(TIME_KEY, Date.now());
	keepOwned(purchases.status === 'ready' ? activePurchases(purchases.data).map(purchaseId) : null);
};

/** What was bought is here, or is waited for no more. */
export const forgetCheckout = () => keepTime(TIME_KEY, 0);

/** The checkout that the user went to a while ago; null when there was none. */
export function recentCheckout(): Checkout | null {
	const at = keptTime(TIME_KEY);
	return at !== null && Math.abs(Date.now() - at) < LONGEST ? { at, owned: keptOwned() } : null;
}

/** Whether something in force was bought at that checkout: it was not there before, or it is as new. */
export const isOfCheckout = (purchase: Purchase, { at, owned }: Checkout): boolean =>
	owned ? !owned.includes(purchaseId(purchase)) : Date.parse(purchase.subscribed_date) >= at - SLACK;

function keepOwned(ids: readonly string[] | null): void {
	try {
		localStorage.setItem(OWNED_KEY, JSON.stringify(ids));
	} catch {
		// Then the time alone tells what is new.
	}
}

function keptOwned(): string[] | null {
	try {
		const ids: unknown = JSON.parse(localStorage.getItem(OWNED_KEY) ?? 'null');
		return Array.isArray(ids) ? ids.map(String) : null;
	} catch {
		return null;
	}
}
