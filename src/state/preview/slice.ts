import { createSlice } from '@reduxjs/toolkit';

/** Whether the developer card is on the dashboard (DEV-002); only a development version ever opens it. */
export interface PreviewState {
	isOpen: boolean;
}

export const previewSlice = createSlice({
	name: 'preview',
	initialState: { isOpen: false } as PreviewState,
	reducers: {
		devToolsToggled(state) {
			state.isOpen = !state.isOpen;
		},
	},
});

export const { devToolsToggled } = previewSlice.actions;
