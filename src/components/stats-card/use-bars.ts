import { shallowEqual } from 'react-redux';
import { MAXIMUM_BARS } from '../../lib/chart-scale';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectRedirect } from '../../state/page/selectors';
import type { StatsPoint, StatsRange } from '../../state/stats/types';
import { trackClick } from '../../state/tracking/thunks';
import { toBars } from './bar-texts';

/** The bars of a range, each of which leads to its day, week or month at the provider (STATS-032). */
export function useBars(range: StatsRange, points: StatsPoint[]) {
	const dispatch = useAppDispatch();
	const shown = points.slice(-MAXIMUM_BARS);
	const addresses = useAppSelector(
		(root) =>
			shown.map(({ date }) => selectRedirect(root, `calypso-stats-${range}`, { query: `startDate=${date}` })),
		shallowEqual,
	);
	return {
		bars: toBars(shown, range, addresses),
		onOpen: () => void dispatch(trackClick({ target: 'stats_bar' })),
	};
}
