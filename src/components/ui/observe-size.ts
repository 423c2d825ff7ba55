import { flushSync } from 'react-dom';

interface SizeListeners {
	/** At first: before the painting, when the browser has laid out the page anyway. Where it cannot tell, at once. */
	onFirst: () => void;
	/** At each change after that. */
	onChange: () => void;
}

/** Looks at the size of an element now and whenever it changes; to be called before the painting. Returns what ends that. */
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
