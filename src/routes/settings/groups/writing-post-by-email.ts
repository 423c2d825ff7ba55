import { __ } from '@wordpress/i18n';
import { selectIsModuleActive } from '../../../state/modules/selectors';
import { selectCanEditPosts, selectCanManageModules } from '../../../state/user/selectors';
import { PostAddress } from '../writing/post-address';
import type { SettingsGroup } from './group';
import { managersOnly } from './writing-managers-only';

const MODULE = 'post-by-email';

/** An address of the reader's own, which publishes what is sent to it (WRITE-034 to WRITE-046). */
export const POST_BY_EMAIL: SettingsGroup = {
	id: MODULE,
	title: () => __('Post by email', 'site-dashboard'),
	description: () => __('Whatever you send to your secret address is published as a post.', 'site-dashboard'),
	words: () => __('mail, address, publish', 'site-dashboard'),
	module: MODULE,
	needs: ['online', 'owner', 'account'],
	connect: {
		needs: 'account',
		text: () => __('Connect to enable publishing via email.', 'site-dashboard'),
	},
	// WRITE-044: authors have it once a manager has switched it on.
	allow: (state) =>
		selectCanManageModules(state) || (selectCanEditPosts(state) && selectIsModuleActive(state, MODULE)),
	support: 'jetpack-support-post-by-email',
	items: [
		{
			kind: 'module',
			module: MODULE,
			label: () => __('Publish posts by sending an email', 'site-dashboard'),
			blockedBy: managersOnly,
		},
		{
			kind: 'view',
			id: 'post_by_email_address',
			label: () => __('Your address for posts', 'site-dashboard'),
			words: () => __('regenerate address, create address', 'site-dashboard'),
			View: PostAddress,
		},
	],
};
