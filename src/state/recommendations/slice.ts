import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ApiFailure } from '../../rest-api/client/errors';
import type { RootState } from '../root-state';
import type { Change } from './answers';
import type { Feature, Step } from './steps';
import { rootReducer } from '../root';

declare module '../root-state' {
	interface LazyLoadedSlices {
		recommendations: RecommendationsSession;
	}
}

/** State of the recommendations on this page, besides what the host has stored. */
export interface RecommendationsSession {
	/** The onboardings were compared with the purchases. */
	isPrepared: boolean;
	/** Stored at the host since the page was loaded; null when nothing was. */
	step: Step | null;
	/** The step that's being saved. */
	wantedStep: Step | null;
	stepFailure: ApiFailure | null;
	/** Changes that the host has not taken yet, oldest first. */
	changes: Change[];
	changesFailure: ApiFailure | null;
	/** Features being installed or turned on. */
	installing: Feature[];
	/** Failures of the last attempt. */
	featureFailures: Partial<Record<Feature, ApiFailure>>;
	/** The step beside which the discount was seen first. */
	discountSeenAt: Step | null;
}

const initialState: RecommendationsSession = {
	isPrepared: false,
	step: null,
	wantedStep: null,
	stepFailure: null,
	changes: [],
	changesFailure: null,
	installing: [],
	featureFailures: {},
	discountSeenAt: null,
};

export const recommendationsSlice = createSlice({
	name: 'recommendations',
	initialState,
	reducers: {
		prepared(state) {
			state.isPrepared = true;
		},
		stepWanted(state, { payload }: PayloadAction<Step>) {
			state.wantedStep = payload;
			state.stepFailure = null;
		},
		/** Another one may be wanted by now. */
		stepStored(state, { payload }: PayloadAction<Step>) {
			state.step = payload;
			state.wantedStep = state.wantedStep === payload ? null : state.wantedStep;
		},
		stepRefused(state, { payload }: PayloadAction<ApiFailure>) {
			state.wantedStep = null;
			state.stepFailure = payload;
		},
		answered(state, { payload }: PayloadAction<Change>) {
			state.changes.push(payload);
		},
		changesSent(state) {
			state.changesFailure = null;
		},
		/** So many of the oldest are stored. */
		changesStored(state, { payload }: PayloadAction<number>) {
			state.changes.splice(0, payload);
		},
		/** They are kept, and go with the next ones. */
		changesRefused(state, { payload }: PayloadAction<ApiFailure>) {
			state.changesFailure = payload;
		},
		installStarted(state, { payload }: PayloadAction<Feature>) {
			state.installing.push(payload);
			delete state.featureFailures[payload];
		},
		/** With a failure or without one (REC-066). */
		installEnded(state, { payload }: PayloadAction<{ feature: Feature; failure?: ApiFailure }>) {
			state.installing = state.installing.filter((feature) => feature !== payload.feature);
			if (payload.failure) {
				state.featureFailures[payload.feature] = payload.failure;
			}
		},
		discountSeen(state, { payload }: PayloadAction<Step>) {
			state.discountSeenAt ??= payload;
		},
	},
});

recommendationsSlice.injectInto(rootReducer);

export const {
	prepared,
	stepWanted,
	stepStored,
	stepRefused,
	answered,
	changesSent,
	changesStored,
	changesRefused,
	installStarted,
	installEnded,
	discountSeen,
} = recommendationsSlice.actions;

export const selectSession = (state: RootState): RecommendationsSession =>
	state.recommendations ?? initialState;
