/** What the modules do, in the words of this project. `details` is the longer text, `searchWords` feed the feature search. */
export interface ModuleText {
	description: string;
	details: string;
	searchWords: string;
}

const TEXTS: Record<string, ModuleText> = {
	'google-fonts': {
		description: 'Adds a set of Google fonts to block themes.',
		details: 'Adds a set of Google fonts to block themes. This is an early version and may still change.',
		searchWords: 'font, fonts, typeface, typography, lettering, webfonts',
	},
	protect: {
		description: 'Stops robots that try to guess the passwords of your users.',
		details:
			'Robots try common names and passwords on every site they find. The login form asks a shared list of known attackers before it lets anybody try, so that they are turned away early.',
		searchWords:
			'security, brute force, password, passwords, login, log in, attack, bot, bots, robots, protect, safe',
	},
	stats: {
		description: 'Counts the visits to your site and shows what people read.',
		details:
			'Counts views, visitors, likes and comments without slowing the site down, and shows them by day, week and month.',
		searchWords: 'statistics, stats, views, visitors, visits, traffic, analytics, numbers, chart',
	},
	wordads: {
		description: 'Shows advertisements on your site and pays you for them.',
		details:
			'Places advertisements below posts, on top of pages or in widgets, and pays you a share of what they earn.',
		searchWords: 'ads, ad, advertising, advertisement, income, earn, money, ads.txt, ccpa',
	},
	'custom-css': {
		description: 'Lets you change how your theme looks with your own styles.',
		details:
			"Add to your theme's styles or replace them, with highlighted code and a check of what you type.",
		searchWords: 'css, style, styles, stylesheet, theme, look, design, customize, sass, less',
	},
	shortcodes: {
		description: 'Puts media from other sites into posts with a short code in brackets.',
		details:
			'Paste a short code in brackets and the video, picture or sound of another site appears in the post. Blocks do the same today.',
		searchWords:
			'shortcode, shortcodes, embed, embeds, media, video, audio, youtube, vimeo, maps, soundcloud',
	},
	widgets: {
		description: 'Adds more widgets for the sidebar of your theme.',
		details:
			'Adds widgets for pictures, feeds, galleries and social accounts that you can drag into any widget area.',
		searchWords: 'widget, widgets, sidebar, gallery, image, feed, rss, social',
	},
	'enhanced-distribution': {
		description: 'Hands your new posts to search engines at once.',
		details:
			'Sends public posts and comments to services that pass them on to search engines and readers as soon as they are published.',
		searchWords: 'reach, traffic, distribution, search engine, broadcast, firehose',
	},
	waf: {
		description: 'Checks every request and blocks the harmful ones.',
		details:
			'A firewall in front of your site. It looks at each request before the site does, and drops those that match a rule or come from a blocked address.',
		searchWords: 'firewall, waf, security, rules, block, allow, ip, address, requests',
	},
	sharedaddy: {
		description: 'Adds share buttons below your posts.',
		details:
			'Visitors can pass a post on to a social network or by email with one click. You choose the buttons and their look.',
		searchWords: 'share, sharing, buttons, social, facebook, twitter, email, print, sharedaddy',
	},
	shortlinks: {
		description: 'Gives every post a short address that is easy to pass on.',
		details: 'Gives every post and page a short address for places where letters are counted.',
		searchWords: 'short link, shortlink, shortlinks, wp.me, url, address',
	},
	subscriptions: {
		description: 'Lets visitors ask for an email when you publish something new.',
		details:
			'Visitors can follow the whole site or the comments of one post, and get an email for everything new.',
		searchWords: 'subscribe, subscription, subscriptions, follow, followers, newsletter, email, readers',
	},
	publicize: {
		description: 'Posts to your social networks whenever you publish.',
		details:
			'Connect your social accounts once; from then on each new post is announced there without any further work.',
		searchWords:
			'social, publicize, share, auto share, facebook, twitter, linkedin, tumblr, mastodon, networks',
	},
	'gravatar-hovercards': {
		description: 'Shows a small profile card when the mouse rests on an avatar.',
		details: 'Shows a small profile card when the mouse rests on the avatar of somebody who comments.',
		searchWords: 'gravatar, hovercard, hovercards, avatar, profile, card',
	},
	latex: {
		description: 'Sets formulas that are written in LaTeX.',
		details: 'Write formulas and equations in LaTeX, and readers see them properly set.',
		searchWords: 'latex, math, maths, formula, formulas, equation, equations',
	},
	notes: {
		description: 'Tells you at once about new comments and likes.',
		details: 'A bell in the toolbar, and a message on your phone, for each new comment and like.',
		searchWords: 'notification, notifications, notes, bell, comments, likes, alert',
	},
	sitemaps: {
		description: 'Gives search engines a list of all your pages.',
		details: 'Keeps a list of all pages, pictures and videos in the form that search engines read.',
		searchWords: 'sitemap, sitemaps, site map, search engine, seo, traffic, xml',
	},
	'woocommerce-analytics': {
		description: 'Counts what happens in your WooCommerce shop.',
		details: 'Counts views, carts and orders of a WooCommerce shop, for the shop reports.',
		searchWords: 'woocommerce, shop, store, analytics, orders, carts',
	},
	'post-by-email': {
		description: 'Publishes what you send to a secret email address.',
		details: 'Each user can have a secret email address; what arrives there becomes a post.',
		searchWords: 'post by email, email, mail, publish, address',
	},
	'contact-form': {
		description: 'Adds a form that visitors can write to you with.',
		details: 'Adds a form to any post or page. Answers arrive by email and are kept on the site.',
		searchWords: 'contact form, form, forms, feedback, message, email',
	},
	'copy-post': {
		description: 'Starts a new post as a copy of an old one.',
		details: 'Starts a new post or page as a copy of an old one, with its content, tags and settings.',
		searchWords: 'copy, copy post, duplicate, clone, template',
	},
	'widget-visibility': {
		description: 'Decides on which pages a widget is shown.',
		details: 'Rules for each widget say on which pages, and to whom, it is shown.',
		searchWords: 'widget, widgets, visibility, show, hide, rules, sidebar',
	},
	'json-api': {
		description: 'Lets other programs read and write your content, with your leave.',
		details:
			'Programs that you have agreed to can read and write the content of the site over a secure connection.',
		searchWords: 'api, rest, json, developer, developers, app, apps',
	},
	comments: {
		description: 'Lets visitors comment with an account they already have.',
		details:
			'A comment form that visitors can use with an account of another service, in the colours of your theme.',
		searchWords: 'comment, comments, comment form, discussion, reply, log in, colour scheme, color scheme',
	},
	carousel: {
		description: 'Shows galleries full screen, one picture at a time.',
		details: 'A click on a picture of a gallery opens it full screen, with arrows, comments and camera data.',
		searchWords: 'carousel, gallery, galleries, images, pictures, photos, slideshow, full screen, exif',
	},
	likes: {
		description: 'Adds a like button to your posts.',
		details: 'Adds a like button to posts and pages, so that readers can show that they enjoyed them.',
		searchWords: 'like, likes, button, reactions',
	},
	'lazy-images': {
		description: 'Loads pictures only when a visitor is about to see them.',
		details:
			'Pictures further down the page are loaded while the visitor scrolls, so that the top of the page appears sooner.',
		searchWords: 'lazy, lazy images, lazy load, images, speed, performance, scroll',
	},
	'tiled-gallery': {
		description: 'Arranges galleries as mosaics, circles or squares.',
		details: 'Arranges the pictures of a gallery as a mosaic, in squares or in circles.',
		searchWords: 'tiled gallery, gallery, galleries, mosaic, tiles, pictures, photos',
	},
	photon: {
		description: 'Serves your pictures from fast servers close to each visitor.',
		details:
			'Pictures are resized, compressed and served from a network of fast servers, so that pages load sooner and your own server rests.',
		searchWords:
			'photon, image, images, cdn, site accelerator, speed, performance, network, resize, compress, photos',
	},
	'infinite-scroll': {
		description: 'Loads older posts by itself when a visitor reaches the end.',
		details: 'When a visitor reaches the end of the page, the next posts are loaded below, without a click.',
		searchWords: 'infinite scroll, scroll, scrolling, load more, posts, theme',
	},
	'photon-cdn': {
		description: 'Serves scripts and styles from fast servers close to each visitor.',
		details: 'The files of the system itself, scripts and styles, are served from a network of fast servers.',
		searchWords:
			'asset cdn, cdn, static files, site accelerator, speed, performance, scripts, styles, photon',
	},
	videopress: {
		description: 'Hosts your videos and plays them without advertisements.',
		details:
			'Videos are stored, converted and streamed by a network of fast servers, in a player without advertisements.',
		searchWords: 'video, videos, videopress, movie, player, streaming, hosting',
	},
	monitor: {
		description: 'Watches your site and tells you when it is down.',
		details:
			'Your site is visited every few minutes. When it does not answer, you get an email, and another when it is back.',
		searchWords: 'monitor, downtime, uptime, down, offline, alert, watch, monitoring',
	},
	'related-posts': {
		description: 'Shows posts on the same subject below each post.',
		details: 'Looks for posts on the same subject and shows three of them below each post.',
		searchWords: 'related, related posts, similar, recommend, below post, thumbnails',
	},
	sso: {
		description: 'Lets users log in with their WordPress.com account.',
		details:
			'Users log in here with their WordPress.com account, with two-step authentication when you ask for it.',
		searchWords: 'sso, single sign on, secure sign on, log in, login, two step, two-factor, account',
	},
	markdown: {
		description: 'Lets you write posts and comments in Markdown.',
		details: 'Lets you write posts and comments in Markdown: headings, lists and links from plain text.',
		searchWords: 'markdown, md, plain text, write, syntax',
	},
	'post-list': {
		description: 'Shows more about each post in the list of posts.',
		details: 'Shows a picture and share details next to each post in the list of posts.',
		searchWords: 'posts, post list, admin, list, columns',
	},
	vaultpress: {
		description: 'Backs up your site and looks for harmful files.',
		details:
			'The older backup service: a copy of the site every day, and a look at its files for harmful changes.',
		searchWords: 'backup, backups, restore, vaultpress, scan, malware, virus, security, threats',
	},
	'verification-tools': {
		description: 'Proves to search engines and other services that the site is yours.',
		details:
			'Adds the codes to your pages that Google, Bing, Pinterest, Yandex and Facebook ask for as proof that the site is yours.',
		searchWords:
			'verify, verification, ownership, google, bing, pinterest, yandex, facebook, search console, webmaster',
	},
	'custom-content-types': {
		description: 'Adds portfolios and testimonials to the kinds of content.',
		details:
			'Adds portfolios and testimonials next to posts and pages, with addresses and lists of their own.',
		searchWords: 'custom content types, portfolio, portfolios, project, testimonial, testimonials, cpt',
	},
	search: {
		description: 'Gives visitors a fast search with filters.',
		details: 'A search that answers while visitors type, puts the best match first and offers filters.',
		searchWords: 'search, instant search, find, filters, results, query',
	},
	'seo-tools': {
		description: 'Lets you decide how your pages appear in search results.',
		details:
			'Lets you set titles and descriptions, and shows how a page looks in search results and social networks.',
		searchWords: 'seo, search engine optimization, title, titles, description, preview, social preview, meta',
	},
	'google-analytics': {
		description: 'Counts visitors with your Google Analytics account.',
		details: 'Adds the code of your Google Analytics account to every page; you only enter its number.',
		searchWords: 'google analytics, analytics, tracking, ga, visitors, numbers',
	},
	masterbar: {
		description: 'Puts the WordPress.com toolbar on top of the admin pages.',
		details:
			'Replaces the toolbar of the admin pages with the one of WordPress.com for users who have an account there.',
		searchWords: 'toolbar, masterbar, admin bar, wordpress.com, admin pages',
	},
	'comment-likes': {
		description: 'Adds a like button to comments.',
		details: 'Adds a like button to each comment, so that readers can show that they agree.',
		searchWords: 'comment likes, like, likes, comments, button',
	},
	'action-bar': {
		description: 'Gives visitors one bar to follow, like and comment.',
		details:
			'A bar at the edge of the page with which visitors follow, like and comment. It is an experiment.',
		searchWords: 'action bar, follow, like, comment, bar',
	},
};

const NO_TEXT: ModuleText = { description: '', details: '', searchWords: '' };

/** The words about a module; empty for a slug that the site does not offer. */
export function moduleText(slug: string): ModuleText {
	return TEXTS[slug] ?? NO_TEXT;
}

/** Search words of the pretended module `blocks`, which only the feature search knows (host contract 2.1). */
export const BLOCKS_SEARCH_WORDS = 'block, blocks, gutenberg, editor';
