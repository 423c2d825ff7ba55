import type { Status } from '../../state/service';
import { TrackedLink } from '../tracking/tracked-link';
import { Badge } from '../ui/badge';

interface StatusBadgeProps {
	status: Status;
	feature: string;
}

/** A badge with a service's status, or a link to what's left to do. */
export function StatusBadge({ status: { type, label, tone, href, isExternal }, feature }: StatusBadgeProps) {
	if (!href) {
		return <Badge tone={tone}>{label}</Badge>;
	}
	return (
		<TrackedLink href={href} isExternal={isExternal} click={{ target: 'pro-status', type, feature }}>
			<Badge tone={tone}>{label}</Badge>
		</TrackedLink>
	);
}
