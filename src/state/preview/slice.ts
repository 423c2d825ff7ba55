import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '../root-state';

declare module '../root-state' {
	interface EagerSlices {
		preview: PreviewState;
	}
}

export interface PreviewState {
	/** The developer card is on the page (DEV-002); only a development version shows it. */
	isOpen: boolean;
	/** Names of the slices with made-up data: the host isn't asked for that again. */
	madeUp: string[];
}

export const previewSlice = createSlice({
	name: 'preview',
	initialState: { isOpen: false, madeUp: [] } as PreviewState,
	reducers: {
		devToolsToggled(state) {
			state.isOpen = !state.isOpen;
		},
		sliceMadeUp(state, { payload }: PayloadAction<string>) {
			if (!state.madeUp.includes(payload)) {
				state.madeUp.push(payload);
			}
		},
	},
});

export const { devToolsToggled, sliceMadeUp } = previewSlice.actions;

/** The developer card is requested, and this is a development version (DEV-001, DEV-002). */
export const selectHasDevCard = ({ page, preview }: RootState) => page.isDevVersion && preview.isOpen;
