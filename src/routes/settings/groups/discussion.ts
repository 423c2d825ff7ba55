import { __, sprintf } from '@wordpress/i18n';
import { paths } from '../../../lib/paths';
import { PROVIDER_NAME } from '../../../lib/product';
import { selectHasModule, selectIsModuleActive } from '../../../state/modules/slice';
import type { RootState } from '../../../state/root-state';
import { selectIsCurrentUserLinked } from '../../../state/user/slice';
import { type SettingsTab, TAB_MODULES } from '../tab-modules';
import { itemId } from '../described';
import type { SettingsGroup } from './group';
import { commentFormToggles, moduleSwitch, selectHasNewsletter, SUBSCRIPTIONS_CARD } from './subscriptions';

const COMMENTS: SettingsGroup = {
	id: 'comments',
	title: () => __('Comments', 'site-dashboard'),
	description: () => __('Choose how visitors comment on your posts.', 'site-dashboard'),
	keywords: () => __('replies, avatars, Gravatar, profiles, greeting', 'site-dashboard'),
	// DISC-017: it is about any of them, and none is its own.
	modules: ['comments', 'gravatar-hovercards', 'markdown', 'comment-likes'],
	support: 'jetpack-support-comments',
	items: [
		{
			kind: 'module',
			module: 'comments',
			label: () =>
				sprintf(
					/* translators: %s: provider name */
					__('Accept %s and social logins', 'site-dashboard'),
					PROVIDER_NAME,
				),
		},
		{
			kind: 'text',
			module: 'comments',
			option: 'highlander_comment_form_prompt',
			label: () => __('Comment form prompt', 'site-dashboard'),
			help: () => __('Appears above the form to invite comments.', 'site-dashboard'),
			isShown: (state) => selectHasModule(state, 'comments'),
		},
		{
			kind: 'select',
			module: 'comments',
			option: 'jetpack_comment_form_color_scheme',
			label: () => __('Comment form color scheme', 'site-dashboard'),
			isShown: (state) => selectHasModule(state, 'comments'),
		},
		{
			kind: 'module',
			module: 'gravatar-hovercards',
			label: () => __('Show profile cards on avatars', 'site-dashboard'),
			keywords: () => __('Gravatar hovercards', 'site-dashboard'),
		},
		{
			kind: 'toggle',
			module: 'markdown',
			// DISC-018: posts may use Markdown as well, so it never takes the module along.
			option: 'wpcom_publish_comments_with_markdown',
			label: () => __('Let visitors comment in Markdown', 'site-dashboard'),
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

/** Only where there's no tab for the newsletter. */
const isHere = (state: RootState) => !selectHasNewsletter(state);

const SUBSCRIPTIONS: SettingsGroup = {
	...SUBSCRIPTIONS_CARD,
	id: 'subscriptions',
	title: () => __('Subscriptions', 'site-dashboard'),
	keywords: () => __('followers, newsletter, notifications', 'site-dashboard'),
	isHere: (state) => isHere(state) && selectHasModule(state, 'subscriptions'),
	items: [
		moduleSwitch(isHere),
		...commentFormToggles(isHere),
		{
			kind: 'link',
			id: 'view-followers',
			label: () => __('View email subscribers', 'site-dashboard'),
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
	slogan: () =>
		__('Manage advanced comment settings and grow your audience with email subscriptions.', 'site-dashboard'),
	modules: TAB_MODULES.discussion.hasContent,
	movedTo: (state, at) =>
		selectHasNewsletter(state) && [SUBSCRIPTIONS.id, ...SUBSCRIPTIONS.items.map(itemId)].includes(at)
			? paths.newsletter.to({ at })
			: undefined,
	groups: [COMMENTS, SUBSCRIPTIONS],
};
