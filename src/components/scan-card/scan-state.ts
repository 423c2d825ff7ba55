import { __, _n, sprintf } from '@wordpress/i18n';
import { planClassOf } from '../../lib/catalog/plan-class';
import { formatNumber } from '../../lib/locale';
import {
	selectHasConnectedOwner,
	selectIsOffline,
	selectIsSiteConnected,
} from '../../state/connection/slice';
import { selectRedirect, selectSite as selectSiteFacts } from '../../state/page/slice';
import {
	selectHasFeature,
	selectPlanSlug,
	selectIsVaultPressPending,
	selectScan,
	selectSite,
	selectVaultPress,
} from '../../state/remotes';
import type { RootState } from '../../state/root-state';
import { selectIsOnPaidPlan, setUpStatus } from '../service-card/status';
import type { Status } from '../service-card/status-badge';
import { selectVaultPressPlugin } from '../vaultpress/use-vaultpress';

/** Every state of the card (DASH-060 to DASH-070, DASH-124 to DASH-126). */
export type ScanState =
	| { state: 'hidden' | 'offline' | 'loading' | 'failed' }
	| { state: 'threats'; count: number }
	| { state: 'no-credentials' | 'provisioning' | 'idle' | 'scanning' }
	/** The older plugin scans this site. */
	| { state: 'vaultpress-unregistered' | 'vaultpress-clean' | 'vaultpress-missing' | 'vaultpress-inactive' }
	| { state: 'vaultpress-threats'; count: number }
	/** Setting the older plugin up needs a connected owner (DASH-040). */
	| { state: 'upgrade' | 'needs-connection' };

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
		return { state: 'upgrade' };
	}
	if (scan.status === 'failed') {
		return { state: 'failed' };
	}
	if (scan.status !== 'ready' || selectIsVaultPressPending(state)) {
		return { state: 'loading' };
	}
	const { state: found, threats, credentials } = scan.data;
	const olderFound = selectVaultPressFound(state);
	if (threats.length > 0) {
		return { state: 'threats', count: threats.length };
	}
	if (olderFound) {
		return { state: 'vaultpress-threats', count: olderFound };
	}
	if (found === 'unavailable') {
		return isVaultPress || olderFound === 0 ? selectVaultPressScan(state) : { state: 'upgrade' };
	}
	return credentials?.length === 0 ? { state: 'no-credentials' } : { state: found };
}

/** How many threats the older plugin found; null where it does not scan. */
function selectVaultPressFound(state: RootState): number | null {
	const vaultPress = selectVaultPress(state);
	return vaultPress.status === 'ready' && vaultPress.data.data.features.security
		? (vaultPress.data.data.security.notice_count ?? 0)
		: null;
}

/** What the old plugin says; without its answer, how the site gets it (DASH-065 to DASH-068, DASH-126). */
function selectVaultPressScan(state: RootState): ScanState {
	const vaultPress = selectVaultPress(state);
	if (vaultPress.status === 'ready' && vaultPress.data.code === 'not_registered') {
		return { state: 'vaultpress-unregistered' };
	}
	if (selectVaultPressFound(state) === 0) {
		return { state: 'vaultpress-clean' };
	}
	if (['idle', 'loading'].includes(selectSite(state).status)) {
		return { state: 'loading' };
	}
	const planClass = planClassOf(selectPlanSlug(state));
	if (planClass !== 'premium' && planClass !== 'business') {
		return { state: 'upgrade' };
	}
	if (!selectHasConnectedOwner(state)) {
		return { state: 'needs-connection' };
	}
	// Users who may not see the plugins get the provider's own set-up page too.
	const isInstalled = (selectVaultPressPlugin(state) ?? 'missing') !== 'missing';
	return { state: isInstalled ? 'vaultpress-inactive' : 'vaultpress-missing' };
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
	const decided = selectScanState(state);
	switch (decided.state) {
		case 'threats':
			return threats(decided.count);
		case 'vaultpress-threats': {
			const href = selectRedirect(state, 'vaultpress-dashboard');
			return { ...threats(decided.count), href, isExternal: true };
		}
		case 'vaultpress-clean':
			return secure();
		case 'no-credentials':
			return { type: 'action-needed', label: __('Action needed', 'site-dashboard'), tone: 'warning' };
		case 'provisioning':
			return { type: 'provisioning', label: __('Setting up', 'site-dashboard'), tone: 'neutral' };
		case 'idle':
		case 'scanning':
			return selectKnowsCredentials(state) ? secure() : undefined;
		default:
			return selectSetUp(state);
	}
}

/** Without word of credentials nobody knows whether anything is scanned (facts 6.8). */
function selectKnowsCredentials(state: RootState): boolean {
	const scan = selectScan(state);
	return scan.status === 'ready' && scan.data.credentials !== null;
}

/** Where a scan that is paid for is set up, once it is known that there is none. */
function selectSetUp(state: RootState): Status | undefined {
	const scan = selectScan(state);
	const isMissing = scan.status === 'ready' && scan.data.state === 'unavailable';
	const isPaidFor = selectIsOnPaidPlan(state) && selectHasFeature(state, 'vaultpress-security-scanning');
	return isMissing && isPaidFor ? setUpStatus(state, 'vaultpress') : undefined;
}
