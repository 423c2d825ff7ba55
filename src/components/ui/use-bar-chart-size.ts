import { useLayoutEffect, useState, type RefObject } from 'react';
import { fitPlot, type Plot } from '../../lib/chart-scale';
import { isRightToLeft } from '../../lib/direction';
import { throttle } from '../../lib/throttle';
import { observeSize } from './observe-size';

/** Milliseconds between two looks at the size while the window is being resized (STATS-026). */
const RESIZE_PAUSE = 400;

interface ChartSize extends Plot {
	/** Fingers point here: bars are wider, and have no tooltips. */
	isTouch: boolean;
	/** The first bar stands on the right: time runs as the text does. */
	isRtl: boolean;
}

/** How much room the bars have inside an element; follows its size. */
export function useBarChartSize(frame: RefObject<HTMLElement | null>): ChartSize {
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
