import { combineSlices } from '@reduxjs/toolkit';
import { accountSlice } from './account/slice';
import { connectionSlice } from './connection/slice';
import { licensingSlice } from './licensing/slice';
import { modulesSlice } from './modules/slice';
import { noticesSlice } from './notices/slice';
import { pageSlice } from './page/slice';
import { previewSlice } from './preview/slice';
import type { LazyLoadedSlices } from './root-state';
import { sessionSlice } from './session/slice';
import { settingsSlice } from './settings/slice';
import { trackingSlice } from './tracking/slice';
import { userSlice } from './user/slice';

/** Slices every screen needs; all others call `injectInto(rootReducer)` in the file that defines them. */
export const rootReducer = combineSlices(
	accountSlice,
	connectionSlice,
	licensingSlice,
	modulesSlice,
	noticesSlice,
	pageSlice,
	previewSlice,
	sessionSlice,
	settingsSlice,
	trackingSlice,
	userSlice,
).withLazyLoadedSlices<LazyLoadedSlices>();
