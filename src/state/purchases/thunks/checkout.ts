import { writeJson } from '../../../lib/storage';
import type { Purchase } from '../../../rest-api/shop';
import type { AppThunk } from '../../app-thunk';
import { checkoutKey, isOfCheckout, isRenewedSince, recentCheckout, statusesOf } from '../checkout';

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

/** The user went to a checkout, and no purchase was announced yet. */
export const checkForPendingPurchase = (): AppThunk<boolean> => (_dispatch, getState) => {
	const checkout = recentCheckout(checkoutKey(getState()));
	return checkout !== null && Object.keys(checkout.told).length === 0;
};
