import { failureText } from '../../state/failure-text';
import { useAppDispatch, useAppSelector, useLoad } from '../../state/hooks';
import { selectModule } from '../../state/modules/selectors';
import { selectAdminUrl, selectRedirect, selectSite } from '../../state/page/selectors';
import { selectStats, selectStatsRange } from '../../state/stats/selectors';
import { rangeChosen } from '../../state/stats/slice';
import { loadStats } from '../../state/stats/thunks';
import type { StatsAnswer, StatsPoint, StatsRange, StatsSummary } from '../../state/stats/types';
import type { AppDispatch, RootState } from '../../state/store';
import { trackClick } from '../../state/tracking/thunks';
import { selectCan, selectCanManageModules, selectUser } from '../../state/user/selectors';
import { selectFeatureState } from '../feature-card/use-feature-card';
import { useModuleToggle, type ModuleToggleView } from '../module-toggle/use-module-toggle';
import { useEmptyNews } from './use-empty-news';

/** The figures of the chosen range: on their way, here, missing, or why they are not known. */
export type StatsPanel =
	| { status: 'loading' }
	| { status: 'ready'; points: StatsPoint[] }
	| { status: 'none' }
	| { status: 'provider-errors'; url: string }
	| { status: 'failed'; text: string; onRetry: () => void };

export interface StatsBoardView {
	range: StatsRange;
	onRange: (range: StatsRange) => void;
	panel: StatsPanel;
	/** Null where the provider gave no figures of the site. */
	summary: StatsSummary | null;
}

/** What stands in the card while statistics are on. */
export type StatsBody =
	| { state: 'loading' }
	| { state: 'failed'; text: string; onRetry: () => void }
	| { state: 'provider-errors'; url: string }
	/** No views yet. */
	| { state: 'empty'; failure: string; onDismiss: () => void }
	| { state: 'board'; board: StatsBoardView };

/** Where there is more; an empty address where there is not. */
export interface StatsLinks {
	/** The host's own page of statistics (STATS-009). */
	detailsUrl: string;
	onDetails: () => void;
	/** The provider's page, where the host has none (STATS-037). */
	providerUrl: string;
	onProvider: () => void;
	canConnect: boolean;
}

export type StatsCardView =
	| { state: 'hidden' }
	| { state: 'offline' }
	| { state: 'needs-connection' }
	/** The switch is null for users who manage no modules. */
	| { state: 'off'; toggle: ModuleToggleView | null }
	| { state: 'on'; body: StatsBody; links: StatsLinks };

const LOADS: Record<StatsRange, (dispatch: AppDispatch) => ReturnType<ReturnType<typeof loadStats>>> = {
	day: (dispatch) => dispatch(loadStats('day')),
	week: (dispatch) => dispatch(loadStats('week')),
	month: (dispatch) => dispatch(loadStats('month')),
};

const selectInsightsUrl = (state: RootState) => selectRedirect(state, 'calypso-stats-insights');

const selectIsStored = (state: RootState) =>
	(selectModule(state, 'stats')?.activated ?? false) && !('stats' in state.settings.pending);

/** Visitor statistics, in whichever state they are. */
export function useStatsCard(): StatsCardView {
	const state = useAppSelector((root) => selectFeatureState(root, 'stats', {}));
	const isManager = useAppSelector(selectCanManageModules);
	const isStored = useAppSelector(selectIsStored);
	const toggle = useModuleToggle('stats');
	const body = useBody(state === 'on' && isStored);
	const links = useLinks();
	switch (state) {
		case 'on':
			return { state, body, links };
		case 'off':
			return { state, toggle: isManager ? toggle : null };
		default:
			return { state };
	}
}

function useBody(isAsked: boolean): StatsBody {
	const dispatch = useAppDispatch();
	const range = useAppSelector(selectStatsRange);
	const days = useAppSelector((root) => selectStats(root, 'day'));
	const shown = useAppSelector((root) => selectStats(root, range));
	const url = useAppSelector(selectInsightsUrl);
	const empty = useEmptyNews(days.status === 'ready' && isWithoutViews(days.data));

	// The figures of the site come with the days, whichever range is looked at.
	useLoad(LOADS.day, isAsked);
	useLoad(LOADS[range], isAsked && range !== 'day');

	if (days.status === 'failed') {
		return {
			state: 'failed',
			text: failureText(days.failure),
			onRetry: () => void LOADS.day(dispatch),
		};
	}
	if (days.status !== 'ready') {
		return { state: 'loading' };
	}
	if (days.data.hasErrors) {
		return { state: 'provider-errors', url };
	}
	if (empty) {
		return empty;
	}
	const onRange = (next: StatsRange) => {
		dispatch(trackClick({ target: 'stats_switch_view', view: next }));
		dispatch(rangeChosen(next));
	};
	const panel = toPanel(shown, url, () => void LOADS[range](dispatch));
	return { state: 'board', board: { range, onRange, panel, summary: days.data.summary } };
}

/** Days whose views come to nothing (STATS-030); views that are not known are no zero. A range that is chosen later keeps the tabs (STATS-038). */
const isWithoutViews = ({ points, hasErrors }: StatsAnswer) =>
	points.length > 0 && !hasErrors && points.every(({ views }) => views === 0);

function toPanel(remote: ReturnType<typeof selectStats>, url: string, onRetry: () => void): StatsPanel {
	switch (remote.status) {
		case 'ready': {
			const { hasErrors, points } = remote.data;
			const isKnown = points.some(({ views }) => views !== null);
			if (hasErrors) {
				return { status: 'provider-errors', url };
			}
			return isKnown ? { status: 'ready', points } : { status: 'none' };
		}
		case 'failed':
			return { status: 'failed', text: failureText(remote.failure), onRetry };
		default:
			return { status: 'loading' };
	}
}

function useLinks(): StatsLinks {
	const dispatch = useAppDispatch();
	const { isWoASite } = useAppSelector(selectSite);
	const statsUrl = useAppSelector((root) => selectAdminUrl(root, 'admin.php?page=stats'));
	const isLinked = useAppSelector((root) => selectUser(root).isConnected);
	const canConnect = useAppSelector((root) => selectCan(root, 'connect_user'));
	const hasOwnStatsPage = useAppSelector((root) => root.page.isOdysseyStatsEnabled);
	const url = useAppSelector(selectInsightsUrl);
	return {
		detailsUrl: isWoASite ? '' : statsUrl,
		onDetails: () => dispatch(trackClick({ target: 'view_detailed_stats' })),
		providerUrl: isLinked && !hasOwnStatsPage ? url : '',
		onProvider: () => dispatch(trackClick({ target: 'view_wpcom_stats' })),
		canConnect: canConnect && !isLinked,
	};
}
