/**
 * Every option that `settings` reads and writes besides the module switches (host contract 6): which module it belongs
 * to, what it may hold and what is read before anybody has written it. The order is the order of the answer.
 */
export type SettingRule =
	| 'boolean'
	| 'choice'
	| 'count'
	| 'text'
	| 'alphanumeric'
	| 'verification'
	| 'roles'
	| 'places'
	| 'sharing-services'
	| 'custom-service'
	| 'title-formats'
	| 'social-name'
	| 'onboarding'
	| 'language';

export interface SettingDefinition {
	key: string;
	/** Module that the option belongs to; null for options of the site. */
	module: string | null;
	rule: SettingRule;
	/** As the module list prints it; booleans are 0 and 1 there. */
	default: unknown;
	/** What is read before the first write, where that is not the default. */
	unwritten?: unknown;
	description: string;
	/** Values and their labels, of a choice. */
	choices?: Readonly<Record<string, string>>;
	/** On before the first write, and then deaf to a first `false` (host contract 6). */
	ignoresFirstFalse?: true;
}

const EMPTY_FORMATS = { archives: [], front_page: [], groups: [], pages: [], posts: [] };

type Extras = Partial<Pick<SettingDefinition, 'unwritten' | 'ignoresFirstFalse'>>;

const flag = (module: string | null, key: string, isOn: 0 | 1, description: string, extras: Extras = {}) =>
	({ key, module, rule: 'boolean', default: isOn, description, ...extras }) satisfies SettingDefinition;

const choice = (
	module: string,
	key: string,
	initial: string,
	description: string,
	choices: Record<string, string>,
	extras: Extras = {},
) =>
	({
		key,
		module,
		rule: 'choice',
		default: initial,
		description,
		choices,
		...extras,
	}) satisfies SettingDefinition;

const value = (
	module: string | null,
	key: string,
	rule: SettingRule,
	initial: unknown,
	description: string,
	extras: Extras = {},
) => ({ key, module, rule, default: initial, description, ...extras }) satisfies SettingDefinition;

export const SETTINGS: readonly SettingDefinition[] = [
	choice('carousel', 'carousel_background_color', 'black', 'Colour behind the pictures', {
		black: 'Black',
		white: 'White',
	}),
	flag(
		'carousel',
		'carousel_display_exif',
		0,
		'Show camera data (<a href="https://en.wikipedia.org/wiki/Exif">Exif</a>)',
	),
	flag('carousel', 'carousel_display_comments', 1, 'Show comments below the picture', {
		ignoresFirstFalse: true,
	}),
	value(
		'comments',
		'highlander_comment_form_prompt',
		'text',
		'Leave a Reply',
		'Words above the comment form',
	),
	choice('comments', 'jetpack_comment_form_color_scheme', 'light', 'Colours of the comment form', {
		light: 'Light',
		dark: 'Dark',
		transparent: 'Transparent',
	}),
	flag('custom-content-types', 'jetpack_portfolio', 0, 'Offer portfolio projects'),
	value(
		'custom-content-types',
		'jetpack_portfolio_posts_per_page',
		'count',
		10,
		'Portfolio projects on one page',
	),
	flag('custom-content-types', 'jetpack_testimonial', 0, 'Offer testimonials'),
	value(
		'custom-content-types',
		'jetpack_testimonial_posts_per_page',
		'count',
		10,
		'Testimonials on one page',
	),
	value(
		'google-analytics',
		'google_analytics_tracking_id',
		'alphanumeric',
		'',
		'Number of the Google Analytics property',
	),
	choice(
		'gravatar-hovercards',
		'gravatar_disable_hovercards',
		'enabled',
		"Show people's profiles on their avatars",
		{
			enabled: 'Enabled',
			disabled: 'Disabled',
		},
	),
	flag('infinite-scroll', 'infinite_scroll', 1, 'Load older posts while the visitor scrolls', {
		ignoresFirstFalse: true,
	}),
	flag('infinite-scroll', 'infinite_scroll_google_analytics', 0, 'Count each load in Google Analytics'),
	choice('likes', 'wpl_default', 'on', 'Like buttons', { on: 'On every post', off: 'Chosen for each post' }),
	flag('likes', 'social_notifications_like', 1, 'Send an email for each like'),
	flag('markdown', 'wpcom_publish_comments_with_markdown', 0, 'Allow Markdown in comments'),
	flag('markdown', 'wpcom_publish_posts_with_markdown', 0, 'Allow Markdown in posts'),
	flag('monitor', 'monitor_receive_notifications', 0, 'Send an email when the site is down', {
		unwritten: true,
	}),
	choice('post-by-email', 'post_by_email_address', 'noop', 'Email address for posts', {
		noop: '',
		create: 'Create an address',
		regenerate: 'Replace the address',
		delete: 'Delete the address',
	}),
	value('protect', 'jetpack_protect_key', 'alphanumeric', '', 'Key of the brute force protection', {
		unwritten: false,
	}),
	value('protect', 'jetpack_protect_global_whitelist', 'text', '', 'Addresses that are never blocked'),
	flag('related-posts', 'show_headline', 1, 'Show a heading above related posts'),
	flag('related-posts', 'show_thumbnails', 0, 'Show a picture for each related post'),
	flag('search', 'instant_search_enabled', 0, 'Show results while the visitor types'),
	flag('search', 'search_auto_config', 0, 'Set the search up by itself'),
	value('seo-tools', 'advanced_seo_front_page_description', 'text', '', 'Description of the front page'),
	value(
		'seo-tools',
		'advanced_seo_title_formats',
		'title-formats',
		EMPTY_FORMATS,
		'How page titles are built',
	),
	value(
		'sharedaddy',
		'sharing_services',
		'sharing-services',
		{ visible: ['twitter', 'facebook'], hidden: [] },
		'Services that are shown, and those behind a button',
	),
	choice(
		'sharedaddy',
		'button_style',
		'icon',
		'Look of the share buttons',
		{ 'icon-text': 'Icon and text', icon: 'Icon', text: 'Text', official: 'As each service draws it' },
		{ unwritten: 'icon-text' },
	),
	value('sharedaddy', 'sharing_label', 'text', '', 'Words before the share buttons', {
		unwritten: 'Share this:',
	}),
	value('sharedaddy', 'show', 'places', ['post'], 'Where share buttons appear', {
		unwritten: ['post', 'page'],
	}),
	value(
		'sharedaddy',
		'jetpack-twitter-cards-site-tag',
		'social-name',
		'',
		"Twitter name of the site's owner",
	),
	flag('sharedaddy', 'sharedaddy_disable_resources', 0, 'Leave out the styles and scripts of the buttons'),
	value(
		'sharedaddy',
		'custom',
		'custom-service',
		{ sharing_name: '', sharing_url: '', sharing_icon: '' },
		'A share service of your own',
	),
	value('sharedaddy', 'sharing_delete_service', 'text', '', 'Share service of your own to delete'),
	flag('sso', 'jetpack_sso_require_two_step', 0, 'Ask for two-step authentication'),
	flag('sso', 'jetpack_sso_match_by_email', 0, 'Match accounts by email address'),
	flag('stats', 'admin_bar', 1, 'Show a small chart in the toolbar'),
	flag('stats', 'enable_odyssey_stats', 1, 'Use the new statistics pages'),
	value('stats', 'roles', 'roles', ['administrator'], 'Roles that may see statistics'),
	value('stats', 'count_roles', 'roles', ['administrator'], 'Roles whose own visits are counted', {
		unwritten: [],
	}),
	flag('stats', 'blog_id', 0, 'The site is known to the statistics service'),
	flag('stats', 'do_not_track', 1, 'Respect the wish not to be tracked'),
	value('stats', 'version', 'count', 9, 'Version of the statistics'),
	flag('stats', 'collapse_nudges', 0, 'Hide hints to paid statistics'),
	flag('subscriptions', 'stb_enabled', 1, "Offer <em>'follow this site'</em> below the comment form"),
	flag('subscriptions', 'stc_enabled', 1, "Offer <em>'follow these comments'</em> below the comment form"),
	flag('subscriptions', 'social_notifications_subscribe', 0, 'Send an email for each new follower'),
	flag('tiled-gallery', 'tiled_galleries', 0, 'Show all galleries as mosaics'),
	value('verification-tools', 'google', 'verification', '', 'Google Search Console'),
	value('verification-tools', 'bing', 'verification', '', 'Bing Webmaster Center'),
	value('verification-tools', 'pinterest', 'verification', '', 'Pinterest'),
	value('verification-tools', 'yandex', 'verification', '', 'Yandex'),
	value('verification-tools', 'facebook', 'verification', '', 'Facebook'),
	flag('videopress', 'videopress_private_enabled_for_site', 0, 'Only members of the site may watch videos'),
	value('waf', 'jetpack_waf_automatic_rules', 'boolean', false, 'Use the rules of the service'),
	flag('waf', 'jetpack_waf_ip_list', 0, 'Use the lists of addresses'),
	value('waf', 'jetpack_waf_ip_block_list', 'text', '', 'Addresses that are always blocked'),
	value('waf', 'jetpack_waf_ip_allow_list', 'text', '', 'Addresses that are always let in'),
	flag('waf', 'jetpack_waf_share_data', 0, 'Send blocked requests to the service'),
	flag('wordads', 'enable_header_ad', 1, 'Show an advertisement on top of each page'),
	flag('wordads', 'wordads_approved', 0, 'The site may show advertisements'),
	flag('wordads', 'wordads_second_belowpost', 1, 'Show a second advertisement below posts'),
	flag('wordads', 'wordads_display_front_page', 1, 'Show advertisements on the front page'),
	flag('wordads', 'wordads_display_post', 1, 'Show advertisements on posts'),
	flag('wordads', 'wordads_display_page', 1, 'Show advertisements on pages'),
	flag('wordads', 'wordads_display_archive', 1, 'Show advertisements on lists of posts'),
	flag('wordads', 'wordads_custom_adstxt_enabled', 0, 'Add lines to ads.txt'),
	value('wordads', 'wordads_custom_adstxt', 'text', '', 'Lines for ads.txt'),
	flag('wordads', 'wordads_ccpa_enabled', 0, 'Follow the Californian privacy law'),
	value('wordads', 'wordads_ccpa_privacy_policy_url', 'text', '', 'Address of the privacy policy'),
	flag(null, 'jetpack_blocks_disabled', 0, 'Leave out the additional blocks'),
	flag(null, 'has_jetpack_search_product', 0, 'The search was bought for this site'),
	flag(
		null,
		'akismet_show_user_comments_approved',
		0,
		'Show the number of approved comments beside each author',
	),
	value(null, 'wordpress_api_key', 'alphanumeric', '', 'Key of the anti-spam service'),
	flag(null, 'dismiss_empty_stats_card', 0, 'The card about missing statistics was closed'),
	flag(null, 'dismiss_dash_backup_getting_started', 0, 'The first card about backups was closed'),
	flag(null, 'dismiss_dash_agencies_learn_more', 0, 'The card for agencies was closed'),
	value(null, 'lang_id', 'language', '', 'Language of the site'),
	value(null, 'onboarding', 'onboarding', {}, 'Answers given when the site was set up'),
];

const BY_KEY = new Map(SETTINGS.map((definition) => [definition.key, definition]));
const BY_MODULE = new Map<string, SettingDefinition[]>();
for (const definition of SETTINGS) {
	if (definition.module) {
		BY_MODULE.set(definition.module, [...(BY_MODULE.get(definition.module) ?? []), definition]);
	}
}

/** The option of that key, if there is one. */
export function settingDefinition(key: string): SettingDefinition | undefined {
	return BY_KEY.get(key);
}

/** The options of one module, in the order of the list. */
export function settingsOfModule(slug: string): readonly SettingDefinition[] {
	return BY_MODULE.get(slug) ?? [];
}
