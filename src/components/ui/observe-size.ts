import { flushSync } from 'react-dom';

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
