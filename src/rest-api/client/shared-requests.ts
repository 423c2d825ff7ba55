interface Shared {
	promise: Promise<unknown>;
	controller: AbortController;
	waiting: number;
	/** Removes it from what's pending, so that the next caller starts a new one. */
	forget: () => void;
}

const abortError = () => new DOMException('No longer needed', 'AbortError');

/**
 * Equal pending requests share one call. It's aborted when nobody waits for it any more; one caller's abort
 * doesn't affect the others.
 */
export class SharedRequests {
	private readonly running = new Map<string, Shared>();

	run<T>(key: string, start: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T> {
		if (signal?.aborted) {
			return Promise.reject(abortError());
		}
		const shared = this.running.get(key) ?? this.begin(key, start);
		shared.waiting++;
		return this.join(shared, signal) as Promise<T>;
	}

	/** Pending calls go on for their callers; later callers get a call of their own. */
	forgetAll(): void {
		this.running.clear();
	}

	private begin(key: string, start: (signal: AbortSignal) => Promise<unknown>): Shared {
		const controller = new AbortController();
		const forget = () => {
			if (this.running.get(key) === shared) {
				this.running.delete(key);
			}
		};
		const promise = start(controller.signal).finally(forget);
		const shared: Shared = { promise, controller, waiting: 0, forget };
		this.running.set(key, shared);
		return shared;
	}

	private join(shared: Shared, signal?: AbortSignal): Promise<unknown> {
		if (!signal) {
			return shared.promise;
		}
		return new Promise((resolve, reject) => {
			const leave = () => {
				shared.waiting--;
				if (shared.waiting === 0) {
					shared.forget();
					shared.controller.abort(abortError());
				}
				reject(abortError());
			};
			signal.addEventListener('abort', leave, { once: true });
			shared.promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
		});
	}
}
