import { __ } from '@wordpress/i18n';
import { useCallback } from 'react';
import { shallowEqual } from 'react-redux';
import { useAppDispatch, useAppSelector, usePoll } from '../../state/hooks';
import { selectRedirect, selectSite as selectSiteFacts } from '../../state/page/slice';
import {
	loadScan,
	selectPlugins,
	selectScan,
	selectSiteFeatures,
	selectVaultPress,
} from '../../state/remotes';
import type { RootState } from '../../state/root-state';
import { useCardFailure } from '../service-card/card-failure';
import { retryServices } from '../vaultpress/use-vaultpress';
import { selectScanState, selectScanStatus } from './scan-state';

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
