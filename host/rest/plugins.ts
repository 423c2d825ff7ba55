import { describePlugins, installPlugin } from '../site/plugins';
import { RestError } from './errors';
import { required, textParameter, wordParameter } from './parameters';
import * as may from './permissions';
import { defineRoute, type Route } from './route';

export const pluginRoutes: readonly Route[] = [
	defineRoute({
		method: 'GET',
		path: 'plugins',
		summary: 'Installed plugins by file.',
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
		summary: 'Installs a plugin, and activates it when asked to.',
		permission: may.activatePlugins,
		params: {
			slug: required(textParameter(200)),
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
];
