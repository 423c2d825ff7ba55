import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { __, sprintf } from '@wordpress/i18n';
import type { Bootstrap } from '../../bootstrap/bootstrap';
import { PROVIDER_NAME } from '../../lib/product';
import type { ModuleMap } from '../../rest-api/modules';
import {
	selectHasConnectedOwner,
	selectIsOffline,
	selectIsSiteConnected,
	selectMayConnect,
} from '../connection/slice';
import { settingsReceived } from '../events';
import type { RootState } from '../root-state';

declare module '../root-state' {
	interface EagerSlices {
		modules: ModulesState;
	}
}

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

/** The module, or undefined when this host does not offer it. */
export const selectModule = (state: RootState, slug: string) => state.modules.bySlug[slug];

export const selectHasModule = (state: RootState, slug: string) => slug in state.modules.bySlug;

/** The switch's state: the requested one while pending, else what runs. */
export function selectIsModuleActive(state: RootState, slug: string): boolean {
	const wanted = state.settings.pending[slug];
	return typeof wanted === 'boolean' ? wanted : (selectModule(state, slug)?.activated ?? false);
}

/** Runs on the host already, not only as the switch has it while that is saved. */
export const selectIsModuleStored = (state: RootState, slug: string): boolean =>
	selectModule(state, slug)?.activated === true && !(slug in state.settings.pending);

/** Reasons why a module can't be switched now; null if it can. */
export type ModuleBlock =
	'override-active' | 'override-inactive' | 'override-managed' | 'offline' | 'needs-site' | 'needs-owner';

/** The user's own account does in place of the owner's (SHARE-003, SEC-037). */
const EITHER_ACCOUNT = ['publicize', 'sso'];

const hasAccountFor = (state: RootState, slug: string) =>
	selectHasConnectedOwner(state) || (state.user.isConnected && EITHER_ACCOUNT.includes(slug));

/**
 * The first reason that applies, strongest first (SET-024, SET-033, SET-034), for settings and
 * recommendations.
 */
export function selectModuleBlock(state: RootState, slug: string): ModuleBlock | null {
	const module = selectModule(state, slug);
	if (!module) {
		return null;
	}
	if (module.override) {
		return `override-${module.override}`;
	}
	if (selectIsOffline(state)) {
		return module.requires_connection ? 'offline' : null;
	}
	if (!selectIsSiteConnected(state)) {
		return 'needs-site';
	}
	return module.requires_user_connection && !hasAccountFor(state, slug) ? 'needs-owner' : null;
}

/** One sentence on why the user can't connect, and who can; empty if they may (ROLE-011). */
export function selectConnectReason(state: RootState): string {
	if (selectMayConnect(state)) {
		return '';
	}
	const isConnected = selectIsSiteConnected(state);
	return blockReason(selectIsOffline(state) ? 'offline' : isConnected ? 'needs-owner' : 'needs-site');
}

export const selectIsOverriddenInactive = (state: RootState, slug: string) =>
	selectModule(state, slug)?.override === 'inactive';

/** One sentence on why a module can't be switched, and who can. */
export function blockReason(block: ModuleBlock): string {
	switch (block) {
		case 'override-active':
			return __('This feature has been enabled by a site administrator.', 'site-dashboard');
		case 'override-inactive':
			return __('This feature has been disabled by a site administrator.', 'site-dashboard');
		case 'override-managed':
			return __('This feature is being managed by a site administrator.', 'site-dashboard');
		case 'offline':
			return __('Unavailable in Offline Mode', 'site-dashboard');
		case 'needs-site':
			return sprintf(
				/* translators: %s: provider name */
				__('An administrator needs to connect this site to %s first.', 'site-dashboard'),
				PROVIDER_NAME,
			);
		case 'needs-owner':
			return sprintf(
				/* translators: %s: provider name */
				__('An administrator needs to connect a %s account first.', 'site-dashboard'),
				PROVIDER_NAME,
			);
	}
}
