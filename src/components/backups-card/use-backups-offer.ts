import { useState } from 'react';
import { selectIsSiteConnected } from '../../state/connection/slice';
import { selectIsDailyBackupCoupon } from '../../state/coupon/slice';
import { shallowEqual, useAppDispatch, useAppSelector, useLoad } from '../../state/hooks';
import { selectPlugins } from '../../state/plugins/slice';
import { loadStats, selectStats } from '../../state/stats/slice';
import type { RootState } from '../../state/root-state';
import type { AppDispatch } from '../../state/app-thunk';
import { trackClick } from '../../state/tracking/thunks/track';
import { useTrackedView } from '../tracking/use-tracked-view';

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
export function useOfferLoads(isOffered: boolean): void {
	// The host counts posts and comments while stats are off, too.
	useLoad(loadPosts, useAppSelector(selectIsSiteConnected) && isOffered);
}

/** The numbers above the offer, until closed; the next page load shows them again (DASH-131). */
export function useBackupsOffer() {
	const dispatch = useAppDispatch();
	const known = useAppSelector(selectCounts, shallowEqual);
	const [isClosed, setIsClosed] = useState(false);
	const counts = isClosed ? undefined : known;
	useTrackedView('jetpack_wpa_aag_backup_bar_chart_view', counts && { ...counts });
	return {
		counts,
		/** A partner's coupon pays for them. */
		isPaidFor: useAppSelector(selectIsDailyBackupCoupon),
		onClose: () => {
			setIsClosed(true);
			dispatch(trackClick({ target: 'backup_bar_chart_close', type: 'dismiss', ...known }));
		},
	};
}
