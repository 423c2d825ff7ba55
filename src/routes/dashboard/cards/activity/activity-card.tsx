import { __ } from '@wordpress/i18n';
import { selectIsOffline } from '../../../../state/connection/slice';
import { useAppSelector } from '../../../../state/hooks';
import { isScreenUrl, selectActivityUrl } from '../../../../state/page/urls';
import { selectRewind } from '../../../../state/rewind/slice';
import type { RootState } from '../../../../state/root-state';
import { CardLinks, ServiceCard } from '../../../../components/service-card/service-card';
import { TrackedLink } from '../../../../components/tracking/tracked-link';
import { MutedText } from '../../../../components/ui/text';

const ICON = 'M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM12 7.5V12l3 2';

/** The site's latest events; next to working backups, since you restore from there (DASH-118). */
export function ActivityCard() {
	const { state, url } = useActivityCard();
	return (
		<ServiceCard title={__('Activity', 'site-dashboard')} feature="activity" view={{ state }} icon={ICON}>
			<MutedText>{__('See what changed on your site, when, and who did it.', 'site-dashboard')}</MutedText>
			<CardLinks>
				<TrackedLink
					href={url}
					click={{ target: 'at-a-glance', type: 'activity-link', feature: 'activity-log' }}
					isExternal={!isScreenUrl(url)}
				>
					{__('View site activity', 'site-dashboard')}
				</TrackedLink>
			</CardLinks>
		</ServiceCard>
	);
}

function selectActivityState(state: RootState): 'offline' | 'loading' | 'ready' {
	if (selectIsOffline(state)) {
		return 'offline';
	}
	return ['idle', 'loading'].includes(selectRewind(state).status) ? 'loading' : 'ready';
}

const useActivityCard = () => ({
	state: useAppSelector(selectActivityState),
	url: useAppSelector(selectActivityUrl),
});
