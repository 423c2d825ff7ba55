import { __, sprintf } from '@wordpress/i18n';
import { isFlagOn } from '../../../lib/flags';
import { PROVIDER_NAME } from '../../../lib/product';
import { EmailPreview } from '../newsletter/email-preview';
import type { ChoiceItem, SettingsGroup, ToggleItem } from './group';

const MODULE = 'subscriptions';
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
			help: () => __('They appear below the post.', 'site-dashboard'),
		},
		{
			value: 'author',
			label: () => __('Send replies to the author of the post', 'site-dashboard'),
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
	needsModule: true,
	option: EXCERPT,
	label: () => __('Text of the post', 'site-dashboard'),
	keywords: () => __('excerpt, full text, summary, length', 'site-dashboard'),
	read: (get) => (isFlagOn(get(EXCERPT)) ? 'excerpt' : 'full'),
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

const part = (option: string, label: () => string): ToggleItem => ({
	kind: 'toggle',
	module: MODULE,
	needsModule: true,
	option,
	label,
});

/** Sender and content of the emails, with an example that follows every change. */
export const EMAILS: SettingsGroup = {
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
			help: () =>
				__('Readers see it in their inbox. If it’s empty, they see your site’s title.', 'site-dashboard'),
			keywords: () => __('from name', 'site-dashboard'),
			keptText: () => __('Enter a name without HTML tags.', 'site-dashboard'),
		},
		REPLIES,
		LENGTH,
		{ kind: 'heading', id: 'newsletter-parts', label: () => __('Shown with the post', 'site-dashboard') },
		part('wpcom_featured_image_in_email', () => __('Featured image', 'site-dashboard')),
		part('jetpack_gravatar_in_email', () => __('Author’s avatar', 'site-dashboard')),
		part('jetpack_author_in_email', () => __('Author’s name', 'site-dashboard')),
		part('jetpack_post_date_in_email', () => __('Date of the post', 'site-dashboard')),
		{ kind: 'view', id: 'email-preview', View: EmailPreview },
	],
};
