import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { hostNow } from '../lib/clock';
import type { Client } from '../rest-api/client/client';
import { BATCHED, createAppThunk } from './app-thunk';
import {
	begun,
	dueOnArrival,
	dueOnReturn,
	ended,
	idle,
	isDue,
	type LoadMode,
	ready,
	type Remote,
	staleReady,
} from './remote';
import { screenEntered, sessionChanged } from './session/slice';
import { rootReducer } from './root';
import type { LazyLoadedSlices, RootState } from './root-state';

/** Names of slices that hold one remote and nothing else. */
type RemoteName = {
	[Name in keyof LazyLoadedSlices]: LazyLoadedSlices[Name] extends Remote<unknown> ? Name : never;
}[keyof LazyLoadedSlices];

type DataOf<Name extends RemoteName> = LazyLoadedSlices[Name] extends Remote<infer Data> ? Data : never;

/** `at`: when it came, in ms. */
interface Answer<Data> {
	data: Data;
	at: number;
}

/**
 * A slice for one thing the host has, with the thunk that loads it and the selector that reads it.
 * - `load()` loads it once: not while it's pending, not when it's there, and not when it failed on this
 *   screen while the host was reachable, since cards that mount later want the same thing. `load('retry')`
 *   repeats a failed load. `load('again')` refetches, and keeps the data if that fails.
 * - `isWanted` false: it's never loaded, like what only an online site has.
 * - Until the first answer is there, the last visit's shows, if it was kept.
 * - `received` counts as the host's answer, as the developer card gives it; it isn't loaded again.
 *
 * All loads share one queue, so that a slow host isn't asked for everything at once.
 */
export function createRemoteSlice<Name extends RemoteName>(
	name: Name,
	fetch: (client: Client, signal: AbortSignal) => Promise<DataOf<Name>>,
	isWanted: (state: RootState) => boolean = () => true,
) {
	type State = Remote<DataOf<Name>>;
	const select = (state: RootState): State => (state[name] as State | undefined) ?? idle;

	const staleReceived = createStaleReceived<DataOf<Name>>(name);
	const load = createAppThunk<Answer<DataOf<Name>>, LoadMode>(
		`${name}/load`,
		async (_, { client, dispatch, queue, signal, stale }) => {
			const answer = queue(() => fetch(client, signal), signal);
			const lastVisit = stale.read((kept) => fetch(kept, signal));
			void lastVisit.then((found) => found && dispatch(staleReceived(found)));
			return { data: await answer, at: hostNow() };
		},
		(mode, state) => isDue(select(state), mode) && isWanted(state) && !state.preview.madeUp.includes(name),
		// A retry is a click, and shows at once.
		(mode) => (mode === undefined ? BATCHED : {}),
	);

	const slice = createSlice({
		name,
		initialState: idle as State,
		reducers: {
			received: (_, { payload }: PayloadAction<DataOf<Name>>): State => ready(payload),
		},
		extraReducers: (on) => {
			on.addCase(load.pending, (state) => (state.status === 'ready' ? state : begun(state)));
			on.addCase(staleReceived, (state, { payload }): State | void => {
				if (state.status === 'loading') {
					return staleReady(payload.data, payload.at);
				}
			});
			on.addCase(load.fulfilled, (_, { payload }): State => ready(payload.data, payload.at));
			on.addCase(load.rejected, (state, { payload }) =>
				state.status === 'ready' && !state.isStale ? state : ended(state, payload),
			);
			on.addCase(screenEntered, dueOnArrival);
			on.addCase(sessionChanged, dueOnReturn);
		},
	});

	slice.injectInto(rootReducer);
	return { slice, load, select, received: slice.actions.received };
}

/** All answers of the last visit are shown in one go. */
const createStaleReceived = <Data>(name: string) =>
	createAction(`${name}/staleReceived`, (payload: Answer<Data>) => ({ payload, meta: BATCHED }));
