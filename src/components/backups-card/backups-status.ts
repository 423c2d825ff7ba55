import { __ } from '@wordpress/i18n';
import { selectRewindState } from '../../state/rewind/selectors';
import { selectHasFeature } from '../../state/site/selectors';
import type { RootState } from '../../state/store';
import { selectIsOnPaidPlan, selectPluginStatus } from '../service-card/status';
import type { Status } from '../service-card/status-badge';
import { VAULTPRESS } from '../vaultpress/use-vaultpress';

/** The badge beside backups: how the service stands, else how its older plugin does; none on the free plan without its backups (reference facts 6.8). */
export function selectBackupsStatus(state: RootState): Status | undefined {
	switch (selectRewindState(state)) {
		case 'provisioning':
			return { type: 'provisioning', label: __('Setting up', 'site-dashboard'), tone: 'neutral' };
		case 'awaiting_credentials':
			return { type: 'awaiting_credentials', label: __('Action needed', 'site-dashboard'), tone: 'warning' };
		case 'active':
			return { type: 'active', label: __('Connected', 'site-dashboard'), tone: 'good' };
		case 'unavailable': {
			const isPaidFor = selectIsOnPaidPlan(state) && selectHasFeature(state, 'backups', 'vaultpress-backups');
			return isPaidFor ? selectPluginStatus(state, [VAULTPRESS], 'backups') : undefined;
		}
		default:
			return undefined;
	}
}
