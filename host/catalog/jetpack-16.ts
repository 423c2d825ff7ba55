import type { EditionTable } from './edition';
import type { ModuleText } from './module-texts';
import { SHAPES_16 } from './jetpack-16-shapes';
import { MODULES, type ModuleDefinition } from './modules';
import { flag, SETTINGS, value, type SettingDefinition } from './settings';
import { SHARING_SERVICES } from './sharing-services';

const GONE_MODULES = [
	'action-bar',
	'custom-css',
	'enhanced-distribution',
	'google-analytics',
	'lazy-images',
	'masterbar',
];

const CHANGED_MODULES: Readonly<Record<string, Partial<ModuleDefinition>>> = {
	'contact-form': { name: 'Forms' },
	'custom-content-types': { name: 'Custom Content Types' },
	monitor: { name: 'Downtime Monitor' },
	'post-by-email': { name: 'Post by Email' },
	protect: { name: 'Brute Force Protection' },
	'related-posts': { name: 'Related Posts' },
	'seo-tools': { requiresConnection: false },
	subscriptions: {
		name: 'Newsletter',
		autoActivate: 'Yes',
		configurePage: 'admin.php?page=jetpack-newsletter',
	},
	vaultpress: { name: 'VaultPress Backup' },
	'verification-tools': { name: 'Site Verification' },
};

type NewModule = Pick<ModuleDefinition, 'slug' | 'name' | 'sort' | 'introduced' | 'tags'> &
	Partial<ModuleDefinition>;

/** A module as most new ones are. */
export const newModule = (definition: NewModule): ModuleDefinition => ({
	recommendationOrder: 20,
	changed: '',
	isDeactivable: true,
	isFree: true,
	requiresConnection: false,
	requiresUserConnection: false,
	autoActivate: 'Yes',
	feature: ['Other'],
	planClasses: ['free'],
	help: '',
	...definition,
});

const NEW_MODULES: readonly ModuleDefinition[] = [
	newModule({
		slug: 'account-protection',
		name: 'Account Protection',
		sort: 4,
		introduced: '14.5',
		requiresConnection: true,
		tags: ['Account Protection'],
		feature: ['Security'],
		help: 'jetpack-account-protection',
	}),
	newModule({
		slug: 'blocks',
		name: 'Blocks',
		sort: 5,
		introduced: '13.9-a.8',
		tags: ['blocks'],
		feature: ['Writing'],
	}),
	newModule({
		slug: 'wpcom-reader',
		name: 'WordPress.com Reader',
		sort: 12,
		introduced: '15.5',
		autoActivate: 'No',
		tags: ['Social'],
		feature: ['Engagement'],
		help: 'jetpack-support-reader',
	}),
	newModule({
		slug: 'blaze',
		name: 'Blaze',
		sort: 22,
		recommendationOrder: 12,
		introduced: '12.3',
		requiresConnection: true,
		tags: ['Traffic', 'Social'],
		help: 'jetpack-support-blaze',
	}),
	newModule({
		slug: 'canonical-urls',
		name: 'Canonical URLs',
		sort: 36,
		introduced: '15.6',
		autoActivate: 'No',
		tags: ['Traffic'],
		feature: ['Traffic'],
	}),
	newModule({
		slug: 'podcast',
		name: 'Podcast',
		sort: 38,
		introduced: '',
		tags: ['Writing'],
		feature: ['Writing'],
	}),
];

const modules = [
	...MODULES.filter(({ slug }) => !GONE_MODULES.includes(slug)).map((definition) => ({
		...definition,
		...CHANGED_MODULES[definition.slug],
	})),
	...NEW_MODULES,
].sort((one, other) => one.sort - other.sort || one.name.localeCompare(other.name));

const TEXTS: Readonly<Record<string, ModuleText>> = {
	'account-protection': {
		description: 'Warns users whose passwords have leaked.',
		details:
			'Asks users whose passwords have leaked to confirm by email that it’s them, and to choose others.',
		keywords: 'account, password, leaked, login, security',
	},
	blocks: {
		description: 'Adds more blocks to the editor.',
		details: 'Adds blocks for forms, payments, maps, slideshows and more to the editor.',
		keywords: 'block, blocks, gutenberg, editor',
	},
	'wpcom-reader': {
		description: 'Links the admin bar to the Reader.',
		details: 'Adds a link to the admin bar that opens the sites you follow in the Reader.',
		keywords: 'read, reader, follow, subscriptions',
	},
	blaze: {
		description: 'Advertises your posts on other sites.',
		details: 'Shows your posts and pages as ads on other sites, within a budget you set.',
		keywords: 'advertising, ads, promote, blaze',
	},
	'canonical-urls': {
		description: 'Tells search engines which URL of an archive counts.',
		details: 'Adds a canonical URL to archive pages, so search engines don’t list the same content twice.',
		keywords: 'canonical, seo, duplicate content, archive',
	},
	podcast: {
		description: 'Publishes your podcast from this site.',
		details: 'Turns posts with audio into the episodes of a podcast, with a feed for podcast apps.',
		keywords: 'podcast, audio, episodes, rss, feed',
	},
};

/** Stored, but no module of this generation reads it or shows it with its own. */
const SITE_WIDE = [
	'jetpack_portfolio',
	'jetpack_portfolio_posts_per_page',
	'jetpack_testimonial',
	'jetpack_testimonial_posts_per_page',
	'jetpack_waf_ip_allow_list',
];

const CHANGED_SETTINGS: Readonly<Record<string, Partial<SettingDefinition>>> = {
	...Object.fromEntries(SITE_WIDE.map((key) => [key, { module: null }])),
	jetpack_sso_match_by_email: { default: 1 },
	sharing_services: { default: { visible: ['facebook', 'x'], hidden: [] } },
};

const GONE_SETTINGS = ['jetpack_waf_ip_list', 'onboarding'];

const EMPTY_TEXTS = {
	invitation: '',
	welcome: '',
	comment_follow: '',
	subscribe_modal_heading: '',
	free_tier_description: '',
	hide_free_tier: false,
};

const NEW_SETTINGS: readonly SettingDefinition[] = [
	flag('waf', 'jetpack_waf_ip_block_list_enabled', 0, 'Use the list of blocked IP addresses'),
	flag(null, 'jetpack_waf_ip_allow_list_enabled', 0, 'Use the list of allowed IP addresses'),
	flag('waf', 'jetpack_waf_share_debug_data', 0, 'Share blocked requests in detail'),
	value('subscriptions', 'wpcom_newsletter_categories', 'categories', [], 'Newsletter categories'),
	flag('subscriptions', 'wpcom_newsletter_categories_enabled', 0, 'Let subscribers choose categories'),
	flag('subscriptions', 'wpcom_newsletter_send_default', 1, 'Email each new post unless told otherwise'),
	flag('subscriptions', 'wpcom_featured_image_in_email', 0, 'Show the featured image in emails'),
	flag('subscriptions', 'jetpack_gravatar_in_email', 1, 'Show the avatar of the author in emails'),
	flag('subscriptions', 'jetpack_author_in_email', 1, 'Show the name of the author in emails'),
	flag('subscriptions', 'jetpack_post_date_in_email', 1, 'Show the date in emails'),
	flag('subscriptions', 'wpcom_subscription_emails_use_excerpt', 0, 'Email the excerpt alone'),
	value('subscriptions', 'jetpack_subscriptions_reply_to', 'reply-to', 'comment', 'Where replies go'),
	value('subscriptions', 'jetpack_subscriptions_from_name', 'text', '', 'Name of the sender'),
	flag('subscriptions', 'sm_enabled', 0, 'Ask readers to subscribe in a popup'),
	flag('subscriptions', 'jetpack_subscribe_overlay_enabled', 0, 'Ask to subscribe before the front page'),
	flag('subscriptions', 'jetpack_subscribe_floating_button_enabled', 0, 'Show a floating button'),
	flag('subscriptions', 'jetpack_subscriptions_subscribe_post_end_enabled', 0, 'Ask below each post'),
	flag('subscriptions', 'jetpack_subscriptions_login_navigation_enabled', 0, 'Login link in the menu'),
	flag('subscriptions', 'jetpack_subscriptions_subscribe_navigation_enabled', 0, 'Form in the menu'),
	value('subscriptions', 'subscription_options', 'subscription-texts', EMPTY_TEXTS, 'Texts for subscribers'),
	flag('wordads', 'wordads_inline_enabled', 1, 'Show ads within posts'),
	flag('wordads', 'wordads_cmp_enabled', 0, 'Ask for consent under the GDPR'),
	value(null, 'jetpack_wga', 'map', false, 'Google Analytics'),
	flag(null, 'wpcom_reader_views_enabled', 1, 'Show views in the Reader'),
	flag('seo-tools', 'jetpack_seo_llms_txt_enabled', 0, 'Offer an llms.txt file'),
	value('seo-tools', 'jetpack_seo_ai_crawler_overrides', 'crawlers', [], 'AI crawlers, allowed or blocked'),
	flag('seo-tools', 'ai_seo_enhancer_enabled', 0, 'Write titles and descriptions of new posts with AI'),
];

const settings = [
	...SETTINGS.filter(({ key }) => !GONE_SETTINGS.includes(key)).map((definition) => ({
		...definition,
		...CHANGED_SETTINGS[definition.key],
		// A first `false` counts in this generation.
		ignoresFirstFalse: undefined,
	})),
	...NEW_SETTINGS,
];

const category = (id: number, name: string, count: number) => ({
	term_id: id,
	name,
	slug: name.toLowerCase(),
	term_group: 0,
	term_taxonomy_id: id,
	taxonomy: 'category',
	description: '',
	parent: 0,
	count,
	filter: 'raw',
	cat_ID: id,
	category_count: count,
	category_description: '',
	cat_name: name,
	category_nicename: name.toLowerCase(),
	category_parent: 0,
});

/** Jetpack 16.1 on WordPress 7.1. */
export const JETPACK_16: EditionTable = {
	wordpress: '7.1',
	modules,
	settings,
	texts: TEXTS,
	sharingServices: {
		...Object.fromEntries(Object.entries(SHARING_SERVICES).filter(([name]) => name !== 'pocket')),
		x: { icon: '\\f10e', shortUrlLength: 24 },
		threads: { icon: '\\f10d' },
		mastodon: { icon: '\\f10a' },
		nextdoor: { icon: '\\f10c' },
		bluesky: { icon: '\\f10f' },
	},
	constants: {
		categories: [category(1, 'Uncategorized', 1), category(2, 'News', 12), category(3, 'Recipes', 7)],
		newsletter_has_active_plan: false,
	},
	shapes: SHAPES_16,
	pages: [
		'advertising',
		'jetpack-activity-log',
		'jetpack-forms-responses-wp-admin',
		'jetpack-newsletter',
		'jetpack-podcast',
		'jetpack-search',
		'jetpack-seo',
		'jetpack-social',
		'jetpack-videopress',
	],
	calls: ['activity-log', 'feature/custom-content-types'],
	checksRegistration: false,
	answersSwitches: true,
	secrets: /^jetpack_(waf_|protect_(key|global_whitelist)$)/,
};
