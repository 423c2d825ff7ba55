import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import { CardLinks, ServiceCard } from '../../../components/service-card/service-card';
import { TrackedLink } from '../../../components/tracking/tracked-link';
import { useTrackedView } from '../../../components/tracking/use-tracked-view';
import { lazyPart } from '../../../components/ui/lazy';
import { MutedText } from '../../../components/ui/text';
import { useAge } from '../../../components/ui/use-age';
import { formatTime } from '../../../lib/locale';
import type { AppDispatch } from '../../../state/app-thunk';
import { selectIsSiteConnected } from '../../../state/connection/slice';
import { selectIsDailyBackupCoupon } from '../../../state/coupon/slice';
import { shallowEqual, useAppDispatch, useAppSelector, useLoad } from '../../../state/hooks';
import { selectSite } from '../../../state/page/slice';
import { selectRedirect } from '../../../state/page/urls';
import { selectPlugins } from '../../../state/plugins/slice';
import { selectBackups, selectBackupsStatus } from '../../../state/rewind/slice';
import type { RootState } from '../../../state/root-state';
import { loadStats, selectStats } from '../../../state/stats/slice';
import { trackClick } from '../../../state/tracking/thunks/track';
import { useService } from './use-service';
import { VaultPress } from './vaultpress-lazy';

const loadRare = () => import(/* webpackChunkName: "dashboard-below" */ './backups-rare');
// Few sites wait for credentials, or ever have a coupon; only those with many posts count them.
const GettingStarted = lazyPart('GettingStarted', loadRare, { isOptional: true });
const CouponBanner = lazyPart('CouponBanner', loadRare);
const Contents = lazyPart('SiteContents', loadRare, { isOptional: true });

const ICON =
	'M7 18.5a4 4 0 01-.5-8 5.5 5.5 0 0110.7 1.2 3.5 3.5 0 01-.2 6.8M12 12v7.5M9.5 14.5L12 12l2.5 2.5';

type Backups = Extract<ReturnType<typeof selectBackups>, { state: 'working' }>;

/** Backups: how recent a copy the site could be restored from (DASH-045 to DASH-058). */
export function BackupsCard({ isOfferLikely = false }: { isOfferLikely?: boolean }) {
	const view = useAppSelector(selectBackups, shallowEqual);
	const status = useAppSelector(selectBackupsStatus, shallowEqual);
	const isSettingUp = view.state === 'working' && view.step === 'provisioning';
	const text = __('We couldn’t load your backup status.', 'site-dashboard');
	const failure = useService('backups', text, isSettingUp);
	useOfferLoads(isOfferLikely || view.state === 'not-included');
	const isPaidFor = useAppSelector(selectIsDailyBackupCoupon);
	return (
		<ServiceCard
			title={__('Backups', 'site-dashboard')}
			feature="backups"
			icon={ICON}
			view={view}
			status={status}
			failure={failure}
			isOfferLikely={isOfferLikely}
			offer={{
				feature: 'backups',
				title: __('Never lose your work', 'site-dashboard'),
				text: __('Off-site backups you can restore in one click.', 'site-dashboard'),
				more: <Numbers />,
				instead: isPaidFor ? <CouponBanner /> : undefined,
			}}
			setUp={(missing) => <VaultPress service="backups" state={missing} />}
		>
			{view.state === 'working' && <AtWork view={view} />}
		</ServiceCard>
	);
}

function AtWork({ view }: { view: Backups }) {
	const credentialsUrl = useAppSelector((state) => selectRedirect(state, 'jetpack-backup-dash-credentials'));
	switch (view.step) {
		case 'new-site':
			return (
				<MutedText>
					{__('Your site is new and may still be preparing backup configuration.', 'site-dashboard')}
				</MutedText>
			);
		case 'provisioning':
			return (
				<MutedText>
					{__(
						'Setting up backups. The first one starts automatically, so you can leave this page.',
						'site-dashboard',
					)}
				</MutedText>
			);
		case 'awaiting-credentials':
			return (
				<>
					<MutedText>
						{__('Add your server credentials so you can restore your site.', 'site-dashboard')}
					</MutedText>
					<CardLinks>
						<BackupLink href={credentialsUrl} type="enter-credentials-link">
							{__('Add credentials', 'site-dashboard')}
						</BackupLink>
					</CardLinks>
					{view.hasVideo && <GettingStarted />}
				</>
			);
		case 'active':
			return <Active {...view} />;
		case 'vaultpress':
			return <VaultPress service="backups" state="vaultpress" message={view.message} />;
		default:
			return view satisfies never;
	}
}

const selectLinks = (state: RootState) => ({
	/** The provider's own platform has its copies elsewhere (DASH-051). */
	backups: selectRedirect(
		state,
		selectSite(state).isWoASite ? 'calypso-backups' : 'my-jetpack-manage-backup',
	),
	restorePoints: selectRedirect(state, 'calypso-activity-log', { query: 'group=rewind' }),
	realTime: selectRedirect(state, 'jetpack-blog-realtime-mechanics'),
});

function Active({ isRealTime, lastBackup, hasStopped }: Extract<Backups, { step: 'active' }>) {
	const links = useAppSelector(selectLinks, shallowEqual);
	const age = useAge(Date.parse(lastBackup));
	return (
		<>
			<MutedText>
				{!hasStopped && (
					<span>
						{isRealTime
							? __('Every change is backed up in real time.', 'site-dashboard')
							: __('Your site is backed up every day.', 'site-dashboard')}
					</span>
				)}{' '}
				{age && (
					<span title={formatTime(lastBackup)}>
						{
							/* translators: %s: how long ago, such as "2 hours ago" or "yesterday" */
							sprintf(__('Last backup: %s.', 'site-dashboard'), age)
						}
					</span>
				)}
			</MutedText>
			<CardLinks>
				<BackupLink href={links.backups} type="backups-link">
					{__('View backups', 'site-dashboard')}
				</BackupLink>
				<BackupLink href={links.restorePoints} type="restore-points-link">
					{__('View restore points', 'site-dashboard')}
				</BackupLink>
				{isRealTime && (
					<BackupLink href={links.realTime} type="realtime-learn-more-link">
						{__('How real-time backups work', 'site-dashboard')}
					</BackupLink>
				)}
			</CardLinks>
		</>
	);
}

function BackupLink({ href, type, children }: { href: string; type: string; children: string }) {
	return (
		<TrackedLink href={href} click={{ target: 'at-a-glance', type, feature: 'backups' }} isExternal>
			{children}
		</TrackedLink>
	);
}

/** Contents that would be lost without backups. */
export interface SiteCounts {
	posts: number;
	plugins: number;
	comments: number;
}

/** A site with no more posts has little to lose (DASH-107). */
const FEW_POSTS = 20;

/**
 * The site's contents in numbers; undefined until all are known (DASH-106, DASH-108), and for small sites.
 */
function selectCounts(state: RootState): SiteCounts | undefined {
	const stats = selectStats(state, 'day');
	const plugins = selectPlugins(state);
	if (stats.status !== 'ready' || plugins.status !== 'ready') {
		return undefined;
	}
	const posts = stats.data.summary?.posts ?? 0;
	return posts > FEW_POSTS
		? { posts, plugins: Object.keys(plugins.data).length, comments: stats.data.summary?.comments ?? 0 }
		: undefined;
}

const loadPosts = (dispatch: AppDispatch) => dispatch(loadStats('day'));

/** Loads what the offer counts. If the offer is likely, call it early: then that joins the screen's batch. */
function useOfferLoads(isOffered: boolean): void {
	// The host counts posts and comments while stats are off, too.
	useLoad(loadPosts, useAppSelector(selectIsSiteConnected) && isOffered);
}

/** Their place is kept. */
const NUMBERS = { display: 'grid', inlineSize: '100%', minBlockSize: 20 };

/** The numbers below the offer, until closed; the next page load shows them again (DASH-106 to 109, 131). */
function Numbers() {
	const dispatch = useAppDispatch();
	const known = useAppSelector(selectCounts, shallowEqual);
	const [isClosed, setIsClosed] = useState(false);
	const counts = isClosed ? undefined : known;
	useTrackedView('jetpack_wpa_aag_backup_bar_chart_view', counts && { ...counts });
	const onClose = () => {
		setIsClosed(true);
		dispatch(trackClick({ target: 'backup_bar_chart_close', type: 'dismiss', ...known }));
	};
	return <div style={NUMBERS}>{counts && <Contents counts={counts} onClose={onClose} />}</div>;
}
