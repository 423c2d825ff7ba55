import { readJson, writeJson } from '../../../lib/storage';
import type { Purchase } from '../../../rest-api/shop';
import type { AppThunk } from '../../app-thunk';
import type { RootState } from '../../root-state';

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

const statusesOf = (purchases: readonly Purchase[]): Statuses =>
	Object.fromEntries(purchases.map((purchase) => [purchaseId(purchase), statusOf(purchase)]));

/** The user leaves for a checkout. */
export const noteCheckout = (): AppThunk => (_dispatch, getState) => {
	// Not by the slice's selector, which would bring its calls into the chunk of every way to a checkout.
	const { purchases } = getState();
	const key = checkoutKey(getState());
	const last = recentCheckout(key);
	const isWhole = purchases?.status === 'ready';
	writeJson('local', key, {
		at: Date.now(),
		// The last checkout's announced purchases may be newer than what this tab knows.
		owned: {
			...last?.told,
			...(isWhole ? statusesOf(purchases.data.filter(({ active }) => active)) : last?.owned),
		},
		isWhole,
		told: {},
	});
};

/** The user follows a way to buy. Where an account comes first, it stays in this app: that's no checkout. */
export const followCheckout =
	(href: string, event: AppThunk): AppThunk =>
	(dispatch) => {
		if (!href.startsWith('#')) {
			dispatch(noteCheckout());
			dispatch(event);
		}
	};

/**
 * A purchase was announced: it isn't news again. What an older checkout brought is left out: this one's is
 * still to be announced.
 */
export const rememberAnnounced =
	(purchases: readonly Purchase[]): AppThunk =>
	(_dispatch, getState) => {
		const key = checkoutKey(getState());
		const checkout = recentCheckout(key);
		if (checkout) {
			const bought = purchases.filter(
				(purchase) => isOfCheckout(purchase, checkout) || isRenewedSince(purchase, checkout),
			);
			writeJson('local', key, { ...checkout, told: { ...checkout.told, ...statusesOf(bought) } });
		}
	};

/** The checkout that the user went to a while ago; null when there was none. */
export function recentCheckout(key: string): Checkout | null {
	const checkout = kept(key);
	return checkout && Math.abs(Date.now() - checkout.at) < LONGEST ? checkout : null;
}

/** The user went to a checkout, and no purchase was announced yet. */
export const isAwaitingPurchase = (): AppThunk<boolean> => (_dispatch, getState) => {
	const checkout = recentCheckout(checkoutKey(getState()));
	return checkout !== null && Object.keys(checkout.told).length === 0;
};

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
