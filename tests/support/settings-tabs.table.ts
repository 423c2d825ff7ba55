/** The cards of each tab on Jetpack 12, in order, and what each of their switches sets, by its label. */
export const CARDS = {
	security: {
		'Backups and security scanning': {},
		'Downtime monitoring': { 'Get an alert when your site goes down': 'monitor' },
		'Spam protection': {
			'Show how many comments of each author were approved': 'akismet_show_user_comments_approved',
		},
		Firewall: {
			'Protect your site with the firewall': 'waf',
			'Automatic rules': 'jetpack_waf_automatic_rules',
			'Allow and block specific IP addresses': 'jetpack_waf_ip_list',
			'Share blocked requests with WordPress.com': 'jetpack_waf_share_data',
		},
		'Brute force protection': { 'Block brute force attacks': 'protect' },
		'WordPress.com login': {
			'Let users log in with a WordPress.com account': 'sso',
			'Match accounts by email address': 'jetpack_sso_match_by_email',
			'Require two-step authentication': 'jetpack_sso_require_two_step',
		},
	},
	performance: {
		VideoPress: {
			'Host videos with VideoPress': 'videopress',
			'Let only logged-in users watch videos': 'videopress_private_enabled_for_site',
		},
		Search: {
			'Use Jetpack Search': 'search',
			'Show results as visitors type': 'instant_search_enabled',
		},
		'Performance and speed': {
			'Speed up images': 'photon',
			'Speed up static files': 'photon-cdn',
			'Lazy-load images': 'lazy-images',
		},
	},
	writing: {
		Media: {
			'Display images in a full-screen carousel gallery': 'carousel',
			'Show photo Exif metadata in carousel (when available)': 'carousel_display_exif',
			'Show comments area in carousel': 'carousel_display_comments',
		},
		Composing: {
			'Copy posts and pages': 'copy-post',
			'Write posts and pages in Markdown': 'wpcom_publish_posts_with_markdown',
			'Write formulas in LaTeX': 'latex',
			'Embed media from other services with shortcodes': 'shortcodes',
			'Add Jetpack blocks to the editor': 'jetpack_blocks_disabled',
		},
		'Custom content types': { Testimonials: 'jetpack_testimonial', Portfolios: 'jetpack_portfolio' },
		'Theme enhancements': { 'Enhance CSS customization panel': 'custom-css' },
		Widgets: {
			'Make extra widgets available, such as subscription forms and Twitter streams': 'widgets',
			'Control which pages each widget appears on': 'widget-visibility',
		},
		'Post by email': { 'Publish posts by email': 'post-by-email' },
		'WordPress.com toolbar': { 'Enable the WordPress.com toolbar': 'masterbar' },
	},
	sharing: {
		'Social connections': { 'Share new posts on social networks': 'publicize' },
		'Sharing buttons': {
			'Add sharing buttons to your posts and pages': 'sharedaddy',
			'Leave styles and scripts to the theme': 'sharedaddy_disable_resources',
		},
		'Like buttons': {
			'Add like buttons to your posts and pages': 'likes',
			'Send an email when someone likes a post': 'social_notifications_like',
		},
	},
	discussion: {
		Comments: {
			'Let visitors comment with a WordPress.com or social media account': 'comments',
			'Show profile cards when hovering over avatars': 'gravatar-hovercards',
			'Let visitors use Markdown in comments': 'wpcom_publish_comments_with_markdown',
			'Let readers like comments': 'comment-likes',
		},
		Subscriptions: {
			'Let visitors subscribe to new posts and comments by email': 'subscriptions',
			'Show a “Subscribe to site” option in the comment form': 'stb_enabled',
			'Show a “Subscribe to comments” option in the comment form': 'stc_enabled',
		},
	},
	traffic: {
		Ads: {
			'Show ads on this site': 'wordads',
			'Front page': 'wordads_display_front_page',
			Posts: 'wordads_display_post',
			Pages: 'wordads_display_page',
			Archives: 'wordads_display_archive',
			'Top of each page': 'enable_header_ad',
			'Second ad below each post': 'wordads_second_belowpost',
			'Let visitors opt out of the sale of their data': 'wordads_ccpa_enabled',
			'Add custom ads.txt entries': 'wordads_custom_adstxt_enabled',
		},
		'Related posts': {
			'Show related posts below each post': 'related-posts',
			'Show a heading': 'show_headline',
			'Show thumbnails': 'show_thumbnails',
		},
		'Search engine optimization': { 'Customize your SEO settings': 'seo-tools' },
		'Jetpack Stats': {
			'Show a 48-hour views chart in the admin bar': 'admin_bar',
			'Use the new Stats experience': 'enable_odyssey_stats',
		},
		'Google Analytics': {},
		Shortlinks: { 'Use wp.me shortlinks': 'shortlinks' },
		Sitemaps: { 'Generate XML sitemaps': 'sitemaps' },
		'Site verification': { 'Add verification tags to your site': 'verification-tools' },
	},
} satisfies Record<string, Record<string, Record<string, string>>>;

export type TableTab = keyof typeof CARDS;

/** The modules of which each is enough for a host to show a card. */
export const ENOUGH: Readonly<Partial<Record<TableTab, Record<string, string>>>> = {
	writing: {
		Media: 'carousel',
		Composing: 'copy-post latex markdown shortcodes blocks',
		'Custom content types': 'custom-content-types',
		'Theme enhancements': 'custom-css infinite-scroll',
		Widgets: 'widgets widget-visibility',
		'Post by email': 'post-by-email',
		'WordPress.com toolbar': 'masterbar',
	},
	discussion: {
		Comments: 'comments gravatar-hovercards markdown comment-likes',
		Subscriptions: 'subscriptions',
	},
	sharing: { 'Social connections': 'publicize', 'Sharing buttons': 'sharedaddy', 'Like buttons': 'likes' },
	performance: {
		VideoPress: 'videopress',
		Search: 'search',
		'Performance and speed': 'photon photon-cdn lazy-images',
	},
	traffic: {
		Ads: 'wordads',
		'Related posts': 'related-posts',
		'Search engine optimization': 'seo-tools',
		'Jetpack Stats': 'stats',
		'Google Analytics': 'google-analytics',
		Shortlinks: 'shortlinks',
		Sitemaps: 'sitemaps',
		'Site verification': 'verification-tools',
	},
};

/** Cards that are grayed out in a state of the site, and the switches of others that can't be moved. */
export const LOCKED: ReadonlyArray<[state: string, reason: string, cards: string[], switches?: string[]]> = [
	[
		'offline',
		'Unavailable in Offline Mode',
		[
			...['Downtime monitoring', 'Firewall', 'Brute force protection', 'WordPress.com login'],
			...['Post by email', 'WordPress.com toolbar', 'Social connections', 'Like buttons', 'Subscriptions'],
			...['VideoPress', 'Search', 'Ads', 'Related posts', 'Search engine optimization'],
			...['Google Analytics', 'Jetpack Stats', 'Shortlinks', 'Backups and security scanning'],
		],
		[
			...['Let visitors comment with a WordPress.com or social media account', 'Let readers like comments'],
			...['Speed up images'],
		],
	],
	[
		'without an owner',
		'An administrator needs to connect a WordPress.com account first.',
		[
			...['Downtime monitoring', 'WordPress.com login', 'Post by email', 'WordPress.com toolbar'],
			...['Social connections', 'Subscriptions'],
		],
	],
	[
		'for a user who is not linked',
		'Connect your WordPress.com account first.',
		['Post by email', 'WordPress.com toolbar'],
	],
	[
		'for a user whose account is the only one',
		'An administrator needs to connect a WordPress.com account first.',
		['Downtime monitoring', 'Post by email', 'WordPress.com toolbar', 'Subscriptions'],
	],
];
