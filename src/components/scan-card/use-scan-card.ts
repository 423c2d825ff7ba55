import { useCallback } from 'react';
import { shallowEqual } from 'react-redux';
import { failureText } from '../../state/failure-text';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectRedirect, selectSite as selectSiteFacts } from '../../state/page/selectors';
import { loadScan, selectScan } from '../../state/scan/slice';
import type { RootState } from '../../state/store';
import { usePoll } from '../../state/use-poll';
import { useActivation } from '../service-card/use-activation';
import { useVaultPressLinks } from '../vaultpress/use-vaultpress';
import { selectScanState } from './scan-state';
import { selectScanStatus } from './scan-status';

const selectLinks = (state: RootState) => ({
	/** Where threats are seen to; the host of Atomic sites does that itself (DASH-070). */
	manage: selectSiteFacts(state).isAtomicSite ? '' : selectRedirect(state, 'calypso-scanner'),
	credentials: selectRedirect(state, 'jetpack-scan-dash-credentials'),
	install: selectRedirect(state, 'calypso-plugins-vaultpress'),
	support: selectRedirect(state, 'vaultpress-help'),
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
		text: scan.status === 'failed' ? failureText(scan.failure) : '',
		onRetry: () => void dispatch(loadScan('retry')),
		status: useAppSelector(selectScanStatus, shallowEqual),
		links: useAppSelector(selectLinks, shallowEqual),
		vaultPress: useVaultPressLinks(),
		activation: useActivation('vaultpress'),
	};
}
