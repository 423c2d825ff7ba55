import { useEffect, useState } from 'react';
import { NO_VIEWS, readNumber, remove, writeJson } from '../../../../lib/storage';
import type { AppDispatch } from '../../../../state/app-thunk';
import { selectMayConnect } from '../../../../state/connection/slice';
import { failureText } from '../../../../state/failure-text';
import { useAppDispatch, useAppSelector, useLoad } from '../../../../state/hooks';
import { selectModule } from '../../../../state/modules/slice';
import { selectSite } from '../../../../state/page/slice';
import { selectAdminUrl, selectRedirect } from '../../../../state/page/urls';
import type { RootState } from '../../../../state/root-state';
import { saveSettings } from '../../../../state/settings/thunks/save';
import { selectSettingFailure, selectSettingFlag } from '../../../../state/settings/slice';
import {
	loadStats,
	rangeChosen,
	selectStats,
	selectStatsRange,
	type StatsResponse,
	type StatsPoint,
	type StatsRange,
	type StatsSummary,
} from '../../../../state/stats/slice';
import { trackClick } from '../../../../state/tracking/thunks/track';
import { selectCanManageModules, selectUser } from '../../../../state/user/slice';
import { selectFeatureState } from '../feature-card';
import {
	type ModuleToggleView,
	useModuleToggle,
} from '../../../../components/module-toggle/use-module-toggle';

/** Numbers of the chosen range: pending, here, not loaded, or why they failed. */
type StatsPanel =
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

/** The card's content while stats are on. */
export type StatsBody =
	/** `wasEmpty`: there were no views the last time. */
	| { state: 'loading'; wasEmpty: boolean }
	| { state: 'failed'; text: string; onRetry: () => void }
	| { state: 'provider-errors'; url: string }
	/** No views yet. */
	| { state: 'empty'; failure: string; onDismiss: () => void }
	| { state: 'board'; board: StatsBoardView };

/** Links to more; an empty URL shows none. */
export interface StatsLinks {
	/** The host's own stats page (STATS-009). */
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
	| { state: 'not-active'; toggle: ModuleToggleView | null }
	| { state: 'working'; body: StatsBody; links: StatsLinks };

const LOADS: Record<StatsRange, (dispatch: AppDispatch) => ReturnType<ReturnType<typeof loadStats>>> = {
	day: (dispatch) => dispatch(loadStats('day')),
	week: (dispatch) => dispatch(loadStats('week')),
	month: (dispatch) => dispatch(loadStats('month')),
};

const selectInsightsUrl = (state: RootState) => selectRedirect(state, 'calypso-stats-insights');

const selectIsStored = (state: RootState) =>
	(selectModule(state, 'stats')?.activated ?? false) && !('stats' in state.settings.pending);

/** Visitor stats, in any state. */
export function useStatsCard(): StatsCardView {
	const state = useAppSelector((root) => selectFeatureState(root, 'stats', {}));
	const isManager = useAppSelector(selectCanManageModules);
	const isStored = useAppSelector(selectIsStored);
	const toggle = useModuleToggle('stats');
	const body = useBody(state === 'working' && isStored);
	const links = useLinks();
	switch (state) {
		case 'working':
			return { state, body, links };
		case 'not-active':
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
	const wasEmpty = useWasEmpty(days);
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
		return { state: 'loading', wasEmpty };
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
	return {
		state: 'board',
		board: { range, onRange, panel, summary: days.data.summary },
	};
}

/**
 * Days whose views add up to zero (STATS-030); unknown views aren't zero. Choosing another range keeps the
 * tabs (STATS-038).
 */
const isWithoutViews = ({ points, hasErrors }: StatsResponse) =>
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
	const canConnect = useAppSelector(selectMayConnect);
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

/** There were no views when they were last loaded in this browser: the card is low from the start. */
function useWasEmpty(days: ReturnType<typeof selectStats>): boolean {
	const key = useAppSelector(({ page }) => `${NO_VIEWS} ${page.rawUrl}`);
	const isEmpty = days.status === 'ready' && isWithoutViews(days.data);
	const [wasEmpty] = useState(() => readNumber('local', key) !== null);
	useEffect(() => {
		if (isEmpty) {
			writeJson('local', key, Date.now());
		} else if (wasEmpty && days.status === 'ready') {
			remove('local', key);
		}
	}, [key, isEmpty, wasEmpty, days.status]);
	return wasEmpty;
}

const OPTION = 'dismiss_empty_stats_card';

/** The browser's key, for users whose settings the host doesn't store. */
const selectKey = ({ page, user }: RootState) => `site-dashboard-${OPTION} ${page.rawUrl} ${user.id ?? ''}`;

/**
 * The text for a site without views; null once dismissed (STATS-003 to STATS-006). Managers dismiss it for
 * everyone, other users for themselves in this browser (STATS-039).
 */
function useEmptyNews(isWithoutViews: boolean) {
	const dispatch = useAppDispatch();
	const isManager = useAppSelector(selectCanManageModules);
	const key = useAppSelector(selectKey);
	const [isDismissedNow, setIsDismissedNow] = useState(false);
	const isDismissed = useAppSelector((state) => selectSettingFlag(state, OPTION));
	const failure = useAppSelector((state) => selectSettingFailure(state, OPTION));
	// The storage takes time to open: it is asked last.
	if (!isWithoutViews || isDismissed || isDismissedNow || (!isManager && readNumber('local', key) !== null)) {
		return null;
	}
	return {
		state: 'empty' as const,
		failure: failure ? failureText(failure) : '',
		onDismiss: () => {
			if (isManager) {
				void dispatch(saveSettings({ [OPTION]: true }));
				return;
			}
			writeJson('local', key, Date.now());
			setIsDismissedNow(true);
		},
	};
}
