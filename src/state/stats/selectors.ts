import type { StatsRange } from '../../rest-api/contract/stats';
import { idle } from '../remote';
import type { RootState } from '../store';

export const selectStats = (state: RootState, range: StatsRange) => state.stats?.byRange[range] ?? idle;

/** Who sees statistics: users who may view them, and managers (STATS-010). */
export const selectCanSeeStats = ({ user }: RootState) =>
	user.permissions.view_stats || user.permissions.manage_modules;
