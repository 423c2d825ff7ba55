import type { User } from '../auth/users';
import { edition, type Edition } from '../catalog/edition';
import { pluginByFile } from '../catalog/plugins';
import { readOptions } from '../store/options';
import type { Database } from '../store/tables';
import { factsFrom, type SiteFacts } from './facts';

/** The site as it was at one moment: read once per request, never changed. */
export interface Site {
	facts: SiteFacts;
	/** The plugin's generation. */
	edition: Edition;
	/** Settings that were written, by key; keys never written are absent. */
	settings: ReadonlyMap<string, unknown>;
	/** Module switches that were ever moved, by slug. */
	switches: ReadonlyMap<string, boolean>;
	/** Connected users and their accounts at the provider. */
	links: ReadonlyMap<number, number>;
	/** Installed plugins by file, and whether each runs. */
	plugins: ReadonlyMap<string, boolean>;
}

/** Prefix of settings among the options. */
export const SETTING_PREFIX = 'setting.';

/** Reads the whole site. */
export async function readSite(db: Database): Promise<Site> {
	const options = await readOptions(db);
	const switches = await db.selectFrom('module_switches').selectAll().execute();
	const links = await db.selectFrom('user_links').select(['user_id', 'account_id']).execute();
	const plugins = await db.selectFrom('plugins').selectAll().orderBy('file').execute();
	const settings = new Map<string, unknown>();
	for (const [name, value] of options) {
		if (name.startsWith(SETTING_PREFIX)) {
			settings.set(name.slice(SETTING_PREFIX.length), value);
		}
	}
	const facts = factsFrom(options);
	return {
		facts,
		edition: edition(facts.edition, facts.removedModules),
		settings,
		switches: new Map(switches.map(({ slug, is_on }) => [slug, is_on === 1])),
		links: new Map(links.map(({ user_id, account_id }) => [user_id, account_id])),
		plugins: new Map(plugins.map(({ file, is_active }) => [file, is_active === 1])),
	};
}

/** Offline mode: the site talks to nobody. */
export function isOffline({ facts }: Site): boolean {
	return facts.offlineReasons.length > 0;
}

export function hasOwner({ facts, links }: Site): boolean {
	return facts.isRegistered && facts.ownerId !== null && links.has(facts.ownerId);
}

/** True if the user has an account at the provider; a visitor never has. */
export function isLinked({ facts, links }: Site, user: User | null): boolean {
	return user !== null && facts.isRegistered && links.has(user.id);
}

export function isOwner(site: Site, user: User | null): boolean {
	return hasOwner(site) && user?.id === site.facts.ownerId;
}

export function isPluginActive(site: Site, file: string): boolean {
	return pluginByFile(file) !== undefined && site.plugins.get(file) === true;
}
