import { __ } from '@wordpress/i18n';
import { Badge } from '../../../../components/ui/badge';
import type { ConnectionHealth } from '../../../../state/connection-faults/selectors';

/** A connection's state in a word, as the banner above has it; green only if nothing is known to be wrong. */
export function ConnectionBadge({ health }: { health: ConnectionHealth }) {
	return health === 'broken' ? (
		<Badge tone="alarm">{__('Connection problem', 'site-dashboard')}</Badge>
	) : (
		<Badge tone={health === 'fine' ? 'good' : 'neutral'}>{__('Connected', 'site-dashboard')}</Badge>
	);
}
