import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../lib/locale';
import { selectRedirect } from '../../state/page/urls';
import type { RootState } from '../../state/root-state';
import { selectScanState } from '../../state/scan/selectors';
import { selectScan } from '../../state/scan/slice';
import { actionNeededStatus, selectIsOnPaidPlan, setUpStatus, settingUpStatus } from '../service-card/status';
import type { Status } from '../service-card/status-badge';

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
		case 'vaultpress-unregistered':
			return actionNeededStatus();
		case 'provisioning':
			return settingUpStatus();
		case 'idle':
		case 'scanning':
			return selectKnowsCredentials(state) ? secure() : undefined;
		case 'not-running':
		case 'vaultpress-missing':
		case 'vaultpress-inactive':
			return selectIsOnPaidPlan(state) ? setUpStatus(state, 'vaultpress') : undefined;
		default:
			return undefined;
	}
}

/** Without word of credentials nobody knows whether anything is scanned (facts 6.8). */
function selectKnowsCredentials(state: RootState): boolean {
	const scan = selectScan(state);
	return scan.status === 'ready' && scan.data.credentials !== null;
}
