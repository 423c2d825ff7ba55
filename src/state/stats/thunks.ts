import type { StatsAnswer, StatsRange } from '../../rest-api/contract/stats';
import { getStats } from '../../rest-api/modules';
import { createAppThunk } from '../app-thunk';
import { needsLoad } from '../remote';
import { selectStats } from './selectors';

/** Asks for one range, once (STATS-011). */
export const loadStats = createAppThunk<StatsAnswer, StatsRange>(
	'stats/load',
	(range, { client, signal }) => getStats(client, range, signal),
	(range, state) => needsLoad(selectStats(state, range)),
);
