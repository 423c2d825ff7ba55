import { __ } from '@wordpress/i18n';
import { selectHasFeature, selectRewindState } from '../../state/remotes';
import type { RootState } from '../../state/root-state';
import { activeStatus, selectIsOnPaidPlan, selectPluginStatus } from '../service-card/status';
import type { Status } from '../service-card/status-badge';
import { VAULTPRESS } from '../vaultpress/use-vaultpress';

/**
 * The backups badge: state of the service, else of its old plugin; none on the free plan without it (facts
 * 6.8).
 */
export function selectBackupsStatus(state: RootState): Status | undefined {
	switch (selectRewindState(state)) {
		case 'provisioning':
			return { type: 'provisioning', label: __('Setting up', 'site-dashboard'), tone: 'neutral' };
		case 'awaiting_credentials':
			return { type: 'awaiting_credentials', label: __('Action needed', 'site-dashboard'), tone: 'warning' };
		case 'active':
			return activeStatus();
		case 'unavailable': {
			const isPaidFor = selectIsOnPaidPlan(state) && selectHasFeature(state, 'backups', 'vaultpress-backups');
			return isPaidFor ? selectPluginStatus(state, [VAULTPRESS], 'backups') : undefined;
		}
		default:
			return undefined;
	}
}
