import { __ } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import { ActivityCard } from './cards/activity/activity-card';
import { BackupsCard } from '../../components/backups-card/backups-card';
import { MonitorCard } from './cards/monitor/monitor-card';
import { ProtectCard } from './cards/protect/protect-card';
import { ScanCard } from '../../components/scan-card/scan-card';
import { SpamCard } from './cards/spam/spam-card';
import { useTrackedClick } from '../../components/tracking/use-tracked-click';
import { CardGrid } from '../../components/ui/card';
import { CardBoundary } from '../../components/ui/card-boundary';
import { lazyPart } from '../../components/ui/lazy-part';
import { Section } from '../../components/ui/section';
import { paths } from '../../lib/paths';
import type { DashboardView, SecurityCard } from './use-dashboard';

// Known only once the purchases are.
const SecurityBundle = lazyPart(
	() =>
		import(/* webpackChunkName: "offers" */ './cards/security-bundle/security-bundle').then(
			(chunk) => chunk.SecurityBundle,
		),
	{ height: 118, narrow: 146, isOptional: true, isDeferred: true },
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
