import { __, sprintf } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import { AccountCard } from '../../components/connection-cards/account-card';
import { SiteCard } from '../../components/connection-cards/site-card';
import { ImageAcceleratorCard } from '../../components/image-accelerator-card/image-accelerator-card';
import { MonitorCard } from '../../components/monitor-card/monitor-card';
import { ProtectCard } from '../../components/protect-card/protect-card';
import { StatsCard } from '../../components/stats-card/stats-card';
import { CardGrid } from '../../components/ui/card';
import { CardBoundary } from '../../components/ui/card-boundary';
import { ScreenHeading } from '../../components/ui/screen-heading';
import { Section } from '../../components/ui/section';
import { Quiet } from '../../components/ui/text';
import { PRODUCT_NAME } from '../../lib/product';
import { protectSlice } from '../../state/protect/slice';
import { statsSlice } from '../../state/stats/slice';
import { PATHS } from '../paths';
import { useDashboard, type DashboardView } from './use-dashboard';

export const slices = [protectSlice, statsSlice];

/** At a Glance: the state of the site in cards, whole for managers, reduced for others. */
export function Screen() {
	const view = useDashboard();
	return (
		<>
			<ScreenHeading isHidden>
				{
					/* translators: %s: product name */
					sprintf(__('%s At A Glance Dashboard', 'site-dashboard'), PRODUCT_NAME)
				}
			</ScreenHeading>
			<StatsPart part={view.statsPart} />
			<SecurityPart view={view} />
			{view.showsPerformance && (
				<Section title={__('Performance and Growth', 'site-dashboard')}>
					<CardGrid>
						<CardBoundary title={__('Image Accelerator', 'site-dashboard')}>
							<ImageAcceleratorCard />
						</CardBoundary>
					</CardGrid>
				</Section>
			)}
			<Section title={__('Connections', 'site-dashboard')}>
				<CardGrid>
					<CardBoundary title={__('Site connection', 'site-dashboard')}>
						<SiteCard />
					</CardBoundary>
					<CardBoundary title={__('Account connection', 'site-dashboard')}>
						<AccountCard />
					</CardBoundary>
				</CardGrid>
			</Section>
		</>
	);
}

function StatsPart({ part }: { part: DashboardView['statsPart'] }) {
	/* translators: %s: product name */
	const title = sprintf(__('%s Stats', 'site-dashboard'), PRODUCT_NAME);
	if (part === 'none') {
		return null;
	}
	return (
		<Section title={__('Statistics', 'site-dashboard')}>
			{part === 'overridden' ? (
				<Quiet>
					{
						/* translators: %s: name of a feature */
						sprintf(__('%s has been disabled by a site administrator.', 'site-dashboard'), title)
					}
				</Quiet>
			) : (
				<CardBoundary title={title}>
					<StatsCard />
				</CardBoundary>
			)}
		</Section>
	);
}

function SecurityPart({ view }: { view: DashboardView }) {
	if (view.security === 'none') {
		return null;
	}
	return (
		<Section
			title={__('Security', 'site-dashboard')}
			link={
				view.showsSecurityLink && (
					<Link to={PATHS.security}>{__('Manage security settings', 'site-dashboard')}</Link>
				)
			}
		>
			<CardGrid>
				<CardBoundary title={__('Brute force protection', 'site-dashboard')}>
					<ProtectCard />
				</CardBoundary>
				{view.security === 'manager' && (
					<CardBoundary title={__('Downtime monitoring', 'site-dashboard')}>
						<MonitorCard />
					</CardBoundary>
				)}
			</CardGrid>
		</Section>
	);
}
