import classNames from 'classnames';
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { columnHeight } from '../../lib/chart-scale';
import { isRightToLeft } from '../../lib/direction';
import { safeUrl } from '../../lib/links';
import { formatShortNumber } from '../../lib/locale';
import { barTitle, type ChartBar } from './bar-chart-bars';
import styles from './bar-chart.module.css';
import { TooltipBubble, useTooltip } from './tooltip';

/** From zero to the top of the axis, in px. */
export const PLOT_HEIGHT = 120;

/** Px between two columns, at most; narrow ones stand closer. */
const GAP = 12;

interface BarChartPlotProps {
	bars: readonly ChartBar[];
	/** The value at the top of the axis. */
	top: number;
	size: { width: number; isTouch: boolean; isRtl: boolean };
	onOpen: () => void;
}

/** The bars themselves, and the tooltip of the one that is pointed at or focused. */
export function BarChartPlot({ bars, top, size, onOpen }: BarChartPlotProps) {
	const { width, isTouch, isRtl } = size;
	const list = useRef<SVGSVGElement>(null);
	/** Counted from the last bar, so that it stays the same one when fewer fit. */
	const [fromEnd, setFromEnd] = useState(0);
	const current = Math.max(0, bars.length - 1 - fromEnd);
	const tooltip = useBarChartTooltip(isTouch);
	const spacing = width / bars.length;

	const choose = (index: number) => setFromEnd(bars.length - 1 - index);
	const handleKey = (event: KeyboardEvent<Element>) => {
		const next = indexAfter(event.key, current, bars.length, isRightToLeft(event.currentTarget));
		if (next !== null) {
			event.preventDefault();
			choose(next);
			list.current?.querySelectorAll<SVGAElement>('a')[next]?.focus();
		}
	};
	return (
		<>
			<svg ref={list} className={styles.plot} width={width} height={PLOT_HEIGHT} role="presentation">
				<Grid width={width} />
				{bars.map((bar, index) => (
					<a
						key={index}
						className={styles.bar}
						href={safeUrl(bar.href)}
						// eslint-disable-next-line no-restricted-syntax -- The chart says it once, for all bars.
						target="_blank"
						rel="noopener noreferrer"
						aria-label={barTitle(bar)}
						aria-hidden={index === current ? undefined : true}
						tabIndex={index === current ? 0 : -1}
						onClick={onOpen}
						onKeyDown={handleKey}
						onPointerDown={() => choose(index)}
						{...tooltip.handlersOf(bar)}
					>
						<Column
							isUnfinished={bar.isUnfinished}
							x={(isRtl ? bars.length - 1 - index : index) * spacing}
							width={spacing}
							height={columnHeight(bar.value ?? 0, top, PLOT_HEIGHT)}
						/>
					</a>
				))}
				<HighestValue bars={bars} top={top} size={size} />
			</svg>
			{/* The bars behind it can be pointed at: it would hold on to the first one otherwise. */}
			{tooltip.bar && (
				<span className={styles.tooltip}>
					<TooltipBubble
						key={tooltip.bar.name}
						id={tooltip.id}
						text={barTitle(tooltip.bar)}
						isOpen={tooltip.isOpen}
						anchor={tooltip.anchor}
					/>
				</span>
			)}
		</>
	);
}

/** At the maximum, half of it, and zero (STATS-035). */
const Grid = ({ width }: { width: number }) =>
	[0.5, PLOT_HEIGHT / 2, PLOT_HEIGHT - 0.5].map((y) => (
		<line key={y} className={styles.grid} x1="0" x2={width} y1={y} y2={y} />
	));

interface ColumnProps {
	x: number;
	width: number;
	height: number;
	isUnfinished?: boolean;
}

/** The area for the pointer reaches from top to bottom, however low the column is. */
function Column({ x, width, height, isUnfinished = false }: ColumnProps) {
	const gap = Math.min(GAP, width / 4);
	return (
		<>
			<rect className={styles.room} x={x} width={width} height={PLOT_HEIGHT} />
			<rect
				className={classNames(styles.column, isUnfinished && styles.unfinished)}
				x={x + gap / 2}
				y={PLOT_HEIGHT - height}
				width={width - gap}
				height={height}
			/>
		</>
	);
}

/** About half as wide as a digit of the value, in px. */
const HALF_DIGIT = 3.5;

/** The value of the highest bar, above it, so that the others can be estimated by it. */
function HighestValue({ bars, top, size: { width, isRtl } }: Omit<BarChartPlotProps, 'onOpen'>) {
	const values = bars.map(({ value }) => value ?? 0);
	const highest = Math.max(0, ...values);
	if (highest === 0) {
		return null;
	}
	const index = values.indexOf(highest);
	const text = formatShortNumber(highest);
	const half = text.length * HALF_DIGIT;
	const middle = (((isRtl ? bars.length - 1 - index : index) + 0.5) * width) / bars.length;
	return (
		<text
			className={styles.value}
			aria-hidden="true"
			x={Math.min(Math.max(middle, half), width - half)}
			y={PLOT_HEIGHT - columnHeight(highest, top, PLOT_HEIGHT) - 4}
		>
			{text}
		</text>
	);
}

/** The bar a key moves to; null if it doesn't move. It doesn't wrap around. */
function indexAfter(key: string, index: number, count: number, isRtl: boolean): number | null {
	switch (key) {
		case 'Home':
			return 0;
		case 'End':
			return count - 1;
		case 'ArrowLeft':
		case 'ArrowRight': {
			const step = (key === 'ArrowRight') === isRtl ? -1 : 1;
			return Math.min(count - 1, Math.max(0, index + step));
		}
		default:
			return null;
	}
}

/** One tooltip for all bars: it follows the pointer and the focus (UI-010). Touch gets none (STATS-036). */
function useBarChartTooltip(isTouch: boolean) {
	const id = useId();
	const anchor = useRef<Element>(null);
	const [bar, setBar] = useState<ChartBar | null>(null);
	const { isOpen, handlers } = useTooltip();

	const at = (next: ChartBar, element: Element) => {
		// The column, not the room above it.
		anchor.current = element.lastElementChild;
		setBar(next);
	};
	const handlersOf = (next: ChartBar) =>
		isTouch
			? {}
			: {
					...handlers,
					onPointerEnter: (event: PointerEvent) => {
						at(next, event.currentTarget);
						handlers.onPointerEnter(event);
					},
					onFocus: (event: FocusEvent) => {
						at(next, event.currentTarget);
						handlers.onFocus(event);
					},
				};
	return {
		id,
		/** The bar that it is about; null as long as there was none. */
		bar: isTouch ? null : bar,
		isOpen,
		anchor,
		handlersOf,
	};
}
