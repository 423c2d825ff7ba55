import { __, sprintf } from '@wordpress/i18n';
import { selectHasModule, selectIsModuleActive, selectModule } from '../../../state/modules/slice';
import { selectPage } from '../../../state/page/slice';
import { selectManageUrl } from '../../../state/page/urls';
import type { RootState } from '../../../state/root-state';
import { selectDraft, selectSettingFlag } from '../../../state/settings/slice';
import { Categories } from '../newsletter/categories';
import { Messages } from '../newsletter/messages';
import { CATEGORIES, MESSAGES, selectIsTooLong, selectLacksCategory } from '../newsletter/use-newsletter';
import { type SettingsTab, TAB_MODULES } from '../tab-modules';
import type { SettingsGroup, ToggleItem, ChoiceItem } from './group';
import { commentFormToggles, moduleSwitch, selectHasNewsletter, SUBSCRIPTIONS_CARD } from './subscriptions';
import { isFlagOn } from '../../../lib/flags';
import { PROVIDER_NAME } from '../../../lib/product';
import { EmailPreview } from '../newsletter/email-preview';

const MODULE = 'subscriptions';

const isHeld = (name: string) => (state: RootState) => name in state.settings.values;

/**
 * The host's own page about subscribers. Some hosts name a screen of their dashboard, which is ours now: then
 * the subscribers are at the provider.
 */
function subscribersUrl(state: RootState): string {
	const url = selectModule(state, MODULE)?.configure_url ?? '';
	return url && !url.includes('#') ? url : selectManageUrl(state, 'calypso-people-email-followers');
}

const NEWSLETTER: SettingsGroup = {
	...SUBSCRIPTIONS_CARD,
	id: 'newsletter',
	title: () => __('Newsletter', 'site-dashboard'),
	keywords: () =>
		__('subscriptions, subscribers, followers, mailing list, notifications, send posts', 'site-dashboard'),
	items: [
		moduleSwitch(selectHasNewsletter),
		{
			kind: 'toggle',
			module: MODULE,
			option: 'wpcom_newsletter_send_default',
			needsModule: true,
			label: () => __('Email new posts by default', 'site-dashboard'),
			help: () => __('You can change this for each post before you publish it.', 'site-dashboard'),
		},
		{
			kind: 'link',
			id: 'view-followers',
			label: () => __('View email subscribers', 'site-dashboard'),
			href: subscribersUrl,
			click: { target: 'view-followers' },
			isShown: (state) => subscribersUrl(state) !== '',
		},
	],
};

const formToggle = (option: string, texts: Pick<ToggleItem, 'label' | 'help' | 'keywords'>): ToggleItem => ({
	kind: 'toggle',
	module: MODULE,
	needsModule: true,
	option,
	...texts,
});

const IN_MENU = [
	'jetpack_subscriptions_subscribe_navigation_enabled',
	'jetpack_subscriptions_login_navigation_enabled',
] as const;

const FORMS: SettingsGroup = {
	id: 'subscribe-forms',
	title: () => __('Subscribe forms', 'site-dashboard'),
	description: () => __('Choose where visitors can subscribe.', 'site-dashboard'),
	keywords: () => __('newsletter, subscription, sign up, signup, form', 'site-dashboard'),
	modules: [MODULE],
	items: [
		formToggle('jetpack_subscriptions_subscribe_post_end_enabled', {
			label: () => __('Form below each post', 'site-dashboard'),
			help: () => __('Invites readers to subscribe when they finish a post.', 'site-dashboard'),
		}),
		formToggle('sm_enabled', {
			label: () => __('Popup', 'site-dashboard'),
			help: () =>
				__(
					'Appears once readers have scrolled through half of a post, at most once a day.',
					'site-dashboard',
				),
			keywords: () => __('modal, subscribe modal, pop-up', 'site-dashboard'),
		}),
		formToggle('jetpack_subscribe_overlay_enabled', {
			label: () => __('Overlay on the homepage', 'site-dashboard'),
			help: () => __('Covers the homepage until visitors subscribe or dismiss it.', 'site-dashboard'),
			keywords: () => __('welcome mat, full screen, front page', 'site-dashboard'),
		}),
		formToggle('jetpack_subscribe_floating_button_enabled', {
			label: () => __('Floating button', 'site-dashboard'),
			help: () => __('Stays in a corner of every page while visitors scroll.', 'site-dashboard'),
		}),
		formToggle(IN_MENU[0], {
			label: () => __('Subscribe button in the menu', 'site-dashboard'),
			help: () => __('Adds a button to your site’s menu. Works with block themes.', 'site-dashboard'),
			keywords: () => __('navigation', 'site-dashboard'),
		}),
		formToggle(IN_MENU[1], {
			label: () => __('Login link in the menu', 'site-dashboard'),
			help: () =>
				__(
					'Lets subscribers log in to manage their subscription. Works with block themes.',
					'site-dashboard',
				),
			keywords: () => __('navigation, subscriber login', 'site-dashboard'),
		}),
		{
			kind: 'note',
			id: 'menu-needs-blocks',
			text: () => __('Your theme isn’t a block theme, so nothing is added to your menu.', 'site-dashboard'),
			isShown: (state) =>
				!selectPage(state).themeData.isBlockTheme && IN_MENU.some((name) => selectSettingFlag(state, name)),
		},
		...commentFormToggles(selectHasNewsletter),
	],
};

const ENABLED = 'wpcom_newsletter_categories_enabled';
const byCategory = () => __('Let subscribers choose categories', 'site-dashboard');

const CATEGORY_CARD: SettingsGroup = {
	id: 'newsletter-categories',
	title: () => __('Newsletter categories', 'site-dashboard'),
	description: () => __('Lets subscribers choose what they want to read about.', 'site-dashboard'),
	keywords: () => __('topics, interests, segments, lists', 'site-dashboard'),
	modules: [MODULE],
	isHere: isHeld(CATEGORIES),
	saveBlockedBy: (state) =>
		selectLacksCategory(state) ? __('Choose at least one newsletter category.', 'site-dashboard') : '',
	items: [
		{
			kind: 'toggle',
			module: MODULE,
			option: ENABLED,
			needsModule: true,
			label: byCategory,
			help: () => __('Without categories, subscribers get every post you email.', 'site-dashboard'),
		},
		{
			kind: 'view',
			id: CATEGORIES,
			View: Categories,
			module: MODULE,
			options: [CATEGORIES],
			isNested: true,
			label: () => __('Categories', 'site-dashboard'),
			isHere: isHeld(CATEGORIES),
			isShown: (state) => selectIsModuleActive(state, MODULE) && selectSettingFlag(state, ENABLED),
		},
	],
};

const MESSAGE_CARD: SettingsGroup = {
	id: 'newsletter-messages',
	title: () => __('Messages to subscribers', 'site-dashboard'),
	description: () => __('Write what subscribers read before and after they subscribe.', 'site-dashboard'),
	keywords: () =>
		__('newsletter, invitation, confirmation email, welcome email, popup heading', 'site-dashboard'),
	modules: [MODULE],
	isHere: isHeld(MESSAGES),
	saveBlockedBy: (state) =>
		selectIsTooLong(state) ? __('Shorten the free plan’s description.', 'site-dashboard') : '',
	items: [
		{
			kind: 'view',
			id: MESSAGES,
			View: Messages,
			module: MODULE,
			options: [MESSAGES],
			label: () => __('Messages to subscribers', 'site-dashboard'),
			isHere: isHeld(MESSAGES),
		},
	],
};

const EXCERPT = 'wpcom_subscription_emails_use_excerpt';

const REPLIES: ChoiceItem = {
	kind: 'radio',
	module: MODULE,
	option: 'jetpack_subscriptions_reply_to',
	label: () => __('Replies', 'site-dashboard'),
	keywords: () => __('reply-to, answer, no-reply', 'site-dashboard'),
	choices: [
		{
			value: 'comment',
			label: () => __('Publish replies as comments', 'site-dashboard'),
			help: () => __('Replies appear below the post.', 'site-dashboard'),
		},
		{
			value: 'author',
			label: () => __('Send replies to the author', 'site-dashboard'),
			help: () =>
				sprintf(
					/* translators: %s: provider name */
					__('Works for authors who’ve connected their %s account.', 'site-dashboard'),
					PROVIDER_NAME,
				),
		},
		{ value: 'no-reply', label: () => __('Don’t accept replies', 'site-dashboard') },
	],
};

const LENGTH: ChoiceItem = {
	kind: 'radio',
	module: MODULE,
	option: EXCERPT,
	label: () => __('Post content', 'site-dashboard'),
	keywords: () => __('excerpt, full text, summary, length', 'site-dashboard'),
	read: (state) => (isFlagOn(selectDraft(state, EXCERPT)) ? 'excerpt' : 'full'),
	write: (value) => ({ [EXCERPT]: value === 'excerpt' }),
	choices: [
		{
			value: 'full',
			label: () => __('Full text', 'site-dashboard'),
			help: () => __('Readers don’t need to leave their inbox.', 'site-dashboard'),
		},
		{
			value: 'excerpt',
			label: () => __('Excerpt', 'site-dashboard'),
			help: () => __('Readers visit your site to read the rest.', 'site-dashboard'),
		},
	],
};

/** Sender and content of the emails, with an example that follows every change. */
const EMAILS: SettingsGroup = {
	id: 'newsletter-emails',
	title: () => __('Emails', 'site-dashboard'),
	description: () => __('Choose who your emails come from and what they show.', 'site-dashboard'),
	keywords: () => __('newsletter, subscriptions, mail, inbox, template, preview', 'site-dashboard'),
	modules: [MODULE],
	items: [
		{
			kind: 'text',
			module: MODULE,
			option: 'jetpack_subscriptions_from_name',
			label: () => __('Sender name', 'site-dashboard'),
			help: () => __('Appears in readers’ inboxes. Leave empty to use your site’s title.', 'site-dashboard'),
			keywords: () => __('from name', 'site-dashboard'),
			keptText: () => __('Enter a name without HTML tags.', 'site-dashboard'),
		},
		REPLIES,
		LENGTH,
		{ kind: 'heading', id: 'newsletter-parts', label: () => __('Include with each post', 'site-dashboard') },
		formToggle('wpcom_featured_image_in_email', { label: () => __('Featured image', 'site-dashboard') }),
		formToggle('jetpack_gravatar_in_email', { label: () => __('Author’s avatar', 'site-dashboard') }),
		formToggle('jetpack_author_in_email', { label: () => __('Author’s name', 'site-dashboard') }),
		formToggle('jetpack_post_date_in_email', { label: () => __('Post date', 'site-dashboard') }),
		{ kind: 'view', id: 'email-preview', View: EmailPreview },
	],
};

/** Everything about the newsletter, on hosts that have settings of it. */
export const TAB: SettingsTab = {
	id: 'newsletter',
	title: () => __('Newsletter', 'site-dashboard'),
	slogan: () => __('Send your posts by email and grow your audience.', 'site-dashboard'),
	isHere: (state) =>
		selectHasNewsletter(state) &&
		TAB_MODULES.newsletter.hasContent.some((slug) => selectHasModule(state, slug)),
	groups: [NEWSLETTER, FORMS, EMAILS, CATEGORY_CARD, MESSAGE_CARD],
};
