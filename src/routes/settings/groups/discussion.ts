import { __ } from '@wordpress/i18n';
import { selectHasModule, selectIsModuleActive } from '../../../state/modules/selectors';
import { selectIsCurrentUserLinked } from '../../../state/user/selectors';
import type { SettingsGroup, SettingsTab } from './group';

const COMMENTS: SettingsGroup = {
	id: 'comments',
	title: () => __('Comments', 'site-dashboard'),
	description: () => __('How visitors comment on your posts.', 'site-dashboard'),
	words: () => __('replies, avatars, Gravatar, profiles, greeting', 'site-dashboard'),
	// DISC-017: it is about any of them, and none is its own.
	modules: ['comments', 'gravatar-hovercards', 'markdown', 'comment-likes'],
	needs: ['online'],
	support: 'jetpack-support-comments',
	items: [
		{
			kind: 'module',
			module: 'comments',
			label: () => __('Let visitors comment with an account they have elsewhere', 'site-dashboard'),
		},
		{
			kind: 'text',
			module: 'comments',
			option: 'highlander_comment_form_prompt',
			label: () => __('Invitation above the comment form', 'site-dashboard'),
			help: () => __('A few words that ask for a comment.', 'site-dashboard'),
			isShown: (state) => selectHasModule(state, 'comments'),
		},
		{
			kind: 'select',
			module: 'comments',
			option: 'jetpack_comment_form_color_scheme',
			label: () => __('Color scheme of the comment form', 'site-dashboard'),
			isShown: (state) => selectHasModule(state, 'comments'),
		},
		{
			kind: 'module',
			module: 'gravatar-hovercards',
			label: () => __('Show a profile when the pointer rests on an avatar', 'site-dashboard'),
			words: () => __('Gravatar hovercards', 'site-dashboard'),
		},
		{
			kind: 'toggle',
			module: 'markdown',
			// DISC-018: posts may use Markdown as well, so it never takes the module along.
			option: 'wpcom_publish_comments_with_markdown',
			label: () => __('Let visitors write comments in Markdown', 'site-dashboard'),
			isShown: (state) => selectHasModule(state, 'markdown'),
			support: 'jetpack-support-markdown',
		},
		{
			kind: 'module',
			module: 'comment-likes',
			label: () => __('Let readers like comments', 'site-dashboard'),
			support: 'jetpack-support-comment-likes',
		},
	],
};

const SUBSCRIPTIONS: SettingsGroup = {
	id: 'subscriptions',
	title: () => __('Subscriptions', 'site-dashboard'),
	description: () => __('Readers get your new posts and comments by email.', 'site-dashboard'),
	words: () => __('followers, newsletter, notifications', 'site-dashboard'),
	module: 'subscriptions',
	needs: ['online', 'owner'],
	connect: {
		needs: 'account',
		text: () => __('Connect to see and manage your subscribers.', 'site-dashboard'),
	},
	support: 'jetpack-support-subscriptions',
	items: [
		{
			kind: 'module',
			module: 'subscriptions',
			label: () => __('Let visitors subscribe to new posts and comments by email', 'site-dashboard'),
		},
		{
			kind: 'toggle',
			module: 'subscriptions',
			option: 'stb_enabled',
			needsModule: true,
			label: () => __('Offer “subscribe to site” below the comment form', 'site-dashboard'),
		},
		{
			kind: 'toggle',
			module: 'subscriptions',
			option: 'stc_enabled',
			needsModule: true,
			label: () => __('Offer “subscribe to comments” below the comment form', 'site-dashboard'),
		},
		{
			kind: 'link',
			id: 'view-followers',
			label: () => __('See who subscribes by email', 'site-dashboard'),
			redirect: 'calypso-people-email-followers',
			click: { target: 'view-followers' },
			isShown: (state) => selectIsModuleActive(state, 'subscriptions') && selectIsCurrentUserLinked(state),
		},
	],
};

/** The Discussion tab (DISC-001, DISC-004). */
export const TAB: SettingsTab = {
	id: 'discussion',
	title: () => __('Discussion', 'site-dashboard'),
	heading: () =>
		__('Manage advanced comment settings and grow your audience with email subscriptions.', 'site-dashboard'),
	modules: ['comments', 'markdown', 'gravatar-hovercards', 'subscriptions', 'comment-likes'],
	groups: [COMMENTS, SUBSCRIPTIONS],
};
