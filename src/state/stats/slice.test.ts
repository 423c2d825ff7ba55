import type { StatsResponse } from '../../rest-api/stats';
import { loading, ready, staleReady } from '../remote';
import { type StatsState, statsSlice } from './slice';

const data: StatsResponse = { points: [], hasErrors: false, summary: null };

it.each<[string, StatsState['byRange'], StatsState['byRange']]>([
	['while new ones load', { day: loading }, { day: staleReady(data, 1) }],
	['not after them', { day: ready(data) }, { day: ready(data) }],
	['not if none were asked for', {}, {}],
	['not in another range', { week: loading }, { week: loading }],
])('figures of the last visit show %s', (_, before, after) => {
	const { reducer, actions } = statsSlice;
	const arrived = actions.staleReceived({ range: 'day', data, at: 1 });
	expect(reducer({ range: 'day', byRange: before }, arrived).byRange).toEqual(after);
});
