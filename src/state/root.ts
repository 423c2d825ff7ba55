import { combineReducers, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { accountSlice } from './account/slice';
import { connectionSlice } from './connection/slice';
import { licensingSlice } from './licensing/slice';
import { modulesSlice } from './modules/slice';
import { noticesSlice } from './notices/slice';
import { pageSlice } from './page/slice';
import { previewSlice } from './preview/slice';
import type { EagerSlices, RootState } from './root-state';
import { sessionSlice } from './session/slice';
import { settingsSlice } from './settings/slice';
import { trackingSlice } from './tracking/slice';
import { userSlice } from './user/slice';

/** Slices every screen needs; all others call `injectInto(rootReducer)` in the file that defines them. */
const eager: { [Name in keyof EagerSlices]: Reducer<EagerSlices[Name]> } = {
	account: accountSlice.reducer,
	connection: connectionSlice.reducer,
	licensing: licensingSlice.reducer,
	modules: modulesSlice.reducer,
	notices: noticesSlice.reducer,
	page: pageSlice.reducer,
	preview: previewSlice.reducer,
	session: sessionSlice.reducer,
	settings: settingsSlice.reducer,
	tracking: trackingSlice.reducer,
	user: userSlice.reducer,
};

const reducers: Record<string, Reducer> = { ...eager };
let combined: Reducer | null = null;

const reduce = (state: Partial<RootState> | undefined, action: UnknownAction): RootState =>
	(combined ??= combineReducers(reducers))(state, action) as RootState;

/**
 * The reducer of the whole state, to which chunks add their slices. Redux calls each reducer twice whenever
 * it combines them, and one chunk may bring twenty, so they're combined when the next action comes. Redux
 * Toolkit's `combineSlices` combines them for each.
 */
export const rootReducer = Object.assign(reduce, {
	inject({ reducerPath, reducer }: { reducerPath: string; reducer: Reducer }): void {
		reducers[reducerPath] = reducer;
		combined = null;
	},
});
