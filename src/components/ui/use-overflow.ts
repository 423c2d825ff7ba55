import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isWithinBreakpoint } from '../../lib/breakpoints';
import { useDebounced } from './use-debounced';

interface Overflow<Row extends HTMLElement> {
	/** Always there: as wide as the room. */
	frame: RefObject<HTMLDivElement | null>;
	/** The row that has to fit; gone while it is collapsed. */
	row: RefObject<Row | null>;
	isCollapsed: boolean;
}

/**
 * Collapses a row above 480 px when it doesn't fit (SHELL-074), never at 480 px and below. Checked 300 ms
 * after the last resize (SHELL-075), and at once when `content` changes.
 */
export function useOverflow<Row extends HTMLElement>(content: string): Overflow<Row> {
	const frame = useRef<HTMLDivElement>(null);
	const row = useRef<Row>(null);
	/** Width of the whole row, known from when it last did not fit. */
	const needed = useRef(0);
	const [isCollapsed, setIsCollapsed] = useState(false);
	const [measured, setMeasured] = useState(content);
	if (measured !== content) {
		setMeasured(content);
		setIsCollapsed(false);
	}

	const measure = () => {
		if (row.current) {
			needed.current = row.current.scrollWidth;
		}
		const width = frame.current?.clientWidth ?? 0;
		setIsCollapsed(isWithinBreakpoint('>480') === true && needed.current > width);
	};
	const { run } = useDebounced(measure);

	useLayoutEffect(() => observeSize(frame.current, { onFirst: measure, onChange: run }), [content, run]);
	useEffect(() => {
		window.addEventListener('resize', run);
		return () => window.removeEventListener('resize', run);
	}, [run]);
	return { frame, row, isCollapsed };
}

interface SizeListeners {
	/**
	 * First measured before the paint, when the browser has a layout anyway. Without ResizeObserver, at once.
	 */
	onFirst: () => void;
	/** At each change after that. */
	onChange: () => void;
}

/** Reports an element's size now and whenever it changes. Call it before the paint; returns how to stop. */
export function observeSize(element: HTMLElement | null, { onFirst, onChange }: SizeListeners): () => void {
	if (!element || !('ResizeObserver' in window)) {
		onFirst();
		return () => {};
	}
	let isFirst = true;
	const observer = new ResizeObserver(() => {
		if (isFirst) {
			isFirst = false;
			flushSync(onFirst);
		} else {
			onChange();
		}
	});
	observer.observe(element);
	return () => observer.disconnect();
}
