import { __ } from '@wordpress/i18n';
import type { TileId } from './grid';

/** Where a card leads: to a named link out, to a page of the host, or to a screen here. */
interface TileLink {
	label: () => string;
	/** Its name in the events. */
	target: string;
	to: { redirect: string; query?: string } | { admin: string } | { screen: string };
}

/** What a card activates first; its link shows once that is on. */
interface TileActivation {
	/** Slug of the module; `way` says whether that is an option too, and set as such (PLAN-079). */
	module: string;
	way: 'module' | 'option';
	label: () => string;
	target: string;
}

interface Tile {
	title: () => string;
	text: () => string;
	link: TileLink;
	activation?: TileActivation;
}

const backups = (text: () => string, target = 'view_backup_dash'): Tile => ({
	title: () => __('Site backups', 'site-dashboard'),
	text,
	link: {
		label: () => __('See your backups', 'site-dashboard'),
		target,
		to: { redirect: 'calypso-activity-log' },
	},
});

const vaultPress = (link: TileLink): Tile => ({
	title: () => __('Site security', 'site-dashboard'),
	text: () => __('VaultPress copies your site and looks for threats in it.', 'site-dashboard'),
	link,
});

const performance = (target: string): Tile => ({
	title: () => __('Performance', 'site-dashboard'),
	text: () => __('Pictures come from a fast network, and pages appear sooner.', 'site-dashboard'),
	link: {
		label: () => __('See what makes your site fast', 'site-dashboard'),
		target,
		to: { screen: '/performance' },
	},
});

const spam = (link: TileLink): Tile => ({
	title: () => __('Anti-spam', 'site-dashboard'),
	text: () => __('Spam in comments and forms is found before anybody reads it.', 'site-dashboard'),
	link,
});

/** Every card of the grid: what it says, where it leads, what it activates (reference facts 3.3, 8.4, 20). */
export const TILES: Readonly<Record<TileId, Tile>> = {
	'site-backups': backups(
		() => __('Your site is copied, and can be brought back.', 'site-dashboard'),
		'view_security_dash_rewind',
	),
	'daily-backups': backups(() => __('Your site is copied every day.', 'site-dashboard')),
	'real-time-backups': backups(() => __('Every change is copied in real time.', 'site-dashboard')),
	vaultpress: vaultPress({
		label: () => __('Open VaultPress', 'site-dashboard'),
		target: 'view_security_dash',
		to: { redirect: 'vaultpress-dashboard' },
	}),
	'vaultpress-setup': vaultPress({
		label: () => __('Set up VaultPress', 'site-dashboard'),
		target: 'configure_vault',
		to: { redirect: 'calypso-plugins-setup', query: 'only=vaultpress' },
	}),
	search: {
		title: () => __('Search', 'site-dashboard'),
		text: () => __('Visitors find what they look for while they type.', 'site-dashboard'),
		link: {
			label: () => __('Adjust the search', 'site-dashboard'),
			target: 'view_search_customizer',
			to: { admin: 'admin.php?page=jetpack-search-configure' },
		},
	},
	'always-on': {
		title: () => __('Always-on security', 'site-dashboard'),
		text: () => __('Sign-ins by force are kept out, and you hear when your site is down.', 'site-dashboard'),
		link: {
			label: () => __('Set your security options', 'site-dashboard'),
			target: 'free_security',
			to: { redirect: 'calypso-settings-security' },
		},
	},
	performance: performance('paid_performance'),
	'free-performance': performance('free_performance'),
	'spam-stats': spam({
		label: () => __('See what was blocked', 'site-dashboard'),
		target: 'view_spam_stats',
		to: { admin: 'admin.php?page=akismet-key-config&view=stats' },
	}),
	'spam-setup': spam({
		label: () => __('Set up the protection', 'site-dashboard'),
		target: 'configure_akismet',
		to: { redirect: 'calypso-plugins-setup', query: 'only=akismet' },
	}),
	videopress: {
		title: () => 'VideoPress',
		text: () => __('Your videos are hosted on fast servers, without advertisements.', 'site-dashboard'),
		link: {
			label: () => __('Upload videos', 'site-dashboard'),
			target: 'upload_videos',
			to: { admin: 'upload.php' },
		},
		activation: {
			module: 'videopress',
			way: 'option',
			label: () => __('Activate video hosting', 'site-dashboard'),
			target: 'activate_videopress',
		},
	},
	themes: {
		title: () => __('Themes', 'site-dashboard'),
		text: () => __('Give your site another face, and keep what you wrote.', 'site-dashboard'),
		link: {
			label: () => __('Look at themes', 'site-dashboard'),
			target: 'free_themes',
			to: { redirect: 'calypso-themes' },
		},
	},
	traffic: {
		title: () => __('More visitors', 'site-dashboard'),
		text: () => __('Share your posts to social networks as you publish them.', 'site-dashboard'),
		link: {
			label: () => __('Connect your networks', 'site-dashboard'),
			target: 'free_sharing',
			to: { redirect: 'calypso-marketing-connections' },
		},
	},
	activity: {
		title: () => __('Activity', 'site-dashboard'),
		text: () => __('See what happened on your site, and who did it.', 'site-dashboard'),
		link: {
			label: () => __('View site activity', 'site-dashboard'),
			target: 'view_site_activity',
			to: { redirect: 'calypso-activity-log' },
		},
	},
	ads: {
		title: () => __('Ads', 'site-dashboard'),
		text: () => __('Earn money with advertisements beside your posts.', 'site-dashboard'),
		link: {
			label: () => __('View your earnings', 'site-dashboard'),
			target: 'view_earnings',
			to: { redirect: 'wpcom-ads-earnings' },
		},
		activation: {
			module: 'wordads',
			way: 'module',
			label: () => __('Activate ads', 'site-dashboard'),
			target: 'activate_wordads',
		},
	},
	analytics: {
		title: () => 'Google Analytics',
		text: () => __('Count your visitors with a service that you may know already.', 'site-dashboard'),
		link: {
			label: () => __('Configure Google Analytics', 'site-dashboard'),
			target: 'configure_ga',
			to: { redirect: 'calypso-marketing-traffic' },
		},
		activation: {
			module: 'google-analytics',
			way: 'module',
			label: () => __('Activate Google Analytics', 'site-dashboard'),
			target: 'activate_ga',
		},
	},
	social: {
		title: () => __('Social', 'site-dashboard'),
		text: () => __('Share posts when you publish them, or later by plan.', 'site-dashboard'),
		link: {
			label: () => __('Schedule posts', 'site-dashboard'),
			target: 'schedule_posts',
			to: { redirect: 'calypso-edit-posts' },
		},
		activation: {
			module: 'publicize',
			way: 'module',
			label: () => __('Activate sharing', 'site-dashboard'),
			target: 'activate_publicize',
		},
	},
	support: {
		title: () => __('Support documents', 'site-dashboard'),
		text: () => __('Read how everything works, step by step.', 'site-dashboard'),
		link: {
			label: () => __('Search the support site', 'site-dashboard'),
			target: 'free_support_documentation',
			to: { redirect: 'jetpack-support' },
		},
	},
};
