import { useEffect, useMemo, useRef } from 'react';

/** Milliseconds between the last call and the run, by default (UI-019). */
export const DEBOUNCE_DELAY = 300;

interface Debounced<Args extends unknown[]> {
	/** Runs after the pause, with the arguments of the last call. */
	run: (...args: Args) => void;
	/** Runs what is waiting now. */
	flush: () => void;
	/** Forgets what is waiting. */
	cancel: () => void;
}

/** A callback that waits for a pause in its calls. Nothing runs any more once the component is gone. */
export function useDebounced<Args extends unknown[]>(
	callback: (...args: Args) => void,
	delay = DEBOUNCE_DELAY,
): Debounced<Args> {
	const latest = useRef(callback);
	useEffect(() => {
		latest.current = callback;
	}, [callback]);

	const debounced = useMemo(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		let waiting: Args | undefined;
		const cancel = () => {
			clearTimeout(timer);
			waiting = undefined;
		};
		const flush = () => {
			const args = waiting;
			cancel();
			if (args) {
				latest.current(...args);
			}
		};
		const run = (...args: Args) => {
			cancel();
			waiting = args;
			timer = setTimeout(flush, delay);
		};
		return { run, flush, cancel };
	}, [delay]);

	useEffect(() => debounced.cancel, [debounced]);
	return debounced;
}
