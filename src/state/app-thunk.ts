import { createAsyncThunk, SHOULD_AUTOBATCH } from '@reduxjs/toolkit';
import type { UnknownAction } from 'redux';
import type { ThunkAction, ThunkDispatch } from 'redux-thunk';
import type { Analytics } from '../lib/analytics';
import type { InFlight, Queue } from '../lib/queue';
import type { Client } from '../rest-api/client/client';
import type { StaleResponses } from '../rest-api/client/stale-responses';
import { type ApiFailure, toFailure } from '../rest-api/client/errors';
import type { RootState } from './root-state';

/** Effects of thunks on the window; tests pass their own. */
export interface Browser {
	/** Leaves the page for a web URL; with `replaces`, going back skips the page that is left. */
	leave: (url: string, options?: { replaces: boolean }) => void;
	reload: () => void;
	/** Runs it when the page has nothing more urgent to do. */
	whenIdle: (task: () => void) => void;
	/** Runs it when the page has come to rest, some seconds later: for what shows but isn't urgent. */
	whenAtRest: (task: () => void) => void;
}

/** In ms: by then the first view is complete on most hosts, or the user is gone. */
const REST_TIME = 5_000;

const atRest: Array<() => void> = [];

export const windowBrowser: Browser = {
	leave: (url, { replaces } = { replaces: false }) =>
		replaces ? window.location.replace(url) : window.location.assign(url),
	reload: () => window.location.reload(),
	whenIdle: (task) => (window.requestIdleCallback ?? setTimeout)(() => task()),
	// All tasks at once: what they ask the host for goes together.
	whenAtRest: (task) => {
		if (atRest.push(task) === 1) {
			setTimeout(() => windowBrowser.whenIdle(() => atRest.splice(0).forEach((run) => run())), REST_TIME);
		}
	},
};

/** Thunks get these besides the store. */
export interface Services {
	client: Client;
	browser: Browser;
	analytics: Analytics;
	/** In which loads wait for their turn. */
	queue: Queue;
	/** The last visit's answers, to show until there are new ones. */
	stale: StaleResponses;
	/** For calls that must not overlap. */
	inFlight: InFlight;
}

export type AppDispatch = ThunkDispatch<RootState, Services, UnknownAction>;

/** A thunk of several steps, for what a click starts. */
export type AppThunk<Result = void> = ThunkAction<Result, RootState, Services, UnknownAction>;

export interface ThunkTools {
	client: Client;
	queue: Queue;
	stale: StaleResponses;
	dispatch: AppDispatch;
	getState: () => RootState;
	signal: AbortSignal;
}

interface ThunkConfig {
	state: RootState;
	dispatch: AppDispatch;
	extra: Services;
	rejectValue: ApiFailure;
	pendingMeta: object;
	fulfilledMeta: object;
	rejectedMeta: object;
}

/** Meta of actions that come by the dozen: views hear of all of them once, in the next frame. */
export const BATCHED = { [SHOULD_AUTOBATCH]: true };

/**
 * A thunk around one or more calls; a failure arrives as an ApiFailure in the rejected action's payload.
 * `condition` false: nothing is called and no action is dispatched. `metaOf`: the meta of all three.
 */
export function createAppThunk<Result, Arg = void>(
	type: string,
	run: (arg: Arg, tools: ThunkTools) => Promise<Result>,
	condition?: (arg: Arg, state: RootState) => boolean,
	metaOf: (arg: Arg) => object = () => ({}),
) {
	return createAsyncThunk<Result, Arg, ThunkConfig>(
		type,
		async (arg, { dispatch, getState, extra, signal, fulfillWithValue, rejectWithValue }) => {
			try {
				const { client, queue, stale } = extra;
				const result = await run(arg, { client, queue, stale, dispatch, getState, signal });
				return fulfillWithValue(result, metaOf(arg));
			} catch (error) {
				return rejectWithValue(toFailure(error, type), metaOf(arg));
			}
		},
		{
			condition: condition && ((arg, { getState }) => condition(arg, getState())),
			getPendingMeta: ({ arg }) => metaOf(arg),
		},
	);
}
