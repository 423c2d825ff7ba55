import type { ApiFailure } from '../rest-api/errors';

/** Something that lives on the host: never asked for, under way, here, or refused. */
export type Remote<T> =
	| { status: 'idle' }
	/** `isRepeat`: asked for by itself because the host is back. */
	| { status: 'loading'; isRepeat?: boolean }
	| { status: 'ready'; data: T }
	/** `due`: it is to be asked for anew, as the user came to another screen or the host is back. */
	| { status: 'failed'; failure: ApiFailure; due?: 'arrival' | 'return'; isRepeat?: boolean };

export const idle = { status: 'idle' } as const;
export const loading = { status: 'loading' } as const;
export const ready = <T>(data: T): Remote<T> => ({ status: 'ready', data });
export const failed = (failure: ApiFailure) => ({ status: 'failed', failure }) as const;

/** Whether there is no answer, and none under way. */
export const isMissing = (remote: Remote<unknown>) => remote.status === 'idle' || remote.status === 'failed';
