import type { StatsAnswer, StatsRange } from '../../rest-api/contract/stats';
import { getStats } from '../../rest-api/modules';
import { createAppThunk } from '../app-thunk';
import { isMissing } from '../remote';
import type { RootState } from '../store';
import { selectStats } from './selectors';

/** Asks for one range, once (STATS-011); an answer without figures is none, and is asked for again. */
export const loadStats = createAppThunk<StatsAnswer, StatsRange>(
	'stats/load',
	(range, { client, queue, signal }) => queue(() => getStats(client, range, signal), signal),
	(range, state) => isWanted(state, range),
);

function isWanted(state: RootState, range: StatsRange): boolean {
	const remote = selectStats(state, range);
	return isMissing(remote) || (remote.status === 'ready' && remote.data.points.length === 0);
}
