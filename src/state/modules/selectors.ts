import { selectHasConnectedOwner, selectIsOffline } from '../connection/selectors';
import type { RootState } from '../store';

/** The module, or undefined when this host does not offer it. */
export const selectModule = (state: RootState, slug: string) => state.modules.bySlug[slug];

export const selectHasModule = (state: RootState, slug: string) => slug in state.modules.bySlug;

/** What the switch shows: what was asked for while that is on its way, else what runs. */
export function selectIsModuleActive(state: RootState, slug: string): boolean {
	const wanted = state.settings.pending[slug];
	return typeof wanted === 'boolean' ? wanted : (selectModule(state, slug)?.activated ?? false);
}

/** Whether it runs on the host already, and not only as the switch has it while that is saved. */
export const selectIsModuleStored = (state: RootState, slug: string): boolean =>
	selectModule(state, slug)?.activated === true && !(slug in state.settings.pending);

/** Why a module cannot be switched now; null when it can. */
export type ModuleBlock =
	'override-active' | 'override-inactive' | 'override-managed' | 'offline' | 'needs-owner';

/** The user's own account does in place of the owner's (SHARE-003, SEC-037). */
const EITHER_ACCOUNT = ['publicize', 'sso'];

const hasAccountFor = (state: RootState, slug: string) =>
	selectHasConnectedOwner(state) || (state.user.isConnected && EITHER_ACCOUNT.includes(slug));

/** The first reason that holds, strongest first (SET-024, SET-033, SET-034). Settings and recommendations go by it. */
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
	return module.requires_user_connection && !hasAccountFor(state, slug) ? 'needs-owner' : null;
}

export const selectIsOverriddenInactive = (state: RootState, slug: string) =>
	selectModule(state, slug)?.override === 'inactive';
