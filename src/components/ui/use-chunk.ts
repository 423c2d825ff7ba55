import { useEffect, useReducer, useState } from 'react';

/** Code in a chunk of its own. */
export interface Chunk<T> {
	/** Null until it has come. */
	loaded: () => T | null;
	/** Also to prefetch, as when a link is pointed at. After a failure the next call fetches again. */
	load: () => Promise<unknown>;
	/** For a chunk that failed: reloads the page while `isWanted`; whether it goes. */
	reload?: (isWanted: () => boolean) => Promise<boolean>;
}

/** Fetches a chunk once, and again after a failure. */
export function retryable<T>(load: () => Promise<T>): Chunk<T> {
	let loaded: T | null = null;
	let started: Promise<T> | null = null;
	const start = async () => {
		try {
			return (loaded = await load());
		} catch (error) {
			started = null;
			throw error;
		}
	};
	return { loaded: () => loaded, load: () => (started ??= start()) };
}

/**
 * The code once it's loaded, or the error. Null: none is wanted. React's `lazy` would remember an error for
 * good, and hold content back for 300 ms after a placeholder.
 */
export function useChunk<T>(chunk: Chunk<T> | null) {
	const [, redraw] = useReducer((count: number) => count + 1, 0);
	const [failed, setFailed] = useState<{ chunk: Chunk<T>; error: unknown } | null>(null);
	const code = chunk?.loaded() ?? null;
	const failure = failed?.chunk === chunk ? failed : null;
	useEffect(() => {
		// Asks even if it's here by now: it may have come between rendering and this.
		if (!chunk || code !== null || failure) {
			return undefined;
		}
		let isLeft = false;
		const fail = async (error: unknown) => {
			const isGoing = await chunk.reload?.(() => !isLeft);
			if (!isLeft && !isGoing) {
				setFailed({ chunk, error });
			}
		};
		chunk.load().then(() => isLeft || redraw(), fail);
		return () => {
			isLeft = true;
		};
	}, [chunk, code, failure]);
	return { code, failure, retry: () => setFailed(null) };
}
