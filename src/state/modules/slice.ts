import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Bootstrap } from '../../bootstrap/bootstrap';
import type { ModuleMap } from '../../rest-api/contract/modules';
import { settingsReceived } from '../settings/actions';

export interface ModulesState {
	/** The modules that the host offers, active or not; a module not in here does not exist. */
	bySlug: ModuleMap;
}

export const modulesState = (bootstrap: Bootstrap): ModulesState => ({ bySlug: bootstrap.getModules });

export const modulesSlice = createSlice({
	name: 'modules',
	initialState: {} as ModulesState,
	reducers: {
		modulesReceived(state, { payload }: PayloadAction<ModuleMap>) {
			state.bySlug = payload;
		},
	},
	extraReducers: (on) => {
		on.addCase(settingsReceived, (state, { payload: { values, running } }) => {
			for (const [slug, module] of Object.entries(state.bySlug)) {
				if (typeof values[slug] === 'boolean') {
					const canRun =
						running === 'all' || (running === 'without-connection' && !module.requires_connection);
					module.activated = values[slug] === true && canRun;
				}
			}
		});
	},
});

export const { modulesReceived } = modulesSlice.actions;
