import { PLUGINS, pluginByFile, type PluginDefinition } from '../catalog/plugins';
import { inTransaction } from '../store/database';
import type { Database } from '../store/tables';
import { writeFacts } from './facts';
import { recommendationsAfterActivation } from './recommendations';
import { readSite, type Site } from './site';

/** The installed plugins by file, with the fields of their headers (host-contract 5.5). */
export function describePlugins(site: Site): Record<string, object> {
	const entries = [...site.plugins].map(([file, isActive]) => [file, pluginByFile(file), isActive] as const);
	return Object.fromEntries(
		entries.flatMap(([file, definition, isActive]) =>
			definition ? [[file, { ...headers(definition), active: isActive }] as const] : [],
		),
	);
}

function headers(definition: PluginDefinition) {
	return {
		Name: definition.name,
		PluginURI: definition.url,
		Version: definition.version,
		Description: definition.description,
		Author: definition.author,
		AuthorURI: definition.authorUrl,
		TextDomain: definition.slug,
		DomainPath: '',
		Network: false,
		RequiresWP: definition.requiresWordPress,
		RequiresPHP: definition.requiresPhp,
		UpdateURI: '',
		Title: definition.name,
		AuthorName: definition.author,
	};
}

/** Puts the plugins of a new site in place. */
export async function installInitialPlugins(db: Database): Promise<void> {
	for (const { file, initially } of PLUGINS) {
		if (initially) {
			await writePlugin(db, file, initially === 'active');
		}
	}
}

/** Installs a plugin if need be, and activates it when asked to. `unknown`: there is nothing to download. */
export function installPlugin(
	db: Database,
	slug: string,
	isToBeActive: boolean,
): Promise<{ outcome: 'unknown' } | { outcome: 'installed' | 'activated' | 'already-active'; file: string }> {
	return inTransaction(db, async (trx) => {
		const definition = PLUGINS.find((plugin) => plugin.slug === slug);
		if (!definition) {
			return { outcome: 'unknown' };
		}
		const { file } = definition;
		const present = await trx.selectFrom('plugins').selectAll().where('file', '=', file).executeTakeFirst();
		if (isToBeActive && present?.is_active === 1) {
			return { outcome: 'already-active', file };
		}
		if (!present || isToBeActive) {
			await writePlugin(trx, file, isToBeActive);
		}
		if (isToBeActive) {
			const site = await readSite(trx);
			const noted = recommendationsAfterActivation(site, slug);
			await writeFacts(trx, { conditionalRecommendations: noted });
		}
		return { outcome: isToBeActive ? 'activated' : 'installed', file };
	});
}

/** Stores that a plugin is installed, and whether it runs. */
export async function writePlugin(db: Database, file: string, isActive: boolean): Promise<void> {
	const value = isActive ? 1 : 0;
	await db
		.insertInto('plugins')
		.values({ file, is_active: value })
		.onConflict((conflict) => conflict.column('file').doUpdateSet({ is_active: value }))
		.execute();
}
