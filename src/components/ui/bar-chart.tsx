import { __ } from '@wordpress/i18n';
import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import {
	axisTop,
	fitPlot,
	isLabelled,
	LABEL_WIDTH,
	labelStart,
	MAXIMUM_BARS,
	type Plot,
} from '../../lib/chart-scale';
import { isRightToLeft } from '../../lib/direction';
import { safeUrl } from '../../lib/links';
import { formatShortNumber } from '../../lib/locale';
import { throttle } from '../../lib/throttle';
import type { ChartBar } from './bar-chart-bars';
import { BarChartPlot, PLOT_HEIGHT } from './bar-chart-plot';
import styles from './bar-chart.module.css';
import { observeSize } from './use-overflow';
import { VisuallyHidden } from './text';

/** The whole chart with its labels, in px. */
export const BAR_CHART_HEIGHT = 162;

interface BarChartProps {
	/** The chart's name; also the title of the table. */
	label: string;
	/** Oldest first; the last ones show where not all of them fit. */
	bars: readonly ChartBar[];
	/** Heads of the table's columns: what a bar is, and what's counted. */
	columns: readonly [string, string];
	onOpen: () => void;
}

/**
 * Bars over time, each a link. The chart is one tab stop: arrow keys, Home and End move between bars. Screen
 * readers get the focused bar and a table of all, so nothing is read twice.
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
			<VisuallyHidden>
				<span id={hintId}>
					{__(
						'Use the arrow keys to move between bars. Press Enter to open one in a new tab.',
						'site-dashboard',
					)}
				</span>
			</VisuallyHidden>
			<Axis top={top} />
			<BarChartPlot bars={shown} top={top} size={size} onOpen={onOpen} />
			{/* New ones at each width: those that stay would be seen to move. */}
			<Labels key={size.width} bars={shown} width={size.width} />
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

/** Milliseconds between two looks at the size while the window is being resized (STATS-026). */
const RESIZE_PAUSE = 400;

interface ChartSize extends Plot {
	/** Fingers point here: bars are wider, and have no tooltips. */
	isTouch: boolean;
	/** The first bar is on the right: time runs as the text does. */
	isRtl: boolean;
}

/** Measures the space for bars inside an element; follows its size. */
function useBarChartSize(frame: RefObject<HTMLElement | null>): ChartSize {
	const [size, setSize] = useState<ChartSize>(() => measure(null));

	useLayoutEffect(() => {
		const element = frame.current;
		const look = () => setSize((known) => kept(known, measure(element)));
		const { run, cancel } = throttle(look, RESIZE_PAUSE);
		window.addEventListener('resize', run);
		const stop = observeSize(element, { onFirst: look, onChange: run });
		return () => {
			stop();
			window.removeEventListener('resize', run);
			cancel();
		};
	}, [frame]);
	return size;
}

/** An element without a width is not laid out yet; a touch device that says so has one all the same. */
function measure(element: HTMLElement | null): ChartSize {
	const isTouch = 'matchMedia' in window && window.matchMedia('(pointer: coarse)').matches;
	const width = element?.clientWidth ?? 0;
	const container = element && (width > 0 || isTouch) ? width : null;
	return { ...fitPlot(container, isTouch), isTouch, isRtl: element !== null && isRightToLeft(element) };
}

const kept = (known: ChartSize, next: ChartSize): ChartSize =>
	known.width === next.width && known.isTouch === next.isTouch && known.isRtl === next.isRtl ? known : next;

interface BarChartTableProps {
	title: string;
	bars: readonly ChartBar[];
	columns: readonly [string, string];
}

/**
 * All bars as a table for screen readers. Its links aren't in the tab order, since the bars are; touch users
 * find them.
 */
function BarChartTable({ title, bars, columns }: BarChartTableProps) {
	return (
		<div className={styles.table}>
			<table>
				<caption>{title}</caption>
				<thead>
					<tr>
						{columns.map((column) => (
							<th key={column} scope="col">
								{column}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{bars.map((bar, index) => (
						<tr key={index}>
							<th scope="row">
								{/* eslint-disable-next-line no-restricted-syntax -- For screen readers, in a table. */}
								<a href={safeUrl(bar.href)} target="_blank" rel="noopener noreferrer" tabIndex={-1}>
									{bar.name}
								</a>
							</th>
							<td>{bar.valueText}</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
