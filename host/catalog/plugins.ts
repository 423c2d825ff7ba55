import data from './data/plugins.json' with { type: 'json' };

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

type Row = Pick<PluginDefinition, 'name' | 'version' | 'description'> & Partial<PluginDefinition>;

const USUAL = {
	author: 'Automattic',
	authorUrl: 'https://automattic.com/',
	requiresWordPress: '6.0',
	requiresPhp: '5.6',
};

export const PLUGINS = Object.entries(data as Record<string, Row>).map(([file, row]): PluginDefinition => {
	const slug = file.slice(0, file.indexOf('/'));
	return { ...USUAL, slug, file, url: `https://wordpress.org/plugins/${slug}/`, ...row };
});

/** The plugin of that file, if the site knows it. */
export const pluginByFile = (file: string) => PLUGINS.find((plugin) => plugin.file === file);
