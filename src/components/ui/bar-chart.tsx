import { __ } from '@wordpress/i18n';
import { useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { axisTop, isLabelled, LABEL_WIDTH, labelStart, MAXIMUM_BARS } from '../../lib/chart-scale';
import { formatShortNumber } from '../../lib/locale';
import type { ChartBar } from './bar-chart-bars';
import { BarChartPlot, PLOT_HEIGHT } from './bar-chart-plot';
import { BarChartTable } from './bar-chart-table';
import styles from './bar-chart.module.css';
import { observeSize } from './observe-size';
import { HiddenText } from './text';
import { useBarChartSize } from './use-bar-chart-size';

/** The whole chart with its labels, in px. */
export const BAR_CHART_HEIGHT = 204;

interface BarChartProps {
	/** What is shown; also the title of the table. */
	label: string;
	/** Oldest first; the last ones show where not all of them fit. */
	bars: readonly ChartBar[];
	/** Heads of the table's columns: what a bar stands for, and what is counted. */
	columns: readonly [string, string];
	onOpen: () => void;
}

/**
 * Bars over time, each a link. The chart is one stop in the tab order: arrow keys, Home and End move from bar to bar.
 * Screen readers get the bar in the tab order and a table of them all, so that nothing is read twice.
 */
export function BarChart({ label, bars, columns, onOpen }: BarChartProps) {
	const hintId = useId();
	const frame = useRef<HTMLDivElement>(null);
	const size = useBarChartSize(frame);
	const shown = bars.slice(-size.capacity);
	const values = shown.map(({ value }) => value ?? 0);
	const top = axisTop(Math.max(0, ...values));
	const isEmpty = bars.every(({ value }) => value === 0);
	return (
		<div className={styles.chart} ref={frame} role="group" aria-label={label} aria-describedby={hintId}>
			<HiddenText>
				<span id={hintId}>
					{__('Arrow keys move from bar to bar. A bar opens in a new tab.', 'site-dashboard')}
				</span>
			</HiddenText>
			<Axis top={top} />
			<BarChartPlot bars={shown} top={top} size={size} onOpen={onOpen} />
			<Labels bars={shown} width={size.width} />
			{isEmpty && <p className={styles.empty}>{__('No activity this period', 'site-dashboard')}</p>}
			<BarChartTable title={label} bars={bars.slice(-MAXIMUM_BARS)} columns={columns} />
		</div>
	);
}

/** The maximum, half of it, and zero (STATS-035). */
function Axis({ top }: { top: number }) {
	return (
		<div className={styles.axis} aria-hidden="true" style={{ blockSize: PLOT_HEIGHT }}>
			{[top, top / 2, 0].map((mark) => (
				<span key={mark}>{formatShortNumber(mark)}</span>
			))}
		</div>
	);
}

/** Under as many bars as there is room for (STATS-025, STATS-034). */
function Labels({ bars, width }: { bars: readonly ChartBar[]; width: number }) {
	const list = useRef<HTMLDivElement>(null);
	const labelWidth = useWidest(list, bars);
	const spacing = width / bars.length;
	return (
		<div className={styles.labels} aria-hidden="true" ref={list}>
			{bars.map(
				({ label }, index) =>
					isLabelled(index, bars.length, spacing, labelWidth) && (
						<span
							key={index}
							className={styles.label}
							style={{
								inlineSize: labelWidth,
								insetInlineStart: labelStart(index, spacing, width, labelWidth),
							}}
						>
							{label}
						</span>
					),
			)}
		</div>
	);
}

/** Width of the widest label in px, 42 at least: some languages need more for a day and its month. */
function useWidest(list: RefObject<HTMLElement | null>, bars: readonly ChartBar[]): number {
	const [widest, setWidest] = useState(LABEL_WIDTH);
	useLayoutEffect(() => {
		const measure = () => {
			const widths = [...(list.current?.children ?? [])].map((label) => label.scrollWidth);
			setWidest((known) => Math.max(known, ...widths));
		};
		return observeSize(list.current, { onFirst: measure, onChange: measure });
	}, [list, bars]);
	return widest;
}
