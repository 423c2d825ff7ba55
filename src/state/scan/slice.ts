import { __, _n, sprintf } from '@wordpress/i18n';
import { getScan, type ScanStatus } from '../../rest-api/backup-scan';
import { selectHasConnectedOwner, selectIsOffline, selectIsSiteConnected } from '../connection/slice';
import type { Remote } from '../remote';
import { createRemoteSlice } from '../remote-slice';
import { planClassOf } from '../../lib/catalog/plan-class';
import { formatNumber } from '../../lib/locale';
import { selectSite as selectSiteFacts } from '../page/slice';
import { selectRedirect } from '../page/urls';
import type { RootState } from '../root-state';
import {
	actionNeededStatus,
	selectSetUpStatus,
	type ServiceState,
	settingUpStatus,
	type Status,
} from '../service';
import { selectInclusion, selectPlanSlug } from '../site/slice';
import { selectVaultPress, selectVaultPressSetUp, selectVaultPressState } from '../vaultpress/slice';

declare module '../root-state' {
	interface LazyLoadedSlices {
		scan: Remote<ScanStatus>;
	}
}

/** The last scan's result; requested on connected sites only (API-079). */
export const {
	load: loadScan,
	select: selectScan,
	received: scanReceived,
} = createRemoteSlice('scan', getScan, selectIsSiteConnected);

/** Of scans at work, or on their way (DASH-060 to DASH-070, DASH-124 to DASH-126). */
type Scans = ServiceState<
	| { step: 'threats' | 'vaultpress-threats'; count: number }
	| { step: 'no-credentials' | 'provisioning' | 'idle' | 'scanning' }
	/** The older plugin scans this site; `vaultpress`: nobody can ask it. */
	| { step: 'vaultpress' | 'vaultpress-clean' }
	/** The plan includes scans, but nothing scans (DASH-141). */
	| { step: 'not-running' }
>;

/**
 * The one decision the card, its badge and My Plan share: first match wins. `hidden` also on a multisite,
 * unless the old plugin scans it (DASH-014, DASH-015).
 */
export function selectScans(state: RootState): Scans {
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
		return { state: 'working', step: 'threats', count: scan.data.threats.length };
	}
	const olderCount = selectVaultPressCount(state);
	if (olderCount) {
		return { state: 'working', step: 'vaultpress-threats', count: olderCount };
	}
	if (scan.status === 'ready' && scan.data.state !== 'unavailable') {
		return {
			state: 'working',
			step: scan.data.credentials?.length === 0 ? 'no-credentials' : scan.data.state,
		};
	}
	if (olderCount === 0) {
		return { state: 'working', step: 'vaultpress-clean' };
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
function selectMissingScan(state: RootState, isVaultPress: boolean): Scans {
	const older = selectVaultPressState(state);
	switch (older) {
		case 'needs-key':
			return { state: 'needs-key' };
		case 'silent':
			return { state: 'working', step: 'vaultpress' };
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
		return selectHasConnectedOwner(state)
			? { state: 'working', step: 'not-running' }
			: { state: 'needs-connection' };
	}
	return { state: inclusion };
}

const secure = (): Status => ({ type: 'secure', label: __('Secure', 'site-dashboard'), tone: 'good' });

const threats = (count: number): Status => ({
	type: 'threats',
	label: sprintf(
		/* translators: %s: a number */
		_n('%s threat', '%s threats', count, 'site-dashboard'),
		formatNumber(count),
	),
	tone: 'alarm',
});

/** The badge beside the scan, which says the same as the card (PLAN-012). */
export function selectScanStatus(state: RootState): Status | undefined {
	const scans = selectScans(state);
	if (scans.state !== 'working') {
		return selectSetUpStatus(state, 'vaultpress', scans.state);
	}
	switch (scans.step) {
		case 'threats':
			return threats(scans.count);
		case 'vaultpress-threats':
			return {
				...threats(scans.count),
				href: selectRedirect(state, 'vaultpress-dashboard'),
				isExternal: true,
			};
		case 'vaultpress-clean':
			return secure();
		case 'no-credentials':
			return actionNeededStatus();
		case 'provisioning':
			return settingUpStatus();
		case 'idle':
		case 'scanning':
			return selectKnowsCredentials(state) ? secure() : undefined;
		case 'not-running':
			return selectSetUpStatus(state, 'vaultpress', 'not-active');
		case 'vaultpress':
			return undefined;
		default:
			return scans satisfies never;
	}
}

/** Without word of credentials nobody knows whether anything is scanned (facts 6.8). */
function selectKnowsCredentials(state: RootState): boolean {
	const scan = selectScan(state);
	return scan.status === 'ready' && scan.data.credentials !== null;
}
