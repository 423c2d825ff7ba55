import { useRef } from 'react';

/** For a part that holds a button that goes away when it is pressed: the focus, and with it the reader, stays in `area`. */
export function useStaying() {
	const area = useRef<HTMLDivElement>(null);
	const staying = (action: () => void) => () => {
		area.current?.focus({ preventScroll: true });
		action();
	};
	return { area, staying };
}
