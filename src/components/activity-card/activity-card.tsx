import { __ } from '@wordpress/i18n';
import { ServiceCard } from '../service-card/service-card';
import { TrackedLink } from '../tracking/tracked-link';
import { Quiet } from '../ui/text';
import { useActivityCard } from './use-activity-card';

/** What happened on the site; beside working backups, as from there one goes back to a point in time (DASH-118). */
export function ActivityCard() {
	const { state, url } = useActivityCard();
	return (
		<ServiceCard title={__('Activity', 'site-dashboard')} feature="activity" view={{ state }} height={92}>
			<Quiet>{__('See what happened on your site, and who did it.', 'site-dashboard')}</Quiet>
			<TrackedLink
				href={url}
				click={{ target: 'at-a-glance', type: 'activity-link', feature: 'activity-log' }}
				isExternal
			>
				{__('View site activity', 'site-dashboard')}
			</TrackedLink>
		</ServiceCard>
	);
}
