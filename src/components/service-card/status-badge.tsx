import { TrackedLink } from '../tracking/tracked-link';
import { Badge } from '../ui/badge';

/**
 * State of a service in a word or two beside its name (DASH-133), with a URL a link to where it's managed.
 */
export interface Status {
	/** Kind of the status in the events. */
	type: string;
	label: string;
	tone: 'neutral' | 'good' | 'warning' | 'alarm';
	href?: string;
	isExternal?: boolean;
}

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
