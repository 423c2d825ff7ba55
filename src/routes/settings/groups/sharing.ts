import { __, sprintf } from '@wordpress/i18n';
import { PROVIDER_NAME } from '../../../lib/product';
import { selectIsModuleActive } from '../../../state/modules/slice';
import { selectPage, selectSite } from '../../../state/page/slice';
import { selectTemplatesUrl } from '../../../state/page/urls';
import { selectCanManageModules, selectIsCurrentUserLinked } from '../../../state/user/slice';
import { type SettingsTab, TAB_MODULES } from '../tab-modules';
import type { SettingsGroup } from './group';
import { pageLink } from './host-page';
import { BUTTONS } from './sharing-buttons';
import { managersOnly } from '../reasons';

const SOCIAL: SettingsGroup = {
	id: 'social-connections',
	title: () => __('Social connections', 'site-dashboard'),
	description: () => __('Shares each new post with your followers on social networks.', 'site-dashboard'),
	keywords: () => __('publicize, Facebook, Twitter, LinkedIn, Tumblr, Mastodon, networks', 'site-dashboard'),
	module: 'publicize',
	// Whose account it takes is the module's own rule (SHARE-003).
	connect: {
		needs: 'account',
		text: () => __('Connect to add your social media accounts.', 'site-dashboard'),
	},
	// SHARE-005.
	allow: (state) => selectCanManageModules(state) || selectIsModuleActive(state, 'publicize'),
	support: 'jetpack-support-publicize',
	items: [
		{
			kind: 'module',
			module: 'publicize',
			label: () => __('Share new posts automatically', 'site-dashboard'),
			blockedBy: managersOnly,
		},
		{
			kind: 'link',
			id: 'configure-publicize',
			label: () => __('Connect your social media accounts', 'site-dashboard'),
			redirect: 'calypso-marketing-connections',
			click: { target: 'configure-publicize', page: 'sharing' },
			isShown: (state) => selectIsModuleActive(state, 'publicize') && selectIsCurrentUserLinked(state),
		},
	],
};

const LIKES: SettingsGroup = {
	id: 'like-buttons',
	title: () => __('Like buttons', 'site-dashboard'),
	description: () =>
		/* translators: %s: provider name */
		sprintf(__('Lets readers with a %s account like your posts.', 'site-dashboard'), PROVIDER_NAME),
	keywords: () => __('likes, favorites, stars', 'site-dashboard'),
	module: 'likes',
	support: 'jetpack-support-likes',
	items: [
		{
			kind: 'module',
			module: 'likes',
			label: () => __('Add like buttons', 'site-dashboard'),
		},
		{
			kind: 'toggle',
			module: 'likes',
			option: 'social_notifications_like',
			needsModule: true,
			label: () => __('Email authors about new likes', 'site-dashboard'),
			keywords: () => __('notifications', 'site-dashboard'),
		},
		pageLink({
			id: 'configure-likes',
			module: 'likes',
			slugs: [],
			label: () => __('Choose where like buttons appear', 'site-dashboard'),
		}),
		{
			kind: 'link',
			id: 'like-block',
			label: () => __('Add a like button block', 'site-dashboard'),
			href: selectTemplatesUrl,
			isShown: (state) => selectPage(state).themeData.isBlockTheme && selectSite(state).isLikeBlockAvailable,
			click: { target: 'configure-likes', page: 'sharing', extra: 'block' },
		},
	],
};

/** The Sharing tab (SHARE-001). */
export const TAB: SettingsTab = {
	id: 'sharing',
	title: () => __('Sharing', 'site-dashboard'),
	modules: TAB_MODULES.sharing.hasContent,
	groups: [SOCIAL, BUTTONS, LIKES],
};
