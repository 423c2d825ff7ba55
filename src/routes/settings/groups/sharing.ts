import { __, sprintf } from '@wordpress/i18n';
import { PROVIDER_NAME } from '../../../lib/product';
import { selectIsOffline } from '../../../state/connection/selectors';
import { selectIsModuleActive } from '../../../state/modules/selectors';
import { selectAdminUrl } from '../../../state/page/selectors';
import type { RootState } from '../../../state/store';
import { selectCanManageModules, selectIsCurrentUserLinked } from '../../../state/user/selectors';
import type { SettingsGroup, SettingsTab } from './group';
import { managersOnly } from './writing-managers-only';

const SOCIAL: SettingsGroup = {
	id: 'social-connections',
	title: () => __('Social connections', 'site-dashboard'),
	description: () => __('Each new post is shared with your followers on social networks.', 'site-dashboard'),
	words: () => __('publicize, Facebook, Twitter, LinkedIn, Tumblr, Mastodon, networks', 'site-dashboard'),
	module: 'publicize',
	// Whose account it takes is the module's own rule (SHARE-003).
	needs: ['online'],
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
			label: () => __('Share new posts on social networks', 'site-dashboard'),
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

const areButtonsOn = (state: RootState) => selectIsModuleActive(state, 'sharedaddy');
/** The provider's page is for those with an account there; everybody else has the site's own (SHARE-007). */
const hasProviderPage = (state: RootState) => !selectIsOffline(state) && selectIsCurrentUserLinked(state);
const CONFIGURE_BUTTONS = {
	kind: 'link',
	label: () => __('Choose your sharing buttons', 'site-dashboard'),
	click: { target: 'configure-sharing', page: 'sharing' },
} as const;

const BUTTONS: SettingsGroup = {
	id: 'sharing-buttons',
	title: () => __('Sharing buttons', 'site-dashboard'),
	description: () => __('Visitors share what they like with one click.', 'site-dashboard'),
	words: () => __('share, Facebook, Twitter, email, print', 'site-dashboard'),
	module: 'sharedaddy',
	support: 'jetpack-support-sharing',
	items: [
		{
			kind: 'module',
			module: 'sharedaddy',
			label: () => __('Add sharing buttons to your posts and pages', 'site-dashboard'),
		},
		{
			...CONFIGURE_BUTTONS,
			id: 'configure-sharing',
			redirect: 'calypso-marketing-sharing-buttons',
			isShown: (state) => areButtonsOn(state) && hasProviderPage(state),
		},
		{
			...CONFIGURE_BUTTONS,
			id: 'configure-sharing-here',
			href: (state) => selectAdminUrl(state, 'options-general.php?page=sharing'),
			isShown: (state) => areButtonsOn(state) && !hasProviderPage(state),
		},
	],
};

const LIKES: SettingsGroup = {
	id: 'like-buttons',
	title: () => __('Like buttons', 'site-dashboard'),
	description: () =>
		/* translators: %s: provider name */
		sprintf(__('Readers with a %s account show that they like a post.', 'site-dashboard'), PROVIDER_NAME),
	words: () => __('likes, favorites, stars', 'site-dashboard'),
	module: 'likes',
	needs: ['online'],
	support: 'jetpack-support-likes',
	items: [
		{
			kind: 'module',
			module: 'likes',
			label: () => __('Add like buttons to your posts and pages', 'site-dashboard'),
		},
	],
};

/** The Sharing tab (SHARE-001). */
export const TAB: SettingsTab = {
	id: 'sharing',
	title: () => __('Sharing', 'site-dashboard'),
	modules: ['publicize', 'sharedaddy', 'likes'],
	groups: [SOCIAL, BUTTONS, LIKES],
};
