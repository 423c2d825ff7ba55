import type { AppDispatch } from '../../state/app-thunk';
import { loadPlugins } from '../../state/plugins/slice';
import { loadRewind } from '../../state/rewind/slice';
import { loadScan } from '../../state/scan/slice';
import { loadSiteFeatures } from '../../state/site/slice';
import { loadVaultPress } from '../../state/vaultpress/slice';

/** Loads again whatever these cards lack. */
export function retryServices(dispatch: AppDispatch): void {
	void dispatch(loadRewind('retry'));
	void dispatch(loadScan('retry'));
	void dispatch(loadVaultPress('retry'));
	void dispatch(loadSiteFeatures('retry'));
	void dispatch(loadPlugins('retry'));
}
