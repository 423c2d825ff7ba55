import {
	selectHasConnectedOwner,
	selectIsOffline,
	selectIsSiteConnected,
} from '../../state/connection/slice';
import { useAppSelector } from '../../state/hooks';
import { selectModule } from '../../state/modules/slice';
import { selectRedirect } from '../../state/page/urls';
import type { RootState } from '../../state/root-state';
import { selectCanManageModules } from '../../state/user/slice';
import { useModuleToggle, type ModuleToggleView } from '../module-toggle/use-module-toggle';

/** States of a module's card (DASH-035). */
export type FeatureState = 'hidden' | 'offline' | 'needs-connection' | 'off' | 'on';

export interface FeatureCardView {
	state: FeatureState;
	/** The switch; null for users who manage no modules, and offline (DASH-036, ROLE-008). */
	toggle: ModuleToggleView | null;
	/** Name of its module, and what support says about it. */
	support: { feature: string; href: string };
}

interface FeatureCardOptions {
	/**
	 * Needs a connected owner for this (DASH-040); a feature that's on already may go on working without one.
	 */
	needsOwner?: 'to-work' | 'to-activate';
	/** It is not to be switched from its card now (DASH-037). */
	isWithoutToggle?: boolean;
}

/** First match wins; a module that's missing or overridden off has no card. */
export function selectFeatureState(
	state: RootState,
	slug: string,
	{ needsOwner }: FeatureCardOptions,
): FeatureState {
	const module = selectModule(state, slug);
	if (!module || module.override === 'inactive') {
		return 'hidden';
	}
	if (selectIsOffline(state)) {
		return 'offline';
	}
	const wanted = state.settings.pending[slug];
	const isOn = typeof wanted === 'boolean' ? wanted : module.activated;
	const worksAlone = isOn && needsOwner !== 'to-work';
	const isOwnerNeeded = module.requires_user_connection || (needsOwner !== undefined && !worksAlone);
	if (!selectIsSiteConnected(state) || (isOwnerNeeded && !selectHasConnectedOwner(state))) {
		return 'needs-connection';
	}
	return isOn ? 'on' : 'off';
}

export function useFeatureCard(slug: string, options: FeatureCardOptions = {}): FeatureCardView {
	const state = useAppSelector((root) => selectFeatureState(root, slug, options));
	const isManager = useAppSelector(selectCanManageModules);
	const toggle = useModuleToggle(slug);
	const href = useAppSelector((root) => selectRedirect(root, `jetpack-support-${slug}`));
	const isSwitchable = isManager && !options.isWithoutToggle && (state === 'on' || state === 'off');
	return { state, toggle: isSwitchable ? toggle : null, support: { feature: slug, href } };
}
