/** Texts of the modules. `details` is the longer one, `keywords` feed the feature search. */
export interface ModuleText {
	description: string;
	details: string;
	keywords: string;
}

const TEXTS: Record<string, ModuleText> = {
	'google-fonts': {
		description: 'Adds a set of Google fonts to block themes.',
		details: 'Adds a set of Google fonts to block themes. This is a beta version and may change.',
		keywords: 'font, fonts, typeface, typography, lettering, webfonts',
	},
	protect: {
		description: 'Blocks brute force attacks on your login page.',
		details:
			'Bots try common usernames and passwords on every site they find. Your login page checks each visitor against a shared list of known attackers and blocks those bots early.',
		keywords:
			'security, brute force, password, passwords, login, log in, attack, bot, bots, robots, protect, safe',
	},
	stats: {
		description: 'Shows how many people visit your site and what they read.',
		details:
			'Counts views, visitors, likes and comments without slowing your site down, by day, week and month.',
		keywords: 'statistics, stats, views, visitors, visits, traffic, analytics, numbers, chart',
	},
	wordads: {
		description: 'Shows ads on your site and pays you for them.',
		details:
			'Places ads below posts, at the top of pages or in widgets, and pays you a share of what they earn.',
		keywords: 'ads, ad, advertising, advertisement, income, earn, money, ads.txt, ccpa',
	},
	'custom-css': {
		description: 'Lets you customize your theme with your own CSS.',
		details: 'Add to your theme’s styles or replace them, with syntax highlighting and error checks.',
		keywords: 'css, style, styles, stylesheet, theme, look, design, customize, sass, less',
	},
	shortcodes: {
		description: 'Embeds media from other sites with shortcodes.',
		details:
			'Paste a shortcode, and the video, image or audio of another site appears in your post. Blocks can do the same.',
		keywords: 'shortcode, shortcodes, embed, embeds, media, video, audio, youtube, vimeo, maps, soundcloud',
	},
	widgets: {
		description: 'Adds more widgets for your sidebar.',
		details: 'Adds widgets for images, feeds, galleries and social accounts to any widget area.',
		keywords: 'widget, widgets, sidebar, gallery, image, feed, rss, social',
	},
	'enhanced-distribution': {
		description: 'Shares your new posts with search engines right away.',
		details:
			'Sends public posts and comments to search engines and reader services as soon as you publish them.',
		keywords: 'reach, traffic, distribution, search engine, broadcast, firehose',
	},
	waf: {
		description: 'Inspects requests to your site and blocks harmful ones.',
		details:
			'A firewall in front of your site. It inspects each request first, and blocks those that match a rule or come from a blocked IP address.',
		keywords: 'firewall, waf, security, rules, block, allow, ip, address, requests',
	},
	sharedaddy: {
		description: 'Adds share buttons below your posts.',
		details:
			'Lets visitors share a post on social networks or by email in one click. You choose the buttons and their style.',
		keywords: 'share, sharing, buttons, social, facebook, twitter, email, print, sharedaddy',
	},
	shortlinks: {
		description: 'Gives every post a short link to share.',
		details: 'Gives every post and page a short link for places where characters are limited.',
		keywords: 'short link, shortlink, shortlinks, wp.me, url, address',
	},
	subscriptions: {
		description: 'Emails visitors who subscribe when you publish something new.',
		details:
			'Visitors can subscribe to your site, or to the comments on a post, and get an email about everything new.',
		keywords: 'subscribe, subscription, subscriptions, follow, followers, newsletter, email, readers',
	},
	publicize: {
		description: 'Shares new posts to your social networks.',
		details: 'Connect your social accounts once, and each new post is shared there automatically.',
		keywords: 'social, publicize, share, auto share, facebook, twitter, linkedin, tumblr, mastodon, networks',
	},
	'gravatar-hovercards': {
		description: 'Shows a profile card when visitors hover over an avatar.',
		details: 'Shows a small profile card when visitors hover over the avatar of a commenter.',
		keywords: 'gravatar, hovercard, hovercards, avatar, profile, card',
	},
	latex: {
		description: 'Displays formulas written in LaTeX.',
		details: 'Write formulas and equations in LaTeX, and readers see them typeset.',
		keywords: 'latex, math, maths, formula, formulas, equation, equations',
	},
	notes: {
		description: 'Notifies you about new comments and likes.',
		details:
			'Shows a bell in the toolbar and sends a notification to your phone for each new comment and like.',
		keywords: 'notification, notifications, notes, bell, comments, likes, alert',
	},
	sitemaps: {
		description: 'Helps search engines find all your pages.',
		details:
			'Keeps an up-to-date list of all pages, images and videos in the format that search engines read.',
		keywords: 'sitemap, sitemaps, site map, search engine, seo, traffic, xml',
	},
	'woocommerce-analytics': {
		description: 'Tracks activity in your WooCommerce store.',
		details: 'Counts views, carts and orders of a WooCommerce store for its reports.',
		keywords: 'woocommerce, shop, store, analytics, orders, carts',
	},
	'post-by-email': {
		description: 'Publishes posts you send to a private email address.',
		details: 'Gives each user a private email address. Emails sent there become posts.',
		keywords: 'post by email, email, mail, publish, address',
	},
	'contact-form': {
		description: 'Adds a contact form to your site.',
		details: 'Adds a form to any post or page. Responses arrive by email and are stored on your site.',
		keywords: 'contact form, form, forms, feedback, message, email',
	},
	'copy-post': {
		description: 'Starts a new post as a copy of an existing one.',
		details: 'Starts a new post or page as a copy of an existing one, with its content, tags and settings.',
		keywords: 'copy, copy post, duplicate, clone, template',
	},
	'widget-visibility': {
		description: 'Controls which pages each widget appears on.',
		details: 'Sets rules for each widget: on which pages it appears, and for whom.',
		keywords: 'widget, widgets, visibility, show, hide, rules, sidebar',
	},
	'json-api': {
		description: 'Lets apps read and write your content, with your permission.',
		details: 'Apps that you allow can read and write your site’s content over a secure connection.',
		keywords: 'api, rest, json, developer, developers, app, apps',
	},
	comments: {
		description: 'Lets visitors comment with an account they already have.',
		details:
			'A comment form where visitors can use an account of another service, in a color scheme that fits your theme.',
		keywords: 'comment, comments, comment form, discussion, reply, log in, colour scheme, color scheme',
	},
	carousel: {
		description: 'Shows galleries as a full-screen slideshow.',
		details: 'Select an image in a gallery to open it full screen, with arrows, comments and camera data.',
		keywords: 'carousel, gallery, galleries, images, pictures, photos, slideshow, full screen, exif',
	},
	likes: {
		description: 'Adds a like button to your posts.',
		details: 'Adds a like button to posts and pages, so readers can show what they enjoyed.',
		keywords: 'like, likes, button, reactions',
	},
	'lazy-images': {
		description: 'Loads images only when visitors are about to see them.',
		details: 'Loads images further down the page as visitors scroll, so the top of the page appears faster.',
		keywords: 'lazy, lazy images, lazy load, images, speed, performance, scroll',
	},
	'tiled-gallery': {
		description: 'Arranges galleries as mosaics, circles or squares.',
		details: 'Arranges the images of a gallery as a mosaic, in squares or in circles.',
		keywords: 'tiled gallery, gallery, galleries, mosaic, tiles, pictures, photos',
	},
	photon: {
		description: 'Serves your images from fast servers close to your visitors.',
		details:
			'Resizes and compresses your images and serves them from a global network, so pages load faster and your own server has less to do.',
		keywords:
			'photon, image, images, cdn, site accelerator, speed, performance, network, resize, compress, photos',
	},
	'infinite-scroll': {
		description: 'Loads older posts automatically when visitors reach the end.',
		details: 'When visitors reach the end of the page, the next posts load below it without a click.',
		keywords: 'infinite scroll, scroll, scrolling, load more, posts, theme',
	},
	'photon-cdn': {
		description: 'Serves static files from fast servers close to your visitors.',
		details: 'Serves the scripts and styles of WordPress and its plugins from a global network.',
		keywords: 'asset cdn, cdn, static files, site accelerator, speed, performance, scripts, styles, photon',
	},
	videopress: {
		description: 'Hosts your videos and plays them without ads.',
		details: 'Stores, converts and streams your videos on a global network, in an ad-free player.',
		keywords: 'video, videos, videopress, movie, player, streaming, hosting',
	},
	monitor: {
		description: 'Alerts you when your site goes down.',
		details:
			'Checks your site every few minutes. If it goes down, you get an email, and another when it’s back.',
		keywords: 'monitor, downtime, uptime, down, offline, alert, watch, monitoring',
	},
	'related-posts': {
		description: 'Shows posts on the same topic below each post.',
		details: 'Finds posts on the same topic and shows three of them below each post.',
		keywords: 'related, related posts, similar, recommend, below post, thumbnails',
	},
	sso: {
		description: 'Lets users log in with their WordPress.com account.',
		details:
			'Lets users log in to this site with their WordPress.com account, with two-step authentication if you require it.',
		keywords: 'sso, single sign on, secure sign on, log in, login, two step, two-factor, account',
	},
	markdown: {
		description: 'Lets you write posts and comments in Markdown.',
		details: 'Lets you format posts and comments with Markdown: headings, lists and links in plain text.',
		keywords: 'markdown, md, plain text, write, syntax',
	},
	'post-list': {
		description: 'Shows more details in your list of posts.',
		details: 'Shows an image and sharing details next to each post in the list.',
		keywords: 'posts, post list, admin, list, columns',
	},
	vaultpress: {
		description: 'Backs up your site and scans its files.',
		details:
			'The legacy backup service: a daily backup of your site, and a scan of its files for malicious changes.',
		keywords: 'backup, backups, restore, vaultpress, scan, malware, virus, security, threats',
	},
	'verification-tools': {
		description: 'Verifies your site with search engines and other services.',
		details:
			'Adds the verification tags to your site that Google, Bing, Pinterest, Yandex and Facebook need to verify that you own it.',
		keywords:
			'verify, verification, ownership, google, bing, pinterest, yandex, facebook, search console, webmaster',
	},
	'custom-content-types': {
		description: 'Adds portfolios and testimonials.',
		details: 'Adds portfolios and testimonials next to posts and pages, with their own URLs and lists.',
		keywords: 'custom content types, portfolio, portfolios, project, testimonial, testimonials, cpt',
	},
	search: {
		description: 'Gives visitors a fast search with filters.',
		details: 'Shows results as visitors type, with the best match first and filters beside them.',
		keywords: 'search, instant search, find, filters, results, query',
	},
	'seo-tools': {
		description: 'Controls how your pages appear in search results.',
		details:
			'Lets you set titles and descriptions, and previews your pages in search results and on social media.',
		keywords: 'seo, search engine optimization, title, titles, description, preview, social preview, meta',
	},
	'google-analytics': {
		description: 'Tracks visitors with your Google Analytics account.',
		details: 'Adds the tracking code of your Google Analytics account to every page. You only enter its ID.',
		keywords: 'google analytics, analytics, tracking, ga, visitors, numbers',
	},
	masterbar: {
		description: 'Adds the WordPress.com toolbar to the admin pages.',
		details:
			'Replaces the toolbar of the admin pages with the WordPress.com toolbar, for users who have an account there.',
		keywords: 'toolbar, masterbar, admin bar, wordpress.com, admin pages',
	},
	'comment-likes': {
		description: 'Adds a like button to comments.',
		details: 'Adds a like button to each comment, so readers can show that they agree.',
		keywords: 'comment likes, like, likes, comments, button',
	},
	'action-bar': {
		description: 'Gives visitors one bar to follow, like and comment.',
		details: 'A bar at the edge of the page to follow, like and comment. This is an experiment.',
		keywords: 'action bar, follow, like, comment, bar',
	},
};

const NO_TEXT: ModuleText = { description: '', details: '', keywords: '' };

/** The words about a module; empty for a slug that the site does not offer. */
export function moduleText(slug: string): ModuleText {
	return TEXTS[slug] ?? NO_TEXT;
}

/** Search words of the pretended module `blocks`, which only the feature search knows (host-contract 2.1). */
export const BLOCKS_KEYWORDS = 'block, blocks, gutenberg, editor';
