import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '../root-state';
import { rootReducer } from '../root';

declare module '../root-state' {
	interface LazyLoadedSlices {
		featureWork: FeatureWork;
	}
}

/** Slugs of the modules that are being activated from My Plan (PLAN-010). */
export type FeatureWork = string[];

export const featureWorkSlice = createSlice({
	name: 'featureWork',
	initialState: [] as FeatureWork,
	reducers: {
		activationStarted(state, { payload }: PayloadAction<string>) {
			state.push(payload);
		},
		activationEnded: (state, { payload }: PayloadAction<string>) => state.filter((slug) => slug !== payload),
	},
});

featureWorkSlice.injectInto(rootReducer);

export const { activationEnded, activationStarted } = featureWorkSlice.actions;

export const selectIsActivating = (state: RootState, slug: string): boolean =>
	state.featureWork?.includes(slug) ?? false;
