import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Client } from '../rest-api/client';
import { createAppThunk } from './app-thunk';
import { failed, idle, isMissing, loading, ready, type Remote } from './remote';
import { screenEntered, sessionChanged } from './session/slice';
import type { LazyState, RootState } from './store';

/**
 * What may be loaded a second time. `retry`: what failed too; `again`: what is there too, which is kept until the new answer
 * is here.
 */
export type LoadMode = 'retry' | 'again' | void;

/** Names of slices that hold one remote thing and nothing else. */
type RemoteName = {
	[Name in keyof LazyState]-?: NonNullable<LazyState[Name]> extends Remote<unknown> ? Name : never;
}[keyof LazyState];

type DataOf<Name extends RemoteName> = NonNullable<LazyState[Name]> extends Remote<infer Data> ? Data : never;

/**
 * A slice that holds one thing of the host, the thunk that asks for it, and the selector that reads it.
 * - `load()` asks once: not while it is under way, not when it is there, and not when it failed since the user came to the screen or the host came back: cards that
 *   come later ask for the same thing. `load('retry')` asks for what failed. `load('again')` asks though it is there, and keeps what is known when the host does
 *   not answer.
 * - `isWanted` false: it is not asked for at all, as what only an online site has.
 * - `received` is taken as an answer of the host, as the developer card gives it; what it made up is not asked for any more.
 * Such loads wait in one queue, so that a slow host is not asked for everything at once.
 */
export function createRemoteSlice<Name extends RemoteName>(
	name: Name,
	fetch: (client: Client, signal: AbortSignal) => Promise<DataOf<Name>>,
	isWanted: (state: RootState) => boolean = () => true,
) {
	type State = Remote<DataOf<Name>>;
	const select = (state: RootState): State => (state[name] as State | undefined) ?? idle;

	const load = createAppThunk<DataOf<Name>, LoadMode>(
		`${name}/load`,
		(_, { client, queue, signal }) => queue(() => fetch(client, signal), signal),
		(mode, state) => isDue(select(state), mode) && isWanted(state) && !state.preview.madeUp.includes(name),
	);

	const slice = createSlice({
		name,
		initialState: idle as State,
		reducers: {
			received: (_, { payload }: PayloadAction<DataOf<Name>>): State => ready(payload),
		},
		extraReducers: (on) => {
			on.addCase(load.pending, (state) => {
				if (state.status === 'ready') {
					return state;
				}
				return state.status === 'failed' && state.due === 'return' ? { ...loading, isRepeat: true } : loading;
			});
			on.addCase(load.fulfilled, (_, { payload }): State => ready(payload));
			on.addCase(load.rejected, (state, { payload }) => {
				if (state.status === 'ready') {
					return state;
				}
				// Given up, as when the screen was left: it can be asked for anew.
				const isRepeat = state.status === 'loading' && state.isRepeat;
				return payload ? { ...failed(payload), isRepeat } : idle;
			});
			// `useLoad` asks anew for what is wanted; until then it is as it was.
			on.addCase(screenEntered, (state) => {
				if (state.status === 'failed') {
					state.due = 'arrival';
				}
			});
			on.addCase(sessionChanged, (state, { payload }) => {
				// Once: a call that alone fails would make the host come and go without end.
				if (payload === 'fine' && state.status === 'failed' && !state.isRepeat) {
					state.due = 'return';
				}
			});
		},
	});

	return { slice, load, select, received: slice.actions.received };
}

function isDue(remote: Remote<unknown>, mode: LoadMode): boolean {
	switch (mode) {
		case 'again':
			return remote.status !== 'loading';
		case 'retry':
			return isMissing(remote);
		default:
			return remote.status === 'idle' || (remote.status === 'failed' && remote.due !== undefined);
	}
}
