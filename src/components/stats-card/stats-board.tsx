import { __ } from '@wordpress/i18n';
import { BAR_CHART_HEIGHT, BarChart } from '../ui/bar-chart';
import { Skeleton } from '../ui/skeleton';
import { Tabs } from '../ui/tabs';
import { Failure, Quiet } from '../ui/text';
import type { StatsPoint, StatsRange } from '../../state/stats/types';
import { chartTitle } from './bar-texts';
import { ProviderErrors } from './provider-errors';
import styles from './stats-card.module.css';
import { StatsFigures } from './stats-figures';
import { useBars } from './use-bars';
import type { StatsBoardView } from './use-stats-card';

/** As high as tabs, chart and figures together, in px. */
const HEIGHT = 336;

/** Views by day, week or month as a chart, and the figures of the site below it; `board` is null until the numbers are here. */
export function StatsBoard({ board }: { board: StatsBoardView | null }) {
	return board ? <Board {...board} /> : <Skeleton height={HEIGHT} />;
}

function Board({ range, onRange, panel, summary }: StatsBoardView) {
	return (
		<>
			<Tabs
				label={__('Period', 'site-dashboard')}
				tabs={[
					{ id: 'day', label: __('Days', 'site-dashboard') },
					{ id: 'week', label: __('Weeks', 'site-dashboard') },
					{ id: 'month', label: __('Months', 'site-dashboard') },
				]}
				selected={range}
				onSelect={(id) => onRange(id as StatsRange)}
				isManual
			>
				<div className={styles.panel}>
					{panel.status === 'loading' && <Skeleton height={BAR_CHART_HEIGHT} />}
					{panel.status === 'failed' && <Failure text={panel.text} onRetry={panel.onRetry} />}
					{panel.status === 'provider-errors' && <ProviderErrors url={panel.url} />}
					{panel.status === 'none' && (
						<Quiet>{__('There are no figures for this period yet.', 'site-dashboard')}</Quiet>
					)}
					{panel.status === 'ready' && <Chart key={range} range={range} points={panel.points} />}
				</div>
			</Tabs>
			<StatsFigures summary={summary} />
		</>
	);
}

function Chart({ range, points }: { range: StatsRange; points: StatsPoint[] }) {
	const { bars, onOpen } = useBars(range, points);
	return (
		<BarChart
			label={chartTitle(range)}
			bars={bars}
			columns={[__('Period', 'site-dashboard'), __('Views', 'site-dashboard')]}
			onOpen={onOpen}
		/>
	);
}
