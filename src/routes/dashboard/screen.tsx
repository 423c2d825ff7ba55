import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import { Attention, SiteFacts } from './attention/attention';
import { useFreshBadge } from '../../components/recommendations-badge/use-fresh-badge';
import { StatsCard } from './cards/stats/stats-card';
import { CardBoundary } from '../../components/ui/card-boundary';
import { ErrorBoundary } from '../../components/ui/error-boundary';
import { lazyPart } from '../../components/ui/lazy';
import { ScreenHeading } from '../../components/ui/screen-heading';
import { Section } from '../../components/ui/section';
import { MutedText } from '../../components/ui/text';
import { PRODUCT_NAME } from '../../lib/product';
import { loadAkismet } from '../../state/akismet/slice';
import { loadPlugins } from '../../state/plugins/slice';
import { loadPurchases } from '../../state/purchases/slice';
import { loadRewind } from '../../state/rewind/slice';
import { loadScan } from '../../state/scan/slice';
import { loadSite, loadSiteFeatures } from '../../state/site/slice';
import { loadVaultPress } from '../../state/vaultpress/slice';
import type { AppDispatch } from '../../state/app-thunk';
import { loadAccount, selectIsAccountDue } from '../../state/account/slice';
import { selectIsOffline } from '../../state/connection/slice';
import { wasSnoozed } from '../../state/coupon/slice';
import { type Prefetch, useAppSelector, useIsAtRest, useLoad } from '../../state/hooks';
import type { RootState } from '../../state/root-state';
import { selectCanManageModules } from '../../state/user/slice';
import styles from './dashboard.module.css';
import { Security } from './security';
import { type DashboardView, useDashboard } from './use-dashboard';

const loadMore = () => import(/* webpackChunkName: "dashboard-below" */ './more');
const PerformanceCards = lazyPart('PerformanceCards', loadMore, { height: 300, isFar: true });
const ConnectionCards = lazyPart('ConnectionCards', loadMore, { height: 140, isFar: true });
// Few sites ever have one; it's above the cards.
const CouponCard = lazyPart(
	'CouponCard',
	() => import(/* webpackChunkName: "dashboard-below" */ '../../components/coupon-redemption/coupon-card'),
	{ height: 220, isOptional: true },
);
// Only for a while after the site was connected.
const GetStartedCard = lazyPart(
	'GetStartedCard',
	() => import(/* webpackChunkName: "dashboard-below" */ './cards/get-started/get-started-card'),
	{ isOptional: true },
);

/** At a Glance: the state of the site in cards, whole for managers, reduced for others. */
export function Screen() {
	const view = useDashboard();
	// The storage takes time to open, so that only an offer asks it.
	const [isCouponSnoozed] = useState(() => view.hasCoupon && wasSnoozed());
	const isAtRest = useIsAtRest();
	useDashboardLoads();
	useFreshBadge(isAtRest);
	return (
		<>
			<div className={styles.head}>
				<ScreenHeading shown={__('At a Glance', 'site-dashboard')}>
					{
						/* translators: %s: product name */
						sprintf(__('%s At A Glance Dashboard', 'site-dashboard'), PRODUCT_NAME)
					}
				</ScreenHeading>
				<Attention />
			</div>
			<SiteFacts />
			{view.isGettingStarted && (
				<div className={styles.start}>
					<ErrorBoundary fallback={() => null}>
						<GetStartedCard />
					</ErrorBoundary>
				</div>
			)}
			{view.hasCoupon && !isCouponSnoozed && (
				<ErrorBoundary fallback={() => null}>
					<CouponCard />
				</ErrorBoundary>
			)}
			<StatsPart part={view.statsPart} />
			<Security view={view} />
			{view.hasPerformance && (
				<Section title={__('Performance and Growth', 'site-dashboard')}>
					<PerformanceCards isForced={isAtRest} />
				</Section>
			)}
			<Section title={__('Connections', 'site-dashboard')}>
				<ConnectionCards isForced={isAtRest} />
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
	return part === 'overridden' ? (
		<Section title={__('Stats', 'site-dashboard')}>
			<MutedText>
				{
					/* translators: %s: name of a feature */
					sprintf(__('%s has been disabled by a site administrator.', 'site-dashboard'), title)
				}
			</MutedText>
		</Section>
	) : (
		<div className={styles.stats}>
			<CardBoundary title={title}>
				<StatsCard />
			</CardBoundary>
		</div>
	);
}

/** In the order of the page, so that what's seen first loads first. */
const load = (dispatch: AppDispatch) => [
	dispatch(loadRewind()),
	dispatch(loadScan()),
	dispatch(loadVaultPress()),
	dispatch(loadSite()),
	dispatch(loadSiteFeatures()),
	dispatch(loadPurchases()),
	dispatch(loadPlugins()),
	dispatch(loadAkismet()),
];

export const prefetch: Prefetch = (dispatch, state) => selectIsWanted(state) && load(dispatch);

const selectIsWanted = (state: RootState) => selectCanManageModules(state) && !selectIsOffline(state);

const loadUserAccount = (dispatch: AppDispatch) => dispatch(loadAccount());

/**
 * Loads, after the first paint, what several cards show; a card whose data nothing else uses loads it. The
 * account is here because its card mounts too late for this batch.
 */
function useDashboardLoads(): void {
	useLoad(load, useAppSelector(selectIsWanted));
	useLoad(loadUserAccount, useAppSelector(selectIsAccountDue));
}
