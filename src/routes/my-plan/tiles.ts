import { __ } from '@wordpress/i18n';
import { paths } from '../../lib/paths';
import type { TileId } from './grid';

/** A redirect, a page of the host, or a screen here. */
interface TileLink {
	label: () => string;
	/** Its name in the events. */
	target: string;
	to:
		| { redirect: string; query?: string }
		| { manage: string }
		| { admin: string }
		| { screen: string }
		| { activity: true };
}

/** Turned on first; the card's link shows once it's on. */
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
		label: () => __('View backups', 'site-dashboard'),
		target,
		to: { redirect: 'calypso-activity-log' },
	},
});

const vaultPress = (link: TileLink): Tile => ({
	title: () => __('Site security', 'site-dashboard'),
	text: () => __('VaultPress backs up your site and scans it for threats.', 'site-dashboard'),
	link,
});

const performance = (target: string): Tile => ({
	title: () => __('Performance', 'site-dashboard'),
	text: () => __('Images load from a global network, so pages are faster.', 'site-dashboard'),
	link: {
		label: () => __('Manage performance settings', 'site-dashboard'),
		target,
		to: { screen: paths.performance.href() },
	},
});

const spam = (link: TileLink): Tile => ({
	title: () => __('Spam protection', 'site-dashboard'),
	text: () => __('Filters spam in comments and forms before anyone sees it.', 'site-dashboard'),
	link,
});

/** Every card of the grid: what it says, where it leads, what it activates (facts 3.3, 8.4, 20). */
export const TILES: Readonly<Record<TileId, Tile>> = {
	'site-backups': backups(
		() => __('Your site is backed up and ready to restore.', 'site-dashboard'),
		'view_security_dash_rewind',
	),
	'daily-backups': backups(() => __('Backs up your site every day.', 'site-dashboard')),
	'real-time-backups': backups(() => __('Backs up every change in real time.', 'site-dashboard')),
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
		text: () => __('Visitors see results as they type.', 'site-dashboard'),
		link: {
			label: () => __('Configure your search', 'site-dashboard'),
			target: 'view_search_customizer',
			to: { admin: 'admin.php?page=jetpack-search-configure' },
		},
	},
	'always-on': {
		title: () => __('Always-on security', 'site-dashboard'),
		text: () => __('Blocks brute force attacks and alerts you if your site goes down.', 'site-dashboard'),
		link: {
			label: () => __('Manage security settings', 'site-dashboard'),
			target: 'free_security',
			to: { redirect: 'calypso-settings-security' },
		},
	},
	performance: performance('paid_performance'),
	'free-performance': performance('free_performance'),
	'spam-stats': spam({
		label: () => __('View spam stats', 'site-dashboard'),
		target: 'view_spam_stats',
		to: { admin: 'admin.php?page=akismet-key-config&view=stats' },
	}),
	'spam-setup': spam({
		label: () => __('Set up spam protection', 'site-dashboard'),
		target: 'configure_akismet',
		to: { redirect: 'calypso-plugins-setup', query: 'only=akismet' },
	}),
	videopress: {
		title: () => 'VideoPress',
		text: () => __('Ad-free video hosting on fast servers.', 'site-dashboard'),
		link: {
			label: () => __('Upload videos', 'site-dashboard'),
			target: 'upload_videos',
			to: { admin: 'upload.php' },
		},
		activation: {
			module: 'videopress',
			way: 'option',
			label: () => __('Turn on video hosting', 'site-dashboard'),
			target: 'activate_videopress',
		},
	},
	themes: {
		title: () => __('Themes', 'site-dashboard'),
		text: () => __('Change your site’s look and keep your content.', 'site-dashboard'),
		link: {
			label: () => __('Browse themes', 'site-dashboard'),
			target: 'free_themes',
			to: { redirect: 'calypso-themes' },
		},
	},
	traffic: {
		title: () => __('Grow your audience', 'site-dashboard'),
		text: () => __('Share your posts to social networks as you publish them.', 'site-dashboard'),
		link: {
			label: () => __('Connect social networks', 'site-dashboard'),
			target: 'free_sharing',
			to: { manage: 'calypso-marketing-connections' },
		},
	},
	activity: {
		title: () => __('Activity', 'site-dashboard'),
		text: () => __('See what changed on your site, when, and who did it.', 'site-dashboard'),
		link: {
			label: () => __('View site activity', 'site-dashboard'),
			target: 'view_site_activity',
			to: { activity: true },
		},
	},
	ads: {
		title: () => __('Ads', 'site-dashboard'),
		text: () => __('Earn money by showing ads on your site.', 'site-dashboard'),
		link: {
			label: () => __('View your earnings', 'site-dashboard'),
			target: 'view_earnings',
			to: { redirect: 'wpcom-ads-earnings' },
		},
		activation: {
			module: 'wordads',
			way: 'module',
			label: () => __('Turn on ads', 'site-dashboard'),
			target: 'activate_wordads',
		},
	},
	analytics: {
		title: () => 'Google Analytics',
		text: () => __('Track visitors with Google Analytics.', 'site-dashboard'),
		link: {
			label: () => __('Configure Google Analytics', 'site-dashboard'),
			target: 'configure_ga',
			to: { redirect: 'calypso-marketing-traffic' },
		},
		activation: {
			module: 'google-analytics',
			way: 'module',
			label: () => __('Turn on Google Analytics', 'site-dashboard'),
			target: 'activate_ga',
		},
	},
	social: {
		title: () => __('Social', 'site-dashboard'),
		text: () => __('Share posts when you publish, or schedule them.', 'site-dashboard'),
		link: {
			label: () => __('Schedule posts', 'site-dashboard'),
			target: 'schedule_posts',
			to: { redirect: 'calypso-edit-posts' },
		},
		activation: {
			module: 'publicize',
			way: 'module',
			label: () => __('Turn on sharing', 'site-dashboard'),
			target: 'activate_publicize',
		},
	},
	support: {
		title: () => __('Documentation', 'site-dashboard'),
		text: () => __('Step-by-step guides for every feature.', 'site-dashboard'),
		link: {
			label: () => __('Search the support site', 'site-dashboard'),
			target: 'free_support_documentation',
			to: { redirect: 'jetpack-support' },
		},
	},
};
