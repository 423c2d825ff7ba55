import { __ } from '@wordpress/i18n';
import { useCallback } from 'react';
import { shallowEqual, useAppDispatch, useAppSelector, usePoll } from '../../state/hooks';
import { selectSite as selectSiteFacts } from '../../state/page/slice';
import { selectRedirect } from '../../state/page/urls';
import { loadScan, selectScan } from '../../state/scan/slice';
import { selectPlugins } from '../../state/plugins/slice';
import { selectSiteFeatures } from '../../state/site/slice';
import { selectVaultPress } from '../../state/vaultpress/slice';
import type { RootState } from '../../state/root-state';
import { useCardFailure } from '../service-card/card-failure';
import { retryServices } from '../service-card/retry-services';
import { selectScanState } from '../../state/scan/selectors';
import { selectScanStatus } from './scan-status';

const selectLinks = (state: RootState) => ({
	/** Empty on Atomic sites, whose host deals with threats itself (DASH-070). */
	manage: selectSiteFacts(state).isAtomicSite ? '' : selectRedirect(state, 'calypso-scanner'),
	credentials: selectRedirect(state, 'jetpack-scan-dash-credentials'),
});

export type ScanCardView = ReturnType<typeof useScanCard>;

export function useScanCard() {
	const dispatch = useAppDispatch();
	const state = useAppSelector(selectScanState, shallowEqual);
	const scan = useAppSelector(selectScan);
	usePoll(
		useCallback(() => void dispatch(loadScan('again')), [dispatch]),
		state.state === 'provisioning',
	);
	return {
		...state,
		/** ISO time; empty when none is known. */
		lastScan: scan.status === 'ready' ? scan.data.most_recent.timestamp : '',
		text: useCardFailure(
			__('We couldn’t load your scan results.', 'site-dashboard'),
			selectScan,
			selectSiteFeatures,
			selectPlugins,
			selectVaultPress,
		),
		onRetry: () => retryServices(dispatch),
		status: useAppSelector(selectScanStatus, shallowEqual),
		links: useAppSelector(selectLinks, shallowEqual),
	};
}
