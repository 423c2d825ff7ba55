import { describePlugins, installPlugin } from '../site/plugins';
import { RestError } from '../errors';
import { fault, parameter, required, textParameter, wordParameter } from './parameters';
import * as may from './permissions';
import { defineRoute, type Route } from './route';

/** As a directory of plugins names them; anything else is refused before anyone is asked. */
const pluginSlug = parameter<string>(
	{ type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9_.-]{0,199}$' },
	(value, name) =>
		typeof value === 'string' && /^[a-z0-9][\w.-]{0,199}$/i.test(value)
			? { value }
			: fault(`${name} must be the slug of a plugin.`),
);

export const pluginRoutes: readonly Route[] = [
	defineRoute({
		method: 'GET',
		path: 'plugins',
		isCached: true,
		summary: 'Lists the installed plugins by file.',
		permission: may.activatePlugins,
		params: {},
		handle: ({ site }) => {
			const plugins = describePlugins(site);
			if (Object.keys(plugins).length === 0) {
				throw new RestError(404, 'not_found', 'No plugins found.');
			}
			return plugins;
		},
	}),
	defineRoute({
		method: 'POST',
		path: 'plugins',
		summary: 'Installs a plugin and optionally activates it.',
		permission: may.activatePlugins,
		params: {
			slug: required(pluginSlug),
			status: wordParameter(['inactive', 'active']),
			source: textParameter(200),
		},
		handle: async ({ host, params }) => {
			const slug = params.slug ?? '';
			const result = await installPlugin(host.db, slug, params.status === 'active');
			if (result.outcome === 'unknown') {
				throw new RestError(500, 'install_plugin_failed', `Unable to install ${slug}: Download failed. `);
			}
			if (result.outcome === 'already-active') {
				throw new RestError(404, 'plugin_already_active', `Plugin ${result.file} is already active.`);
			}
			const message = result.outcome === 'activated' ? `Activated ${result.file}` : `Installed ${slug}`;
			return { code: 'success', message };
		},
	}),
	defineRoute({
		method: 'GET',
		path: 'plugin/:folder/:file',
		where: { folder: '[\\w.-]+', file: '[\\w.-]+' },
		isCached: true,
		summary: 'Gets one installed plugin.',
		permission: may.activatePlugins,
		params: {},
		handle: ({ site, path }) => {
			const plugins = describePlugins(site);
			const file = `${path.folder}/${path.file}`;
			if (!Object.hasOwn(plugins, file)) {
				throw new RestError(404, 'plugin_not_found', 'Plugin not found.');
			}
			return { code: 'success', message: 'Plugin found.', data: plugins[file] };
		},
	}),
	defineRoute({
		method: 'GET',
		path: 'updates/plugins',
		isCached: true,
		summary: 'Counts the plugins with an update.',
		permission: may.viewAdmin,
		params: {},
		handle: ({ site }) => {
			const count = site.facts.pluginUpdates.filter((file) => site.plugins.has(file)).length;
			return count === 0
				? { code: 'success', message: 'All plugins are up-to-date. Keep up the good work!', count }
				: {
						code: 'updates-available',
						message: count === 1 ? '1 plugin needs updating.' : `${count} plugins need updating.`,
						count,
					};
		},
	}),
];
