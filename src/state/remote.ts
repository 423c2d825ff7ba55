import type { ApiFailure } from '../rest-api/client/errors';
import type { SessionStatus } from './session/slice';

/** Something the host has: never loaded, loading, ready or failed. */
export type Remote<T> =
	| { status: 'idle' }
	/** `isRepeat`: retried automatically because the host is back. */
	| { status: 'loading'; isRepeat?: boolean }
	/**
	 * `at`: when the host answered, in ms; missing for what it printed on the page, and for made-up data.
	 * `isStale`: on the last visit, and the new answer is pending.
	 */
	| { status: 'ready'; data: T; at?: number; isStale?: boolean }
	/** `due`: refetch on navigation, or on reconnect. */
	| { status: 'failed'; failure: ApiFailure; due?: 'arrival' | 'return'; isRepeat?: boolean };

export const idle = { status: 'idle' } as const;
export const loading = { status: 'loading' } as const;
export const ready = <T>(data: T, at?: number): Remote<T> => ({
	status: 'ready',
	data,
	...(at === undefined ? {} : { at }),
});
export const failed = (failure: ApiFailure) => ({ status: 'failed', failure }) as const;

/** There's no answer, and none pending. */
export const isMissing = (remote: Remote<unknown>) => remote.status === 'idle' || remote.status === 'failed';

/** `retry` loads failures again; `again` also loaded data, which stays until the new answer is here. */
export type LoadMode = 'retry' | 'again' | void;

/** True if a load in this mode should ask the host now. */
export function isDue(remote: Remote<unknown>, mode: LoadMode): boolean {
	switch (mode) {
		case 'again':
			return remote.status !== 'loading' && !(remote.status === 'ready' && remote.isStale);
		case 'retry':
			return isMissing(remote);
		default:
			return remote.status === 'idle' || (remote.status === 'failed' && remote.due !== undefined);
	}
}

/** The state once a load has begun; remembers if it began because the host was back. */
export const begun = (remote: Remote<unknown>): Remote<never> =>
	remote.status === 'failed' && remote.due === 'return' ? { ...loading, isRepeat: true } : loading;

/** The state of a load that brought nothing. Without a failure, it was aborted, and can be started again. */
export const ended = (remote: Remote<unknown>, failure: ApiFailure | undefined): Remote<never> =>
	failure ? { ...failed(failure), isRepeat: remote.status === 'loading' && remote.isRepeat } : idle;

/** A failed load may be repeated by another screen that wants it; until then, the failure stays. */
export function dueOnArrival(remote: Remote<unknown>): void {
	if (remote.status === 'failed') {
		remote.due = 'arrival';
	}
}

/** Also when the host is back, but once: a call that keeps failing would make it come and go forever. */
export function dueOnReturn(remote: Remote<unknown>, { payload }: { payload: SessionStatus }): void {
	if (payload === 'fine' && remote.status === 'failed' && !remote.isRepeat) {
		remote.due = 'return';
	}
}

type Status = Pick<Remote<unknown>, 'status'> & { isStale?: boolean };

/** An answer is still to come: not loaded yet, or loading, be there one of the last visit or not. */
export const isPending = ({ status, isStale }: Status) =>
	status === 'idle' || status === 'loading' || isStale === true;

/** The host has answered, or couldn't be asked. */
export const isSettled = (remote: Status) => !isPending(remote);

/** An answer of the last visit; the new one is pending. */
export const staleReady = <T>(data: T, at: number): Remote<T> => ({
	status: 'ready',
	data,
	at,
	isStale: true,
});
