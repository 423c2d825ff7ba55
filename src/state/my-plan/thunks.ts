import { __, sprintf } from '@wordpress/i18n';
import { activePurchases } from '../../lib/catalogue/purchases';
import { formatList } from '../../lib/locale';
import type { Purchase } from '../../rest-api/contract/shop';
import type { AppThunk } from '../app-thunk';
import { activateModule } from '../modules/activate';
import { refreshModules } from '../modules/refresh';
import { noticeShown } from '../notices/slice';
import { loadPurchases, selectPurchases } from '../purchases/slice';
import { loadRewind } from '../rewind/slice';
import { loadScan } from '../scan/slice';
import { loadSite, loadSiteFeatures } from '../site/slice';
import type { RootState } from '../store';
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

/** Number of a purchase; hosts that give none have at most one of each product. */
const idOf = ({ ID, product_slug }: Purchase) => ID || product_slug;

function selectInForce(state: RootState): readonly Purchase[] | undefined {
	const purchases = selectPurchases(state);
	return purchases.status === 'ready' ? activePurchases(purchases.data) : undefined;
}

/**
 * Asks what the site has bought by now, as after a checkout in another tab. When that has changed, everything that hangs
 * on it is asked for anew, and what is new is named.
 */
export const refreshBought = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
	const before = selectInForce(getState())?.map(idOf);
	await dispatch(loadPurchases('again'));
	const now = selectInForce(getState());
	if (!before || !now) {
		return;
	}
	const added = now.filter((purchase) => !before.includes(idOf(purchase)));
	if (added.length === 0 && now.length === before.length) {
		return;
	}
	await Promise.all([
		dispatch(loadSite('again')),
		dispatch(loadSiteFeatures('again')),
		dispatch(loadRewind('again')),
		dispatch(loadScan('again')),
		dispatch(refreshModules()),
	]);
	if (added.length > 0) {
		const names = added.map(({ product_name, product_slug }) => product_name || product_slug);
		dispatch(
			noticeShown({
				noticeId: 'new-purchases',
				status: 'is-success',
				/* translators: %s: names of products */
				text: sprintf(__('New on this site: %s.', 'site-dashboard'), formatList(names)),
			}),
		);
	}
};
