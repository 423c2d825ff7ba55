/** Runs a task at its turn; rejects with the task's own error. */
export type Queue = <T>(task: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/**
 * Runs at most `limit()` tasks at a time, first come, first served. An aborted task runs, too, so that it
 * rejects with its own AbortError: at once if it was aborted before, else at its turn.
 */
export function createQueue(limit: () => number): Queue {
	const waiting: Array<() => void> = [];
	let running = 0;

	const next = () => {
		running--;
		waiting.shift()?.();
	};

	return async (task, signal) => {
		if (running >= limit() && !signal?.aborted) {
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

/** Runs a task by this name, or joins the one that's running. */
export type InFlight = <T>(name: string, task: () => Promise<T>) => Promise<T>;

export function createInFlight(): InFlight {
	const running = new Map<string, Promise<unknown>>();
	return <T>(name: string, task: () => Promise<T>) => {
		const call = (running.get(name) as Promise<T> | undefined) ?? task().finally(() => running.delete(name));
		running.set(name, call);
		return call;
	};
}

interface Policy {
	/** Milliseconds before the first repetition. */
	first: number;
	/** Each wait is this many times longer than the one before. */
	growth: number;
	/** Milliseconds of the longest wait. */
	longest?: number;
	/** Without it, repeats without end. */
	repetitions?: number;
}

/** Milliseconds to wait before repeating something that was `repeated` so often; undefined: not again. */
export const backoff =
	({ first, growth, longest = Infinity, repetitions = Infinity }: Policy) =>
	(repeated: number): number | undefined =>
		repeated < repetitions ? Math.min(first * growth ** repeated, longest) : undefined;
