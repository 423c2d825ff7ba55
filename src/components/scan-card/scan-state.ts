import { planClassOf } from '../../lib/catalogue/plan-class';
import {
	selectHasConnectedOwner,
	selectIsOffline,
	selectIsSiteConnected,
} from '../../state/connection/selectors';
import { selectSite as selectSiteFacts } from '../../state/page/selectors';
import { selectScan } from '../../state/scan/slice';
import { selectPlanSlug } from '../../state/site/selectors';
import { selectSite } from '../../state/site/slice';
import type { RootState } from '../../state/store';
import { selectVaultPress } from '../../state/vaultpress/slice';
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

/** The one decision that the card, its badge and My Plan go by: first match; `hidden` also where the site is one of a network, unless the older plugin scans it (DASH-014, DASH-015). */
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

/** What the older plugin says; without an answer of it, how the site gets it (DASH-065 to DASH-068, DASH-126). */
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
