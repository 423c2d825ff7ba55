import type { ApiFailure } from '../rest-api/errors';

/** Something the host has: never loaded, loading, ready or failed. */
export type Remote<T> =
	| { status: 'idle' }
	/** `isRepeat`: retried automatically because the host is back. */
	| { status: 'loading'; isRepeat?: boolean }
	/** `at`: when the host answered, in ms; missing for what it printed on the page, and for made-up data. */
	| { status: 'ready'; data: T; at?: number }
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

/** Whether there's no answer, and none pending. */
export const isMissing = (remote: Remote<unknown>) => remote.status === 'idle' || remote.status === 'failed';

type Status = Pick<Remote<unknown>, 'status'>;

/** Whether an answer is still to come: not loaded yet, or loading. */
export const isPending = ({ status }: Status) => status === 'idle' || status === 'loading';

/** Whether the host has answered, or couldn't be asked. */
export const isSettled = ({ status }: Status) => !isPending({ status });
