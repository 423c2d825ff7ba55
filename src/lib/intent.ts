/** Users do one of these right before they use something, with a mouse, a finger or the keyboard. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin'] as const;

/**
 * Runs each time the user is about to use an element that fits the selector, unless they save data. Returns
 * how to stop that.
 */
export function onIntent(selector: string, run: (element: Element) => void): () => void {
	const follow = ({ target }: Event) => {
		const element = target instanceof Element ? target.closest(selector) : null;
		if (element && mayPrefetch()) {
			run(element);
		}
	};
	SIGNS.forEach((sign) => document.addEventListener(sign, follow));
	return () => SIGNS.forEach((sign) => document.removeEventListener(sign, follow));
}

const savesData = (): boolean =>
	(navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Not for users who save data, nor in a background tab. */
export const mayPrefetch = (): boolean => document.visibilityState !== 'hidden' && !savesData();
