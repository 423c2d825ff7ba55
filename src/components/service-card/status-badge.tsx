import type { Status } from '../../state/service';
import { useTrackedClick } from '../tracking/use-tracked-click';
import { LinkButton } from '../ui/action';
import { Badge } from '../ui/badge';

interface StatusBadgeProps {
	status: Status;
	feature: string;
}

/** A service's status as a badge; as a button where something is left to do. */
export function StatusBadge({ status: { type, label, tone, href, isExternal }, feature }: StatusBadgeProps) {
	const onClick = useTrackedClick({ target: 'pro-status', type, feature });
	return href ? (
		<LinkButton href={href} label={label} isExternal={isExternal} onClick={onClick} />
	) : (
		<Badge tone={tone}>{label}</Badge>
	);
}
