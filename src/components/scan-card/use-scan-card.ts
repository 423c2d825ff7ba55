import { useCallback } from 'react';
import { shallowEqual } from 'react-redux';
import { planClassOf } from '../../lib/catalogue/plan-class';
import { selectIsOffline, selectIsSiteConnected } from '../../state/connection/selectors';
import { failureText } from '../../state/failure-text';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectRedirect, selectSite as selectSiteFacts } from '../../state/page/selectors';
import { loadScan, selectScan } from '../../state/scan/slice';
import { selectPlanSlug } from '../../state/site/selectors';
import { selectSite } from '../../state/site/slice';
import type { RootState } from '../../state/store';
import { usePoll } from '../../state/use-poll';
import { selectVaultPress } from '../../state/vaultpress/slice';
import { useActivation } from '../service-card/use-activation';
import { selectVaultPressPlugin, useVaultPressLinks } from '../vaultpress/use-vaultpress';
import { selectScanStatus } from './scan-status';

/** Every state of the card (DASH-060 to DASH-070, DASH-124 to DASH-126). */
export type ScanState =
	| { state: 'hidden' | 'offline' | 'loading' | 'failed' }
	| { state: 'threats'; count: number }
	| { state: 'no-credentials' | 'provisioning' | 'idle' | 'scanning' }
	/** The older plugin scans this site. */
	| { state: 'vaultpress-unregistered' | 'vaultpress-clean' | 'vaultpress-missing' | 'vaultpress-inactive' }
	| { state: 'vaultpress-threats'; count: number }
	| { state: 'upgrade' };

/** First match decides; `hidden` also where the site is one of a network, unless the older plugin scans it (DASH-014, DASH-015). */
export function selectScanState(state: RootState): ScanState {
	const { showBackups, isMultisite, isAtomicSite } = selectSiteFacts(state);
	if (!showBackups) {
		return { state: 'hidden' };
	}
	if (selectIsOffline(state)) {
		return { state: isMultisite && !isAtomicSite ? 'hidden' : 'offline' };
	}
	if (!selectIsSiteConnected(state)) {
		return { state: 'upgrade' };
	}
	const scan = selectScan(state);
	const isVaultPress = scan.status === 'ready' && scan.data.reason === 'vp_active_on_site';
	if (isMultisite && !isAtomicSite && !isVaultPress) {
		return { state: 'hidden' };
	}
	if (scan.status === 'failed') {
		return { state: 'failed' };
	}
	if (scan.status !== 'ready' || selectVaultPress(state).status === 'loading') {
		return { state: 'loading' };
	}
	const { state: found, threats, credentials } = scan.data;
	if (found === 'unavailable') {
		return isVaultPress ? selectVaultPressScan(state) : { state: 'upgrade' };
	}
	if (threats.length > 0) {
		return { state: 'threats', count: threats.length };
	}
	return credentials?.length === 0 ? { state: 'no-credentials' } : { state: found };
}

/** What the older plugin found; without an answer of it, how the site gets it (DASH-065 to DASH-068, DASH-126). */
function selectVaultPressScan(state: RootState): ScanState {
	const vaultPress = selectVaultPress(state);
	if (vaultPress.status === 'ready') {
		const { code, data } = vaultPress.data;
		if (code === 'not_registered') {
			return { state: 'vaultpress-unregistered' };
		}
		if (data.features.security) {
			const count = data.security.notice_count ?? 0;
			return count > 0 ? { state: 'vaultpress-threats', count } : { state: 'vaultpress-clean' };
		}
	}
	if (['idle', 'loading'].includes(selectSite(state).status)) {
		return { state: 'loading' };
	}
	const planClass = planClassOf(selectPlanSlug(state));
	if (planClass !== 'premium' && planClass !== 'business') {
		return { state: 'upgrade' };
	}
	// Users who may not see the plugins get the provider's own set-up page too.
	const isInstalled = (selectVaultPressPlugin(state) ?? 'missing') !== 'missing';
	return { state: isInstalled ? 'vaultpress-inactive' : 'vaultpress-missing' };
}

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
