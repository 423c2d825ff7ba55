import { configureStore, type Reducer } from '@reduxjs/toolkit';
import { combineReducers } from 'redux';
import type { Bootstrap } from '../bootstrap/bootstrap';
import type { ThunkExtra } from './app-thunk';
import { connectionSlice, connectionState } from './connection/slice';
import { modulesSlice, modulesState } from './modules/slice';
import { noticesSlice } from './notices/slice';
import { pageSlice, pageState } from './page/slice';
import type { ProtectState } from './protect/slice';
import { sessionSlice } from './session/slice';
import { settingsSlice, settingsState } from './settings/slice';
import type { StatsState } from './stats/slice';
import { trackingSlice } from './tracking/slice';
import { userSlice, userState } from './user/slice';

/** The slices that every screen needs. */
const STATIC = {
	connection: connectionSlice.reducer,
	modules: modulesSlice.reducer,
	notices: noticesSlice.reducer,
	page: pageSlice.reducer,
	session: sessionSlice.reducer,
	settings: settingsSlice.reducer,
	tracking: trackingSlice.reducer,
	user: userSlice.reducer,
};

/** Slices that come with the route that needs them. */
export interface LazyState {
	protect?: ProtectState;
	stats?: StatsState;
}

export type RootState = { [Name in keyof typeof STATIC]: ReturnType<(typeof STATIC)[Name]> } & LazyState;

/** A slice to be added later, by its name in LazyState. */
export interface LazySlice {
	name: string;
	reducer: Reducer;
}

/** A store of its own for each page (and each test), filled from what the host printed. */
export function makeStore(bootstrap: Bootstrap, extra: ThunkExtra) {
	const lazy: Record<string, Reducer> = {};
	const store = configureStore({
		reducer: STATIC,
		preloadedState: {
			connection: connectionState(bootstrap),
			modules: modulesState(bootstrap),
			page: pageState(bootstrap),
			settings: settingsState(bootstrap),
			user: userState(bootstrap),
		},
		middleware: (defaults) =>
			defaults({
				thunk: { extraArgument: extra },
				immutableCheck: { warnAfter: Infinity },
				serializableCheck: false,
			}),
		devTools: process.env.NODE_ENV !== 'production',
	});

	/** Adds the slices of a route that was just loaded; those that are there already keep their state. */
	const inject = (slices: readonly LazySlice[]) => {
		const added = slices.filter(({ name }) => !(name in lazy));
		if (added.length) {
			added.forEach(({ name, reducer }) => (lazy[name] = reducer));
			store.replaceReducer(
				combineReducers({ ...STATIC, ...lazy }) as unknown as Parameters<typeof store.replaceReducer>[0],
			);
		}
	};

	return Object.assign(store, { inject });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
