/** PROD-043. */
const REFRESH = 500;

/**
 * Looks every half second while the page is to be seen, and at once when it is seen again; nothing runs behind other tabs.
 * @returns what ends it
 */
export function everyHalfSecond(look: () => void): () => void {
	let timer: ReturnType<typeof setInterval> | undefined;
	const stop = () => {
		clearInterval(timer);
		timer = undefined;
	};
	const adapt = () => {
		stop();
		if (document.visibilityState !== 'hidden') {
			timer = setInterval(look, REFRESH);
		}
	};
	const seenAgain = () => {
		adapt();
		look();
	};
	adapt();
	document.addEventListener('visibilitychange', seenAgain);
	return () => {
		stop();
		document.removeEventListener('visibilitychange', seenAgain);
	};
}
