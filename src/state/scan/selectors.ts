import { planClassOf } from '../../lib/catalog/plan-class';
import { selectHasConnectedOwner, selectIsOffline, selectIsSiteConnected } from '../connection/slice';
import { selectSite as selectSiteFacts } from '../page/slice';
import type { RootState } from '../root-state';
import { selectInclusion, selectPlanSlug } from '../site/slice';
import { selectVaultPress, selectVaultPressSetUp, selectVaultPressState } from '../vaultpress/slice';
import { selectScan } from './slice';

/** Every state of the card (DASH-060 to DASH-070, DASH-124 to DASH-126). */
export type ScanState =
	| { state: 'hidden' | 'offline' | 'loading' | 'failed' }
	| { state: 'threats'; count: number }
	| { state: 'no-credentials' | 'provisioning' | 'idle' | 'scanning' }
	/** The older plugin scans this site; `active`: nobody can ask it. */
	| { state: 'vaultpress-unregistered' | 'vaultpress-clean' | 'vaultpress-missing' | 'vaultpress-inactive' }
	| { state: 'vaultpress-active' }
	| { state: 'vaultpress-threats'; count: number }
	/** The plan includes scans, but nothing scans; setting that up needs a connected owner (DASH-040). */
	| { state: 'not-running' | 'needs-connection' }
	| { state: 'upgrade' };

/**
 * The one decision the card, its badge and My Plan share: first match wins. `hidden` also on a multisite,
 * unless the old plugin scans it (DASH-014, DASH-015).
 */
export function selectScanState(state: RootState): ScanState {
	const { showBackups, isMultisite, isAtomicSite } = selectSiteFacts(state);
	if (!showBackups) {
		return { state: 'hidden' };
	}
	const scan = selectScan(state);
	const isVaultPress = scan.status === 'ready' && scan.data.reason === 'vp_active_on_site';
	if (isMultisite && !isAtomicSite && !isVaultPress) {
		return { state: 'hidden' };
	}
	if (selectIsOffline(state)) {
		return { state: 'offline' };
	}
	if (!selectIsSiteConnected(state)) {
		return { state: 'needs-connection' };
	}
	if (scan.status === 'idle' || scan.status === 'loading' || selectVaultPressState(state) === 'loading') {
		return { state: 'loading' };
	}
	if (scan.status === 'ready' && scan.data.threats.length > 0) {
		return { state: 'threats', count: scan.data.threats.length };
	}
	const olderCount = selectVaultPressCount(state);
	if (olderCount) {
		return { state: 'vaultpress-threats', count: olderCount };
	}
	if (scan.status === 'ready' && scan.data.state !== 'unavailable') {
		return { state: scan.data.credentials?.length === 0 ? 'no-credentials' : scan.data.state };
	}
	if (olderCount === 0) {
		return { state: 'vaultpress-clean' };
	}
	return scan.status === 'failed' ? { state: 'failed' } : selectMissingScan(state, isVaultPress);
}

/** Threats that the older plugin found; null where it doesn't scan. */
function selectVaultPressCount(state: RootState): number | null {
	const vaultPress = selectVaultPress(state);
	return selectVaultPressState(state) === 'working' &&
		vaultPress.status === 'ready' &&
		vaultPress.data.data.features.security
		? (vaultPress.data.data.security.notice_count ?? 0)
		: null;
}

/** Without a scan, how the site gets it (DASH-065 to DASH-069, DASH-126). */
function selectMissingScan(state: RootState, isVaultPress: boolean): ScanState {
	const older = selectVaultPressState(state);
	switch (older) {
		case 'needs-key':
			return { state: 'vaultpress-unregistered' };
		case 'silent':
			return { state: 'vaultpress-active' };
		case 'failed':
			return { state: older };
	}
	// These plans have scans by the older plugin.
	const isInPlan = isVaultPress && ['premium', 'business'].includes(planClassOf(selectPlanSlug(state)) ?? '');
	if (isInPlan && older === 'off') {
		return { state: selectVaultPressSetUp(state) };
	}
	const inclusion = selectInclusion(state, 'scan', 'vaultpress-security-scanning');
	if (isInPlan || inclusion === 'included') {
		return { state: selectHasConnectedOwner(state) ? 'not-running' : 'needs-connection' };
	}
	return { state: inclusion === 'not-included' ? 'upgrade' : inclusion };
}
