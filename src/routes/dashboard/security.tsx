import { __ } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import { BackupsCard } from './cards/backups';
import { ProtectCard } from './cards/protect';
import { ScanCard } from './cards/scan';
import { SpamCard } from './cards/spam';
import { FeatureCard, useFeatureCard } from './cards/feature-card';
import { CardLinks, ServiceCard } from '../../components/service-card/service-card';
import { TrackedLink } from '../../components/tracking/tracked-link';
import { useTrackedClick } from '../../components/tracking/use-tracked-click';
import { CardGrid } from '../../components/ui/card';
import { CardBoundary } from '../../components/ui/card-boundary';
import { lazyPart } from '../../components/ui/lazy';
import { Section } from '../../components/ui/section';
import { MutedText } from '../../components/ui/text';
import { paths } from '../../lib/paths';
import { selectIsOffline } from '../../state/connection/slice';
import { useAppSelector } from '../../state/hooks';
import { isScreenUrl, selectActivityUrl } from '../../state/page/urls';
import { selectRewind } from '../../state/rewind/slice';
import type { RootState } from '../../state/root-state';
import type { DashboardView, SecurityCard } from './use-dashboard';

// Known only once the purchases are.
const SecurityBundle = lazyPart(
	'SecurityBundle',
	() => import(/* webpackChunkName: "dashboard-below" */ './cards/security-bundle/security-bundle'),
	{ height: 64, narrow: 120, isOptional: true },
);

/** The cards that keep the site safe (DASH-013). */
export function Security({ view }: { view: DashboardView }) {
	const onManage = useTrackedClick({ target: 'aag_manage_security_wpcom' });
	if (view.securityCards.length === 0) {
		return null;
	}
	return (
		<Section
			title={__('Security', 'site-dashboard')}
			link={
				view.hasSecurityLink && (
					<Link to={paths.security.path} onClick={onManage}>
						{__('Manage security settings', 'site-dashboard')}
					</Link>
				)
			}
		>
			<CardGrid>
				{view.pinned !== 'nothing' && (
					<CardBoundary title={titleOf('backups')}>
						<BackupsCard isOfferLikely={view.pinned === 'bundle'} />
					</CardBoundary>
				)}
				{view.pinned === 'bundle' && (
					<CardBoundary title={__('Security plans', 'site-dashboard')}>
						<SecurityBundle />
					</CardBoundary>
				)}
				{view.securityCards.map((name) => (
					<CardOf key={name} name={name} />
				))}
			</CardGrid>
		</Section>
	);
}

const MONITOR_ICON = 'M3.5 12.5h4l2.5-7 4 13 2.5-6h4';

/** Downtime monitoring. */
export function MonitorCard() {
	const view = useFeatureCard('monitor', { needsOwner: 'to-work' });
	return (
		<FeatureCard
			title={__('Downtime monitoring', 'site-dashboard')}
			icon={MONITOR_ICON}
			view={view}
			offlineText={__('Unavailable in Offline Mode.', 'site-dashboard')}
			offText={__('Checks your site every five minutes and emails you if it goes down.', 'site-dashboard')}
			connectText={__('Connect your account to get downtime alerts.', 'site-dashboard')}
			onText={__('Monitoring is on. You’ll get an email if your site goes down.', 'site-dashboard')}
		/>
	);
}

const ACTIVITY_ICON = 'M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM12 7.5V12l3 2';

/** The site's latest events; next to working backups, since you restore from there (DASH-118). */
function ActivityCard() {
	const { state, url } = useActivityCard();
	return (
		<ServiceCard
			title={__('Activity', 'site-dashboard')}
			feature="activity"
			view={{ state }}
			icon={ACTIVITY_ICON}
		>
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

function selectActivityState(state: RootState): 'offline' | 'loading' | 'working' {
	if (selectIsOffline(state)) {
		return 'offline';
	}
	return ['idle', 'loading'].includes(selectRewind(state).status) ? 'loading' : 'working';
}

const useActivityCard = () => ({
	state: useAppSelector(selectActivityState),
	url: useAppSelector(selectActivityUrl),
});

const CARDS = {
	activity: ActivityCard,
	backups: BackupsCard,
	monitor: MonitorCard,
	protect: ProtectCard,
	scan: ScanCard,
	spam: SpamCard,
} as const;

function CardOf({ name }: { name: SecurityCard }) {
	const Content = CARDS[name];
	return (
		<CardBoundary title={titleOf(name)}>
			<Content />
		</CardBoundary>
	);
}

function titleOf(name: SecurityCard): string {
	switch (name) {
		case 'activity':
			return __('Activity', 'site-dashboard');
		case 'backups':
			return __('Backups', 'site-dashboard');
		case 'monitor':
			return __('Downtime monitoring', 'site-dashboard');
		case 'protect':
			return __('Brute force protection', 'site-dashboard');
		case 'scan':
			return __('Scan', 'site-dashboard');
		case 'spam':
			return __('Spam protection', 'site-dashboard');
	}
}
