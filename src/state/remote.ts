import type { ApiFailure } from '../rest-api/errors';

/** Something that lives on the host: never asked for, under way, here, or refused. */
export type Remote<T> =
	| { status: 'idle' }
	| { status: 'loading' }
	| { status: 'ready'; data: T }
	| { status: 'failed'; failure: ApiFailure };

export const idle = { status: 'idle' } as const;
export const loading = { status: 'loading' } as const;
export const ready = <T>(data: T): Remote<T> => ({ status: 'ready', data });
export const failed = (failure: ApiFailure) => ({ status: 'failed', failure }) as const;

/** Whether it has to be asked for: a call under way or an answer make it needless. */
export const needsLoad = (remote: Remote<unknown>) => remote.status === 'idle' || remote.status === 'failed';
