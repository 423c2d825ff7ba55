import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '../store';

export interface PreviewState {
	/** The developer card is on the page (DEV-002); only a development version shows it. */
	isOpen: boolean;
	/** Names of the slices that hold something made up: the host is not asked for that again. */
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

/** The developer card is asked for, and this is a development version (DEV-001, DEV-002). */
export const selectHasDevCard = ({ page, preview }: RootState) => page.isDevVersion && preview.isOpen;
