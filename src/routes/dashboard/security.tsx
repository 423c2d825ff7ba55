import { __ } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import { ActivityCard } from '../../components/activity-card/activity-card';
import { BackupsCard } from '../../components/backups-card/backups-card';
import { MonitorCard } from '../../components/monitor-card/monitor-card';
import { ProtectCard } from '../../components/protect-card/protect-card';
import { ScanCard } from '../../components/scan-card/scan-card';
import { SecurityBundle } from '../../components/security-bundle/security-bundle';
import { SpamCard } from '../../components/spam-card/spam-card';
import { useTrackedClick } from '../../components/tracking/use-tracked-click';
import { CardGrid } from '../../components/ui/card';
import { CardBoundary } from '../../components/ui/card-boundary';
import { Later } from '../../components/ui/later';
import { Section } from '../../components/ui/section';
import { PATHS } from '../paths';
import styles from './security.module.css';
import type { DashboardView, SecurityCard } from './use-dashboard';

/** Of the cards in two columns, in px. */
const HEIGHT = 480;

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
					<Link to={PATHS.security} onClick={onManage}>
						{__('Manage security settings', 'site-dashboard')}
					</Link>
				)
			}
		>
			<Later height={HEIGHT}>
				<CardGrid>
					{view.pinned !== 'nothing' && <CardOf name="backups" />}
					{view.pinned === 'bundle' && (
						// Keeps its place while it is not known whether there is something to offer.
						<div className={styles.bundle}>
							<CardBoundary title={__('Security plans', 'site-dashboard')}>
								<SecurityBundle />
							</CardBoundary>
						</div>
					)}
					{view.securityCards.map((name) => (
						<CardOf key={name} name={name} />
					))}
				</CardGrid>
			</Later>
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
