/** A callback that runs at once, and then at most once in so many ms however often it is called. */
export interface Throttled {
	run: () => void;
	/** Forgets what is waiting. */
	cancel: () => void;
}

/** The last call is never lost: it runs when the pause is over. */
export function throttle(callback: () => void, pause: number): Throttled {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let isWaiting = false;
	const run = () => {
		if (timer !== undefined) {
			isWaiting = true;
			return;
		}
		callback();
		timer = setTimeout(() => {
			timer = undefined;
			if (isWaiting) {
				isWaiting = false;
				run();
			}
		}, pause);
	};
	const cancel = () => {
		clearTimeout(timer);
		timer = undefined;
		isWaiting = false;
	};
	return { run, cancel };
}
