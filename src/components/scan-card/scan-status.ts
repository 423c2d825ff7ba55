import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../lib/locale';
import { selectRedirect } from '../../state/page/selectors';
import { selectScan } from '../../state/scan/slice';
import { selectHasFeature } from '../../state/site/selectors';
import type { RootState } from '../../state/store';
import { selectIsOnPaidPlan, setUpStatus } from '../service-card/status';
import type { Status } from '../service-card/status-badge';
import { selectScanState } from './scan-state';

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

/** Without word of credentials nobody knows whether anything is scanned (reference facts 6.8). */
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
