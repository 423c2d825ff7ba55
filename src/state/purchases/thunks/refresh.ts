import { __, sprintf } from '@wordpress/i18n';
import { activePurchases } from '../../../lib/catalog/purchases';
import { formatList } from '../../../lib/locale';
import type { Purchase } from '../../../rest-api/shop';
import type { AppThunk } from '../../app-thunk';
import { refreshModules } from '../../settings/thunks/read';
import { noticeShown } from '../../notices/slice';
import { loadIntroOffers, selectIntroOffers } from '../prices';
import { loadPurchases, selectPurchases } from '../slice';
import { loadRewind } from '../../rewind/slice';
import { loadScan } from '../../scan/slice';
import { loadSite, loadSiteFeatures } from '../../site/slice';
import type { RootState } from '../../root-state';
import {
	checkoutKey,
	isExchangedSince,
	isOfCheckout,
	purchaseId,
	recentCheckout,
	statusOf,
	wasAnnounced,
} from '../checkout';
import { rememberAnnounced } from './checkout';

function selectInForce(state: RootState): readonly Purchase[] | undefined {
	const purchases = selectPurchases(state);
	return purchases.status === 'ready' ? activePurchases(purchases.data) : undefined;
}

/**
 * Refetches the purchases, as after a checkout in another tab. If they've changed, everything that depends on
 * them is refetched, and what's new or gone is announced. Resolves to whether something is new.
 */
export const refreshPurchases = (): AppThunk<Promise<boolean>> => async (dispatch, getState) => {
	const before = selectInForce(getState());
	await dispatch(loadPurchases('again'));
	const now = selectInForce(getState());
	if (!now) {
		return false;
	}
	if (!before) {
		const isNew = dispatch(findBought()).length > 0;
		if (isNew) {
			await dispatch(reloadOthers());
			dispatch(markPurchasesSeen());
		}
		return isNew;
	}
	const changed = without(now, before, numberAndStandOf);
	const gone = without(before, now, purchaseId);
	if (changed.length === 0 && gone.length === 0) {
		return false;
	}
	await dispatch(reloadOthers());
	const added = without(changed, before, productOf);
	if (added.length > 0) {
		dispatch(notifyPurchased(added));
	} else if (gone.length > 0) {
		/* translators: %s: names of products */
		const text = sprintf(__('No longer on this site: %s.', 'site-dashboard'), namesOf(gone));
		dispatch(noticeShown({ noticeId: NOTICE, status: 'is-info', text }));
	}
	return added.length > 0;
};

/** Refetches everything that depends on purchases. */
const reloadOthers = (): AppThunk<Promise<unknown>> => (dispatch, getState) =>
	Promise.all([
		dispatch(loadSite('again')),
		dispatch(loadSiteFeatures('again')),
		dispatch(loadRewind('again')),
		dispatch(loadScan('again')),
		dispatch(refreshModules()),
		// A product that was bought once has no introductory price any more.
		selectIntroOffers(getState()).status === 'ready' && dispatch(loadIntroOffers('again')),
	]);

/** Finds what came of the checkout the user went to, and is in force; a mere renewal isn't new. */
const findBought = (): AppThunk<readonly Purchase[]> => (_dispatch, getState) => {
	const checkout = recentCheckout(checkoutKey(getState()));
	const isNew = (purchase: Purchase) =>
		checkout !== null && (isOfCheckout(purchase, checkout) || isExchangedSince(purchase, checkout));
	return (selectInForce(getState()) ?? []).filter(isNew);
};

/** Names what the site has by now of that checkout, unless that was done. */
export const markPurchasesSeen = (): AppThunk => (dispatch, getState) => {
	const checkout = recentCheckout(checkoutKey(getState()));
	const bought = dispatch(findBought()).filter((purchase) => checkout && !wasAnnounced(purchase, checkout));
	if (bought.length > 0) {
		dispatch(notifyPurchased(bought));
	}
};

const NOTICE = 'new-purchases';

const productOf = (purchase: Purchase): string => `${purchaseId(purchase)} ${purchase.product_slug}`;
const numberAndStandOf = (purchase: Purchase): string => `${purchaseId(purchase)} ${statusOf(purchase)}`;

/** Those whose `key` none of the others has. */
const without = (
	purchases: readonly Purchase[],
	others: readonly Purchase[],
	key: (purchase: Purchase) => string,
) => {
	const keys = others.map(key);
	return purchases.filter((purchase) => !keys.includes(key(purchase)));
};

const namesOf = (purchases: readonly Purchase[]): string =>
	formatList(purchases.map(({ product_name, product_slug }) => product_name || product_slug));

const notifyPurchased =
	(purchases: readonly Purchase[]): AppThunk =>
	(dispatch) => {
		dispatch(rememberAnnounced(purchases));
		/* translators: %s: names of products */
		const text = sprintf(__('New on this site: %s.', 'site-dashboard'), namesOf(purchases));
		dispatch(noticeShown({ noticeId: NOTICE, status: 'is-success', text }));
	};
