import type { SettingDefinition } from '../catalog/schema';
import { type Site, SETTING_PREFIX } from './site';
import { writeOption } from '../store/options';
import type { Database } from '../store/tables';

/** Stores an option that has been checked before. */
export function writeSetting(db: Database, key: string, value: unknown): Promise<void> {
	return writeOption(db, SETTING_PREFIX + key, value);
}

/** The stored value of an option, or its default; not yet in the form `settings` answers. */
export function settingValue(site: Site, key: string): unknown {
	const definition = site.edition.setting(key);
	return site.settings.has(key) || !definition ? site.settings.get(key) : unwrittenValue(definition);
}

export function isSettingOn(site: Site, key: string): boolean {
	return settingValue(site, key) === true;
}

function unwrittenValue(definition: SettingDefinition): unknown {
	if (definition.unwritten !== undefined) {
		return definition.unwritten;
	}
	return definition.rule === 'boolean' ? Boolean(definition.default) : definition.default;
}
