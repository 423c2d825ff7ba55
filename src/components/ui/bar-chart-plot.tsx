import { useRef, useState, type KeyboardEvent } from 'react';
import { columnHeight } from '../../lib/chart-scale';
import { isRightToLeft } from '../../lib/direction';
import { safeUrl } from '../../lib/links';
import { barTitle, type ChartBar } from './bar-chart-bars';
import styles from './bar-chart.module.css';
import { TooltipBubble } from './tooltip';
import { useBarChartTooltip } from './use-bar-chart-tooltip';

/** From zero to the top of the axis, in px. */
export const PLOT_HEIGHT = 152;

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
				{[0.5, PLOT_HEIGHT / 2, PLOT_HEIGHT - 0.5].map((y) => (
					<line key={y} className={styles.grid} x1="0" x2={width} y1={y} y2={y} />
				))}
				{bars.map((bar, index) => (
					<a
						key={index}
						className={styles.bar}
						href={safeUrl(bar.href)}
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
							x={(isRtl ? bars.length - 1 - index : index) * spacing}
							width={spacing}
							height={columnHeight(bar.value ?? 0, top, PLOT_HEIGHT)}
						/>
					</a>
				))}
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

/** What can be pointed at reaches from top to bottom, however low the column is. */
function Column({ x, width, height }: { x: number; width: number; height: number }) {
	const gap = Math.min(GAP, width / 4);
	return (
		<>
			<rect className={styles.room} x={x} width={width} height={PLOT_HEIGHT} />
			<rect
				className={styles.column}
				x={x + gap / 2}
				y={PLOT_HEIGHT - height}
				width={width - gap}
				height={height}
			/>
		</>
	);
}

/** The bar that a key leads to; null for a key that leads nowhere. The ends are ends: time does not run round. */
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
