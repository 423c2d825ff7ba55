/** Plugins the site knows: those of a new site, and those it can install by slug (host-contract 5.5). */
export interface PluginDefinition {
	slug: string;
	/** Folder and file, the key of the plugin list. */
	file: string;
	name: string;
	version: string;
	description: string;
	author: string;
	authorUrl: string;
	url: string;
	requiresWordPress: string;
	requiresPhp: string;
	/** On a new site: absent, there, or there and running. */
	initially?: 'installed' | 'active';
}

const AUTOMATTIC = { author: 'Automattic', authorUrl: 'https://automattic.com/' };

const plugin = (
	file: string,
	name: string,
	version: string,
	description: string,
	more: Partial<PluginDefinition> = {},
): PluginDefinition => {
	const slug = file.slice(0, file.indexOf('/'));
	return {
		...AUTOMATTIC,
		slug,
		file,
		name,
		version,
		description,
		url: `https://wordpress.org/plugins/${slug}/`,
		requiresWordPress: '6.0',
		requiresPhp: '5.6',
		...more,
	};
};

export const PLUGINS: readonly PluginDefinition[] = [
	plugin(
		'akismet/akismet.php',
		'Akismet Anti-Spam',
		'5.0.2',
		'Keeps spam out of <strong>comments and forms</strong>.',
		{
			initially: 'installed',
			requiresWordPress: '5.0',
			requiresPhp: '5.2',
		},
	),
	plugin('jetpack/jetpack.php', 'Jetpack', '12.0', 'Security, speed and growth for your site.', {
		initially: 'active',
	}),
	plugin(
		'jetpack-backup/jetpack-backup.php',
		'Jetpack VaultPress Backup',
		'1.9',
		'Real-time backups with one-click restores.',
	),
	plugin('jetpack-boost/jetpack-boost.php', 'Jetpack Boost', '1.8.0', 'Speeds up your pages.'),
	plugin(
		'jetpack-protect/jetpack-protect.php',
		'Jetpack Protect',
		'1.3.0',
		'Scans for known vulnerabilities every day.',
	),
	plugin('jetpack-search/jetpack-search.php', 'Jetpack Search', '1.3.1', 'Instant search with filters.'),
	plugin(
		'jetpack-social/jetpack-social.php',
		'Jetpack Social',
		'1.7.0',
		'Shares new posts to social networks.',
	),
	plugin('jetpack-videopress/jetpack-videopress.php', 'Jetpack VideoPress', '1.4', 'Hosts and plays videos.'),
	plugin('videopress/jetpack-videopress.php', 'VideoPress', '1.4', 'Hosts and plays videos.'),
	plugin('vaultpress/vaultpress.php', 'VaultPress', '2.2.3', 'The legacy backup and scan service.'),
	plugin('woocommerce/woocommerce.php', 'WooCommerce', '7.5.1', 'Turns your site into a store.', {
		requiresPhp: '7.2',
	}),
	plugin(
		'creative-mail-by-constant-contact/creative-mail-plugin.php',
		'Creative Mail',
		'1.6.7',
		'Creates and sends newsletters.',
		{ author: 'Constant Contact', authorUrl: 'https://www.constantcontact.com/' },
	),
	plugin('zero-bs-crm/ZeroBSCRM.php', 'Jetpack CRM', '5.6.0', 'Manages customers, quotes and invoices.'),
	plugin('wordpress-seo/wp-seo.php', 'Yoast SEO', '20.4', 'Helps search engines find your pages.', {
		author: 'Team Yoast',
		authorUrl: 'https://yoast.com/',
	}),
	plugin(
		'all-in-one-seo-pack/all_in_one_seo_pack.php',
		'All in One SEO',
		'4.3.4',
		'Helps search engines find your pages.',
		{
			author: 'All in One SEO Team',
			authorUrl: 'https://aioseo.com/',
		},
	),
];

const BY_FILE = new Map(PLUGINS.map((definition) => [definition.file, definition]));
const BY_SLUG = new Map(PLUGINS.map((definition) => [definition.slug, definition]));

/** The plugin of that file, if the site knows it. */
export function pluginByFile(file: string): PluginDefinition | undefined {
	return BY_FILE.get(file);
}

/** The plugin that an installation by slug would bring. */
export function pluginBySlug(slug: string): PluginDefinition | undefined {
	return BY_SLUG.get(slug);
}
