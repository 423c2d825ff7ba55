import type { StatsAnswer, StatsRange } from '../../rest-api/contract/stats';
import { idle, type Remote } from '../remote';
import type { RootState } from '../store';

export const selectStatsRange = (state: RootState): StatsRange => state.stats?.range ?? 'day';

export const selectStats = (state: RootState, range: StatsRange): Remote<StatsAnswer> =>
	state.stats?.byRange[range] ?? idle;

/** Who sees statistics: users who may view them, and managers (STATS-010). */
export const selectCanSeeStats = ({ user }: RootState) =>
	user.permissions.view_stats || user.permissions.manage_modules;
