/**
 * Every option in `settings` of Jetpack 12.0 besides the module switches (host-contract 6): its module, its
 * values and its default. The order is that of the answer.
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
	| 'language'
	| 'categories'
	| 'texts'
	| 'reply-to'
	| 'subscription-texts'
	| 'crawlers'
	| 'map';

export interface SettingDefinition {
	key: string;
	/** Module that the option belongs to; null for options of the site. */
	module: string | null;
	rule: SettingRule;
	/** As the module list prints it; booleans are 0 and 1 there. */
	default: unknown;
	/** Read before the first write, if it isn't the default. */
	unwritten?: unknown;
	description: string;
	/** Values and their labels, of a choice. */
	choices?: Readonly<Record<string, string>>;
	/** On before the first write, and then deaf to a first `false` (host-contract 6). */
	ignoresFirstFalse?: true;
}

const EMPTY_FORMATS = { archives: [], front_page: [], groups: [], pages: [], posts: [] };

type Extras = Partial<Pick<SettingDefinition, 'unwritten' | 'ignoresFirstFalse'>>;

/** An option that's on or off. */
export const flag = (
	module: string | null,
	key: string,
	isOn: 0 | 1,
	description: string,
	extras: Extras = {},
) => ({ key, module, rule: 'boolean', default: isOn, description, ...extras }) satisfies SettingDefinition;

/** An option that's one of several words. */
export const choice = (
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

/** Any other option. */
export const value = (
	module: string | null,
	key: string,
	rule: SettingRule,
	initial: unknown,
	description: string,
	extras: Extras = {},
) => ({ key, module, rule, default: initial, description, ...extras }) satisfies SettingDefinition;

export const SETTINGS: readonly SettingDefinition[] = [
	choice('carousel', 'carousel_background_color', 'black', 'Background color of the carousel', {
		black: 'Black',
		white: 'White',
	}),
	flag(
		'carousel',
		'carousel_display_exif',
		0,
		'Show photo metadata (<a href="https://en.wikipedia.org/wiki/Exif">Exif</a>)',
	),
	flag('carousel', 'carousel_display_comments', 1, 'Show comments below the image', {
		ignoresFirstFalse: true,
	}),
	value('comments', 'highlander_comment_form_prompt', 'text', 'Leave a Reply', 'Comment form prompt'),
	choice('comments', 'jetpack_comment_form_color_scheme', 'light', 'Comment form color scheme', {
		light: 'Light',
		dark: 'Dark',
		transparent: 'Transparent',
	}),
	flag('custom-content-types', 'jetpack_portfolio', 0, 'Turn on portfolios'),
	value(
		'custom-content-types',
		'jetpack_portfolio_posts_per_page',
		'count',
		10,
		'Portfolio projects per page',
	),
	flag('custom-content-types', 'jetpack_testimonial', 0, 'Turn on testimonials'),
	value('custom-content-types', 'jetpack_testimonial_posts_per_page', 'count', 10, 'Testimonials per page'),
	value(
		'google-analytics',
		'google_analytics_tracking_id',
		'alphanumeric',
		'',
		'Google Analytics tracking ID',
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
	flag('infinite-scroll', 'infinite_scroll', 1, 'Load more posts as visitors scroll', {
		ignoresFirstFalse: true,
	}),
	flag('infinite-scroll', 'infinite_scroll_google_analytics', 0, 'Track each load in Google Analytics'),
	choice('likes', 'wpl_default', 'on', 'Like buttons', { on: 'On for all posts', off: 'On per post' }),
	flag('likes', 'social_notifications_like', 1, 'Email me about each like'),
	flag('markdown', 'wpcom_publish_comments_with_markdown', 0, 'Allow Markdown in comments'),
	flag('markdown', 'wpcom_publish_posts_with_markdown', 0, 'Allow Markdown in posts'),
	flag('monitor', 'monitor_receive_notifications', 0, 'Email me when the site goes down', {
		unwritten: true,
	}),
	choice('post-by-email', 'post_by_email_address', 'noop', 'Post-by-email address', {
		noop: '',
		create: 'Create address',
		regenerate: 'Regenerate address',
		delete: 'Delete address',
	}),
	value('protect', 'jetpack_protect_key', 'alphanumeric', '', 'Brute force protection key', {
		unwritten: false,
	}),
	value('protect', 'jetpack_protect_global_whitelist', 'text', '', 'Always allowed IP addresses'),
	flag('related-posts', 'show_headline', 1, 'Show a heading above related posts'),
	flag('related-posts', 'show_thumbnails', 0, 'Show a thumbnail for each related post'),
	flag('search', 'instant_search_enabled', 0, 'Show results as visitors type'),
	flag('search', 'search_auto_config', 0, 'Set up search automatically'),
	value('seo-tools', 'advanced_seo_front_page_description', 'text', '', 'Front page description'),
	value('seo-tools', 'advanced_seo_title_formats', 'title-formats', EMPTY_FORMATS, 'Page title formats'),
	value(
		'sharedaddy',
		'sharing_services',
		'sharing-services',
		{ visible: ['twitter', 'facebook'], hidden: [] },
		'Visible and hidden sharing services',
	),
	choice(
		'sharedaddy',
		'button_style',
		'icon',
		'Button style',
		{ 'icon-text': 'Icon and text', icon: 'Icon', text: 'Text', official: 'Official buttons' },
		{ unwritten: 'icon-text' },
	),
	value('sharedaddy', 'sharing_label', 'text', '', 'Sharing label', {
		unwritten: 'Share this:',
	}),
	value('sharedaddy', 'show', 'places', ['post'], 'Where sharing buttons appear', {
		unwritten: ['post', 'page'],
	}),
	value(
		'sharedaddy',
		'jetpack-twitter-cards-site-tag',
		'social-name',
		'',
		"Twitter name of the site's owner",
	),
	flag(
		'sharedaddy',
		'sharedaddy_disable_resources',
		0,
		'Don’t load the styles and scripts of the sharing buttons',
	),
	value(
		'sharedaddy',
		'custom',
		'custom-service',
		{ sharing_name: '', sharing_url: '', sharing_icon: '' },
		'Custom sharing service',
	),
	value('sharedaddy', 'sharing_delete_service', 'text', '', 'Custom sharing service to delete'),
	flag('sso', 'jetpack_sso_require_two_step', 0, 'Require two-step authentication'),
	flag('sso', 'jetpack_sso_match_by_email', 0, 'Match accounts by email address'),
	flag('stats', 'admin_bar', 1, 'Show a chart in the admin bar'),
	flag('stats', 'enable_odyssey_stats', 1, 'Use the new Stats experience'),
	value('stats', 'roles', 'roles', ['administrator'], 'Roles that can view stats'),
	value('stats', 'count_roles', 'roles', ['administrator'], 'Logged-in roles whose views count', {
		unwritten: [],
	}),
	flag('stats', 'blog_id', 0, 'Site registered for stats'),
	flag('stats', 'do_not_track', 1, 'Honor Do Not Track'),
	value('stats', 'version', 'count', 9, 'Stats version'),
	flag('stats', 'collapse_nudges', 0, 'Hide notices about paid stats'),
	flag('subscriptions', 'stb_enabled', 1, "Offer <em>'follow this site'</em> below the comment form"),
	flag('subscriptions', 'stc_enabled', 1, "Offer <em>'follow these comments'</em> below the comment form"),
	flag('subscriptions', 'social_notifications_subscribe', 0, 'Email me about each new follower'),
	flag('tiled-gallery', 'tiled_galleries', 0, 'Show all galleries as mosaics'),
	value('verification-tools', 'google', 'verification', '', 'Google Search Console'),
	value('verification-tools', 'bing', 'verification', '', 'Bing Webmaster Center'),
	value('verification-tools', 'pinterest', 'verification', '', 'Pinterest'),
	value('verification-tools', 'yandex', 'verification', '', 'Yandex'),
	value('verification-tools', 'facebook', 'verification', '', 'Facebook'),
	flag('videopress', 'videopress_private_enabled_for_site', 0, 'Only logged-in users can watch videos'),
	value('waf', 'jetpack_waf_automatic_rules', 'boolean', false, 'Automatic rules'),
	flag('waf', 'jetpack_waf_ip_list', 0, 'Use the IP address lists'),
	value('waf', 'jetpack_waf_ip_block_list', 'text', '', 'Blocked IP addresses'),
	value('waf', 'jetpack_waf_ip_allow_list', 'text', '', 'Allowed IP addresses'),
	flag('waf', 'jetpack_waf_share_data', 0, 'Share blocked requests'),
	flag('wordads', 'enable_header_ad', 1, 'Show an ad at the top of each page'),
	flag('wordads', 'wordads_approved', 0, 'Site approved for ads'),
	flag('wordads', 'wordads_second_belowpost', 1, 'Show a second ad below posts'),
	flag('wordads', 'wordads_display_front_page', 1, 'Show ads on the front page'),
	flag('wordads', 'wordads_display_post', 1, 'Show ads on posts'),
	flag('wordads', 'wordads_display_page', 1, 'Show ads on pages'),
	flag('wordads', 'wordads_display_archive', 1, 'Show ads on archives'),
	flag('wordads', 'wordads_custom_adstxt_enabled', 0, 'Custom ads.txt entries'),
	value('wordads', 'wordads_custom_adstxt', 'text', '', 'ads.txt entries'),
	flag('wordads', 'wordads_ccpa_enabled', 0, 'CCPA opt-out'),
	value('wordads', 'wordads_ccpa_privacy_policy_url', 'text', '', 'Privacy policy URL'),
	flag(null, 'jetpack_blocks_disabled', 0, 'Turn off Jetpack blocks'),
	flag(null, 'has_jetpack_search_product', 0, 'Search purchased for this site'),
	flag(
		null,
		'akismet_show_user_comments_approved',
		0,
		'Show the number of approved comments next to each author',
	),
	value(null, 'wordpress_api_key', 'alphanumeric', '', 'Anti-spam API key'),
	flag(null, 'dismiss_empty_stats_card', 0, 'Empty stats card dismissed'),
	flag(null, 'dismiss_dash_backup_getting_started', 0, 'First backup card dismissed'),
	flag(null, 'dismiss_dash_agencies_learn_more', 0, 'Agencies card dismissed'),
	value(null, 'lang_id', 'language', '', 'Site language'),
	value(null, 'onboarding', 'onboarding', {}, 'Answers from site setup'),
];
