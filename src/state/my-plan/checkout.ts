import type { Purchase } from '../../rest-api/contract/shop';
import type { AppThunk } from '../app-thunk';
import type { RootState } from '../store';

/** How long one may take to buy, in ms. */
const LONGEST = 60 * 60 * 1000;

/** How far the clocks of browser and provider may be apart, in ms. */
const SLACK = 5 * 60 * 1000;

/** How purchases stood at a moment, by their number. */
type Stands = Readonly<Record<string, string>>;

/** A checkout that the user went to, in this tab or another. It is remembered for an hour, whatever came of it. */
export interface Checkout {
	/** When, in ms. */
	at: number;
	/** What was in force then. */
	owned: Stands;
	/** That is all there was; otherwise it was not known what else. */
	isWhole: boolean;
	/** What was bought there and was told to the user. */
	told: Stands;
}

/** Where the browser remembers it, for this site and user. */
export const checkoutKey = ({ page, user }: RootState) =>
	`site-dashboard-checkout ${page.rawUrl} ${user.id ?? ''}`;

/** Number of a purchase; hosts that give none have at most one of each product. */
export const purchaseId = ({ ID, product_slug }: Purchase): string => ID || product_slug;

/** What changes when a purchase is renewed, or exchanged for another product, and keeps its number. */
export const standOf = ({ product_slug, expiry_date }: Purchase): string => `${product_slug} ${expiry_date}`;

const standsOf = (purchases: readonly Purchase[]): Stands =>
	Object.fromEntries(purchases.map((purchase) => [purchaseId(purchase), standOf(purchase)]));

/** The user leaves for a checkout. */
export const noteCheckout = (): AppThunk => (_dispatch, getState) => {
	// Not by the slice's selector, which would bring its calls into the chunk of every way to a checkout.
	const { purchases } = getState();
	const key = checkoutKey(getState());
	const last = recentCheckout(key);
	const isWhole = purchases?.status === 'ready';
	keep(key, {
		at: Date.now(),
		// What was told of the last one may be newer than what this tab knows.
		owned: {
			...last?.told,
			...(isWhole ? standsOf(purchases.data.filter(({ active }) => active)) : last?.owned),
		},
		isWhole,
		told: {},
	});
};

/** The user was told of something that was bought: it is not news a second time. What an older checkout brought is left out: what comes of this one is still to be told. */
export const checkoutTold =
	(purchases: readonly Purchase[]): AppThunk =>
	(_dispatch, getState) => {
		const key = checkoutKey(getState());
		const checkout = recentCheckout(key);
		if (checkout) {
			const bought = purchases.filter(
				(purchase) => isOfCheckout(purchase, checkout) || isRenewedSince(purchase, checkout),
			);
			keep(key, { ...checkout, told: { ...checkout.told, ...standsOf(bought) } });
		}
	};

/** The checkout that the user went to a while ago; null when there was none. */
export function recentCheckout(key: string): Checkout | null {
	const checkout = kept(key);
	return checkout && Math.abs(Date.now() - checkout.at) < LONGEST ? checkout : null;
}

/** Whether the user went to a checkout and was told of nothing that was bought there yet. */
export const isAwaiting = (): AppThunk<boolean> => (_dispatch, getState) => {
	const checkout = recentCheckout(checkoutKey(getState()));
	return checkout !== null && Object.keys(checkout.told).length === 0;
};

/** Whether something in force was bought at that checkout: it was not there before; where that is not known, it is as new. */
export const isOfCheckout = (purchase: Purchase, { at, owned, isWhole }: Checkout): boolean =>
	!Object.hasOwn(owned, purchaseId(purchase)) &&
	(isWhole || Date.parse(purchase.subscribed_date) >= at - SLACK);

/** Whether something was there before that checkout and has changed since: it runs longer, or is another product by now. */
export const isRenewedSince = (purchase: Purchase, { owned, isWhole }: Checkout): boolean =>
	isWhole && Object.hasOwn(owned, purchaseId(purchase)) && owned[purchaseId(purchase)] !== standOf(purchase);

/** Whether it was there before that checkout as another product, under the same number. */
export const isExchangedSince = (purchase: Purchase, checkout: Checkout): boolean =>
	isRenewedSince(purchase, checkout) &&
	!String(checkout.owned[purchaseId(purchase)]).startsWith(`${purchase.product_slug} `);

export const wasTold = (purchase: Purchase, { told }: Checkout): boolean =>
	Object.hasOwn(told, purchaseId(purchase));

function keep(key: string, checkout: Checkout): void {
	try {
		localStorage.setItem(key, JSON.stringify(checkout));
	} catch {
		// A browser that keeps nothing knows of no checkout afterwards.
	}
}

function kept(key: string): Checkout | null {
	try {
		const found = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Checkout> | null;
		return found && Number.isFinite(found.at)
			? {
					at: Number(found.at),
					owned: { ...Object(found.owned) } as Stands,
					isWhole: found.isWhole === true,
					told: { ...Object(found.told) } as Stands,
				}
			: null;
	} catch {
		return null;
	}
}
