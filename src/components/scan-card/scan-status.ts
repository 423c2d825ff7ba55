import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../lib/locale';
import { selectRedirect } from '../../state/page/selectors';
import { selectScan } from '../../state/scan/slice';
import { selectHasFeature } from '../../state/site/selectors';
import type { RootState } from '../../state/store';
import { selectVaultPress } from '../../state/vaultpress/slice';
import { selectIsOnPaidPlan, setUpStatus } from '../service-card/status';
import type { Status } from '../service-card/status-badge';

const secure = (): Status => ({ type: 'secure', label: __('Secure', 'site-dashboard'), tone: 'good' });

const threats = (count: number): Status => ({
	type: 'threats',
	label: sprintf(
		/* translators: %s: a number */
		_n('%s threat', '%s threats', count, 'site-dashboard'),
		formatNumber(count),
	),
	tone: 'warning',
});

/** The badge beside the scan: nothing while loading and where nothing is known of credentials (reference facts 6.8). */
export function selectScanStatus(state: RootState): Status | undefined {
	const scan = selectScan(state);
	const vaultPress = selectVaultPress(state);
	if (scan.status !== 'ready' || vaultPress.status === 'loading') {
		return undefined;
	}
	if (vaultPress.status === 'ready' && vaultPress.data.data.features.security) {
		const count = vaultPress.data.data.security.notice_count ?? 0;
		const href = selectRedirect(state, 'vaultpress-dashboard');
		return count > 0 ? { ...threats(count), href, isExternal: true } : secure();
	}
	const { state: found, threats: list, credentials } = scan.data;
	if (list.length > 0) {
		return threats(list.length);
	}
	if (found === 'unavailable') {
		const isPaidFor = selectIsOnPaidPlan(state) && selectHasFeature(state, 'vaultpress-security-scanning');
		return isPaidFor ? setUpStatus(state, 'vaultpress') : undefined;
	}
	if (credentials?.length === 0) {
		return { type: 'action-needed', label: __('Action needed', 'site-dashboard'), tone: 'warning' };
	}
	return credentials && found !== 'provisioning' ? secure() : undefined;
}
