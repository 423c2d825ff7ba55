/** Runs a task when it is its turn; rejects with what the task rejects with. */
export type Queue = <T>(task: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/**
 * A queue in which at most `limit` tasks run at a time, first come, first served. What was called off before its turn is run all the same, without waiting, so that
 * it can say in its own way that it was called off.
 */
export function createQueue(limit: number): Queue {
	const waiting: Array<() => void> = [];
	let running = 0;

	const next = () => {
		running--;
		waiting.shift()?.();
	};

	return async (task, signal) => {
		if (running >= limit && !signal?.aborted) {
			await new Promise<void>((resolve) => waiting.push(resolve));
		}
		running++;
		try {
			return await task();
		} finally {
			next();
		}
	};
}
