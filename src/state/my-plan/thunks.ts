import { __, sprintf } from '@wordpress/i18n';
import { activePurchases } from '../../lib/catalogue/purchases';
import { formatList } from '../../lib/locale';
import type { Purchase } from '../../rest-api/contract/shop';
import type { AppThunk } from '../app-thunk';
import { activateModule } from '../modules/activate';
import { refreshModules } from '../modules/refresh';
import { noticeShown } from '../notices/slice';
import { loadIntroOffers, selectIntroOffers } from '../offers/slice';
import { loadPurchases, selectPurchases } from '../purchases/slice';
import { loadRewind } from '../rewind/slice';
import { loadScan } from '../scan/slice';
import { loadSite, loadSiteFeatures } from '../site/slice';
import type { RootState } from '../store';
import {
	checkoutKey,
	checkoutTold,
	isExchangedSince,
	isOfCheckout,
	purchaseId,
	recentCheckout,
	standOf,
	wasTold,
} from './checkout';
import { featureWorkSlice, activationEnded, activationStarted, selectIsActivating } from './slice';

/** Activates the module of a feature; not while that is being done (PLAN-010, PLAN-079). */
export const activateFeature =
	(slug: string): AppThunk<Promise<void>> =>
	async (dispatch, getState, { inject }) => {
		inject([featureWorkSlice]);
		if (selectIsActivating(getState(), slug)) {
			return;
		}
		dispatch(activationStarted(slug));
		await dispatch(activateModule(slug));
		dispatch(activationEnded(slug));
	};

function selectInForce(state: RootState): readonly Purchase[] | undefined {
	const purchases = selectPurchases(state);
	return purchases.status === 'ready' ? activePurchases(purchases.data) : undefined;
}

/** What is in force and came of the checkout that the user went to a while ago; a mere renewal is nothing new. */
function selectOfCheckout(state: RootState): readonly Purchase[] {
	const checkout = recentCheckout(checkoutKey(state));
	const inForce = selectInForce(state) ?? [];
	return checkout
		? inForce.filter((purchase) => isOfCheckout(purchase, checkout) || isExchangedSince(purchase, checkout))
		: [];
}

/**
 * Asks what the site has bought by now, as after a checkout in another tab. When that has changed, everything that hangs
 * on it is asked for anew, and what is new or gone is named. Resolves to whether something is new.
 */
export const refreshBought = (): AppThunk<Promise<boolean>> => async (dispatch, getState) => {
	const before = selectInForce(getState());
	await dispatch(loadPurchases('again'));
	const now = selectInForce(getState());
	if (!now) {
		return false;
	}
	if (!before) {
		const isNew = selectOfCheckout(getState()).length > 0;
		if (isNew) {
			await dispatch(reloadOthers());
			dispatch(noticeBought());
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
		dispatch(sayBought(added));
	} else if (gone.length > 0) {
		/* translators: %s: names of products */
		const text = sprintf(__('Not on this site any more: %s.', 'site-dashboard'), namesOf(gone));
		dispatch(noticeShown({ noticeId: NOTICE, status: 'is-info', text }));
	}
	return added.length > 0;
};

/** Asks anew for everything that hangs on what was bought. */
const reloadOthers = (): AppThunk<Promise<unknown>> => (dispatch, getState) =>
	Promise.all([
		dispatch(loadSite('again')),
		dispatch(loadSiteFeatures('again')),
		dispatch(loadRewind('again')),
		dispatch(loadScan('again')),
		dispatch(refreshModules()),
		// What was bought once has no introductory price any more.
		selectIntroOffers(getState()).status === 'ready' && dispatch(loadIntroOffers('again')),
	]);

/** Names what the site has by now of the checkout that the user went to, unless that was done. */
export const noticeBought = (): AppThunk => (dispatch, getState) => {
	const checkout = recentCheckout(checkoutKey(getState()));
	const bought = selectOfCheckout(getState()).filter((purchase) => checkout && !wasTold(purchase, checkout));
	if (bought.length > 0) {
		dispatch(sayBought(bought));
	}
};

const NOTICE = 'new-purchases';

const productOf = (purchase: Purchase): string => `${purchaseId(purchase)} ${purchase.product_slug}`;
const numberAndStandOf = (purchase: Purchase): string => `${purchaseId(purchase)} ${standOf(purchase)}`;

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

const sayBought =
	(purchases: readonly Purchase[]): AppThunk =>
	(dispatch) => {
		dispatch(checkoutTold(purchases));
		/* translators: %s: names of products */
		const text = sprintf(__('New on this site: %s.', 'site-dashboard'), namesOf(purchases));
		dispatch(noticeShown({ noticeId: NOTICE, status: 'is-success', text }));
	};
