import type { StatsSummary } from '../../state/stats/types';
import { failureText } from '../../state/failure-text';
import { useAppDispatch, useAppSelector, useLoad } from '../../state/hooks';
import { selectModule } from '../../state/modules/selectors';
import { selectStats } from '../../state/stats/selectors';
import { loadStats } from '../../state/stats/thunks';
import { selectSite } from '../../state/page/selectors';
import type { AppDispatch, RootState } from '../../state/store';
import { selectCanManageModules } from '../../state/user/selectors';
import { selectFeatureState, type FeatureState } from '../feature-card/use-feature-card';
import { useModuleToggle, type ModuleToggleView } from '../module-toggle/use-module-toggle';

/** The figures: on their way, here, or why they are not known. */
export type StatsFigures =
	| { status: 'loading' }
	| { status: 'ready'; summary: StatsSummary | null }
	| { status: 'provider-errors' }
	| { status: 'failed'; text: string; onRetry: () => void };

export interface StatsCardView {
	state: FeatureState;
	/** Null for users who manage no modules. */
	toggle: ModuleToggleView | null;
	figures: StatsFigures;
	/** The host's own page of statistics; empty where it has none (STATS-009). */
	detailsUrl: string;
}

const selectIsStored = (state: RootState) =>
	(selectModule(state, 'stats')?.activated ?? false) && !('stats' in state.settings.pending);

const loadDays = (dispatch: AppDispatch) => dispatch(loadStats('day'));

export function useStatsCard(): StatsCardView {
	const dispatch = useAppDispatch();
	const state = useAppSelector((root) => selectFeatureState(root, 'stats', {}));
	const isManager = useAppSelector(selectCanManageModules);
	const isStored = useAppSelector(selectIsStored);
	const remote = useAppSelector((root) => selectStats(root, 'day'));
	const detailsUrl = useAppSelector((root) =>
		selectSite(root).isWoASite ? '' : `${root.page.adminUrl}admin.php?page=stats`,
	);
	const toggle = useModuleToggle('stats');
	const isAsked = state === 'on' && isStored;

	useLoad(loadDays, isAsked);

	const load = () => void loadDays(dispatch);
	return { state, toggle: isManager ? toggle : null, figures: toFigures(remote, load), detailsUrl };
}

function toFigures(remote: ReturnType<typeof selectStats>, onRetry: () => void): StatsFigures {
	switch (remote.status) {
		case 'ready':
			return remote.data.hasErrors
				? { status: 'provider-errors' }
				: { status: 'ready', summary: remote.data.summary };
		case 'failed':
			return { status: 'failed', text: failureText(remote.failure), onRetry };
		default:
			return { status: 'loading' };
	}
}
