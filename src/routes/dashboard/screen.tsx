import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import { Attention } from '../../components/attention/attention';
import { StatsCard } from '../../components/stats-card/stats-card';
import { CardBoundary } from '../../components/ui/card-boundary';
import { ErrorBoundary } from '../../components/ui/error-boundary';
import { lazyPart } from '../../components/ui/lazy-part';
import { NearView } from '../../components/ui/near-view';
import { ScreenHeading } from '../../components/ui/screen-heading';
import { Section } from '../../components/ui/section';
import { Quiet } from '../../components/ui/text';
import { PRODUCT_NAME } from '../../lib/product';
import { akismetKeySlice, akismetSlice } from '../../state/akismet/slice';
import { wasPutOff } from '../../state/coupon/put-off';
import { pluginsSlice } from '../../state/plugins/slice';
import { protectSlice } from '../../state/protect/slice';
import { purchasesSlice } from '../../state/purchases/slice';
import { rewindSlice } from '../../state/rewind/slice';
import { scanSlice } from '../../state/scan/slice';
import { siteFeaturesSlice, siteSlice } from '../../state/site/slice';
import { statsSlice } from '../../state/stats/slice';
import { vaultPressSlice } from '../../state/vaultpress/slice';
import { Security } from './security';
import { useDashboard, type DashboardView } from './use-dashboard';
import { useDashboardLoads } from './use-dashboard-loads';
import { useWarmUp } from './use-warm-up';

export const slices = [
	akismetSlice,
	akismetKeySlice,
	pluginsSlice,
	protectSlice,
	purchasesSlice,
	rewindSlice,
	scanSlice,
	siteSlice,
	siteFeaturesSlice,
	statsSlice,
	vaultPressSlice,
];

/** Heights in px of what stands below the first view, until it is there. */
const COUPON_HEIGHT = 220;
const PERFORMANCE_HEIGHT = 480;
const CONNECTIONS_HEIGHT = 160;

const loadMore = () => import(/* webpackChunkName: "dashboard-more" */ './more');
const PerformanceCards = lazyPart(() => loadMore().then((more) => more.PerformanceCards), {
	height: PERFORMANCE_HEIGHT,
});
const ConnectionCards = lazyPart(() => loadMore().then((more) => more.ConnectionCards), {
	height: CONNECTIONS_HEIGHT,
});
// Few sites ever have one.
const CouponCard = lazyPart(
	() =>
		import(/* webpackChunkName: "coupon" */ '../../components/coupon-redemption/coupon-card').then(
			(chunk) => chunk.CouponCard,
		),
	{ height: COUPON_HEIGHT, isOptional: true },
);

/** At a Glance: the state of the site in cards, whole for managers, reduced for others. */
export function Screen() {
	const view = useDashboard();
	const isWarm = useWarmUp();
	// The storage takes time to open, so that only an offer asks it.
	const [isCouponPutOff] = useState(() => view.hasCoupon && wasPutOff());
	useDashboardLoads();
	return (
		<>
			<ScreenHeading isHidden>
				{
					/* translators: %s: product name */
					sprintf(__('%s At A Glance Dashboard', 'site-dashboard'), PRODUCT_NAME)
				}
			</ScreenHeading>
			<Attention />
			{view.hasCoupon && !isCouponPutOff && (
				<ErrorBoundary fallback={() => null}>
					<CouponCard />
				</ErrorBoundary>
			)}
			<StatsPart part={view.statsPart} />
			<Security view={view} />
			{view.hasPerformance && (
				<Section title={__('Performance and Growth', 'site-dashboard')}>
					<NearView isForced={isWarm} height={PERFORMANCE_HEIGHT}>
						<PerformanceCards />
					</NearView>
				</Section>
			)}
			<Section title={__('Connections', 'site-dashboard')}>
				<NearView isForced={isWarm} height={CONNECTIONS_HEIGHT}>
					<ConnectionCards />
				</NearView>
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
