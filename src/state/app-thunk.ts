import type { Analytics } from '../lib/analytics';
import { createAsyncThunk } from '@reduxjs/toolkit';
import type { UnknownAction } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import type { Queue } from '../lib/queue';
import type { Client } from '../rest-api/client';
import { toFailure, type ApiFailure } from '../rest-api/errors';
import type { Browser } from './browser';
import type { AppDispatch, LazySlice, RootState } from './store';

/** What thunks are given besides the store. */
export interface ThunkExtra {
	client: Client;
	browser: Browser;
	analytics: Analytics;
	/** In which loads wait for their turn. */
	queue: Queue;
	/** Adds slices that come with a chunk. */
	inject: (slices: readonly LazySlice[]) => void;
}

/** A thunk of several steps, for what a click starts. */
export type AppThunk<Result = void> = ThunkAction<Result, RootState, ThunkExtra, UnknownAction>;

export interface ThunkTools {
	client: Client;
	queue: Queue;
	dispatch: AppDispatch;
	getState: () => RootState;
	signal: AbortSignal;
}

interface ThunkConfig {
	state: RootState;
	dispatch: AppDispatch;
	extra: ThunkExtra;
	rejectValue: ApiFailure;
}

/**
 * A thunk around one or more calls; a failure arrives as an ApiFailure in the rejected action's payload.
 * `condition` false: nothing is called and no action is dispatched.
 */
export function createAppThunk<Result, Arg = void>(
	type: string,
	run: (arg: Arg, tools: ThunkTools) => Promise<Result>,
	condition?: (arg: Arg, state: RootState) => boolean,
) {
	return createAsyncThunk<Result, Arg, ThunkConfig>(
		type,
		async (arg, { dispatch, getState, extra, signal, rejectWithValue }) => {
			try {
				return await run(arg, { client: extra.client, queue: extra.queue, dispatch, getState, signal });
			} catch (error) {
				return rejectWithValue(toFailure(error, type));
			}
		},
		condition && { condition: (arg, { getState }) => condition(arg, getState()) },
	);
}
