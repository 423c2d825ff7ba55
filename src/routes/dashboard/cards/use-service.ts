import { useCallback, useState } from 'react';
import { useCardFailure } from '../../../components/service-card/card-failure';
import type { AppDispatch } from '../../../state/app-thunk';
import { useAppDispatch, usePoll } from '../../../state/hooks';
import { runLazily } from '../../../state/notices/thunks';
import type { ServicePlugin } from '../../../state/plugin-work/thunks';
import { loadPlugins, selectPlugins } from '../../../state/plugins/slice';
import { loadRewind, selectRewind } from '../../../state/rewind/slice';
import { loadScan, selectScan } from '../../../state/scan/slice';
import { loadSiteFeatures, selectSiteFeatures } from '../../../state/site/slice';
import { loadVaultPress, selectVaultPress } from '../../../state/vaultpress/slice';

const SERVICES = {
	backups: { loadAgain: (dispatch: AppDispatch) => void dispatch(loadRewind('again')), select: selectRewind },
	scan: { loadAgain: (dispatch: AppDispatch) => void dispatch(loadScan('again')), select: selectScan },
};

/** Asks again while the service is being set up. Returns its failure, and what loads whatever is missing. */
export function useService(name: keyof typeof SERVICES, missing: string, isSettingUp: boolean) {
	const dispatch = useAppDispatch();
	const { loadAgain, select } = SERVICES[name];
	usePoll(
		useCallback(() => loadAgain(dispatch), [dispatch, loadAgain]),
		isSettingUp,
	);
	return {
		text: useCardFailure(missing, select, selectSiteFeatures, selectPlugins, selectVaultPress),
		onRetry: () => retryServices(dispatch),
	};
}

function retryServices(dispatch: AppDispatch): void {
	void dispatch(loadRewind('retry'));
	void dispatch(loadScan('retry'));
	void dispatch(loadVaultPress('retry'));
	void dispatch(loadSiteFeatures('retry'));
	void dispatch(loadPlugins('retry'));
}

const loadActivation = (slug: ServicePlugin) =>
	import(/* webpackChunkName: "below" */ '../../../state/plugin-work/thunks').then(({ activateService }) =>
		activateService(slug),
	);

/** A button that activates the plugin of a service; one click at a time. */
export function useActivation(slug: ServicePlugin) {
	const dispatch = useAppDispatch();
	const [isBusy, setIsBusy] = useState(false);
	return {
		isBusy,
		onActivate: () => {
			setIsBusy(true);
			void dispatch(runLazily(() => loadActivation(slug))).finally(() => setIsBusy(false));
		},
	};
}
