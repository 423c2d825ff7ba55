import type { AppDispatch, AppThunk } from '../app-thunk';
import { loadAccount } from '../account/slice';
import type { Remote } from '../remote';
import { loadAkismet, selectAkismet } from '../akismet/slice';
import { loadPurchases, selectPurchases } from '../purchases/slice';
import { loadRewind, selectRewind } from '../rewind/slice';
import { loadScan, selectScan } from '../scan/slice';
import { loadSite, loadSiteFeatures, selectSite, selectSiteFeatures } from '../site/slice';
import { loadVaultPress, selectVaultPress } from '../vaultpress/slice';
import type { RootState } from '../root-state';

/** Everything that comes from the provider, directly or by way of the host. */
const REMOTES: ReadonlyArray<{
	select: (state: RootState) => Remote<unknown>;
	retry: (dispatch: AppDispatch) => Promise<unknown>;
}> = [
	{ select: selectSite, retry: (dispatch) => dispatch(loadSite('retry')) },
	{ select: selectSiteFeatures, retry: (dispatch) => dispatch(loadSiteFeatures('retry')) },
	{ select: selectRewind, retry: (dispatch) => dispatch(loadRewind('retry')) },
	{ select: selectScan, retry: (dispatch) => dispatch(loadScan('retry')) },
	{ select: selectVaultPress, retry: (dispatch) => dispatch(loadVaultPress('retry')) },
	{ select: selectPurchases, retry: (dispatch) => dispatch(loadPurchases('retry')) },
	{ select: selectAkismet, retry: (dispatch) => dispatch(loadAkismet('retry')) },
];

/**
 * Loads again what failed: whatever stopped one call has stopped the others too. First the anti-spam key,
 * which the host takes for invalid while the provider doesn't answer: it counts again as soon as that does.
 */
export const retryProvider = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
	const akismet = selectAkismet(getState());
	if (akismet.status === 'ready' && akismet.data.status === 'invalid_key') {
		await dispatch(loadAkismet('again'));
	}
	const { account, user } = getState();
	if (account.status !== 'idle' && user.wpcomUser.ID === null) {
		void dispatch(loadAccount('again'));
	}
	const failed = REMOTES.filter(({ select }) => select(getState()).status === 'failed');
	await Promise.all(failed.map(({ retry }) => retry(dispatch)));
};
