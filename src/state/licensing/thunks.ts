import { dismissActivationNotice, getLicenseCounts, type LicenseCounts } from '../../rest-api/licensing';
import type { AppThunk } from '../app-thunk';
import { refreshModules } from '../settings/thunks/read';
import { loadPurchases } from '../purchases/slice';
import { loadSite, loadSiteFeatures } from '../site/slice';
import { activationNoticeDismissed, countsReceived, selectCanActivateLicenses } from './slice';

/** Refetches site data, purchases, modules and settings (LIC-012, LIC-035). What fails keeps its value. */
export const refetchSite = (): AppThunk<Promise<void>> => async (dispatch) => {
	await Promise.all([
		dispatch(loadSite('again')),
		dispatch(loadSiteFeatures('again')),
		dispatch(loadPurchases('again')),
		dispatch(refreshModules()),
	]);
};

/** Refetches the counts of licenses, which only the connection owner may read. Null when nobody says. */
export const refetchCounts =
	(): AppThunk<Promise<LicenseCounts | null>> =>
	async (dispatch, getState, { client }) => {
		const counts = selectCanActivateLicenses(getState())
			? await getLicenseCounts(client).catch(() => null)
			: null;
		if (counts) {
			dispatch(countsReceived(counts));
		}
		return counts;
	};

/** Asks how many licenses there are, if the page doesn't say: none until then, and if nobody says. */
export const loadCounts = (): AppThunk => (dispatch, getState) => {
	if (getState().licensing.userCounts === null) {
		void dispatch(refetchCounts());
	}
};

/** The owner has seen how many licenses are left (LIC-040). */
export const noteSeenCount =
	(detached: number): AppThunk<Promise<void>> =>
	async (dispatch, _getState, { client }) => {
		// Nothing shows it: if the host can't be reached, it learns next time.
		await dismissActivationNotice(client, detached)
			.then((answer) => dispatch(activationNoticeDismissed(answer)))
			.catch(() => {});
	};
