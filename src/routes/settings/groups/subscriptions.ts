import { __ } from '@wordpress/i18n';
import type { RootState } from '../../../state/root-state';
import { hasNewsletter } from '../tab-modules';
import type { ModuleItem, SettingsGroup, ToggleItem } from './group';

/** Hosts with settings of a newsletter have a tab for it; the others a card in Discussion. */
export const selectHasNewsletter = (state: RootState) => hasNewsletter(state.settings.values);

type IsHere = (state: RootState) => boolean;

/** Both cards say this of the module. */
export const SUBSCRIPTIONS_CARD = {
	description: () => __('Emails new posts and comments to your subscribers.', 'site-dashboard'),
	module: 'subscriptions',
	connect: {
		needs: 'account',
		text: () => __('Connect your account to manage your subscribers.', 'site-dashboard'),
	},
	support: 'jetpack-support-subscriptions',
} satisfies Partial<SettingsGroup>;

export const moduleSwitch = (isHere: IsHere): ModuleItem => ({
	kind: 'module',
	module: 'subscriptions',
	label: () => __('Let visitors subscribe by email', 'site-dashboard'),
	isHere,
});

/** Checkboxes of the comment form. */
export const commentFormToggles = (isHere: IsHere): ToggleItem[] => [
	{
		kind: 'toggle',
		module: 'subscriptions',
		option: 'stb_enabled',
		needsModule: true,
		label: () => __('Let commenters subscribe to posts', 'site-dashboard'),
		isHere,
	},
	{
		kind: 'toggle',
		module: 'subscriptions',
		option: 'stc_enabled',
		needsModule: true,
		label: () => __('Let commenters subscribe to comments', 'site-dashboard'),
		isHere,
	},
];
