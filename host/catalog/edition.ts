import { answerOf, loadVersion, type EditionName } from './load';
import type { ModuleDefinition, SettingDefinition, Version } from './schema';

/** A generation of the plugin, with its lists by name. */
export interface Edition extends Omit<Version, 'modules' | 'settings'> {
	modules: readonly ModuleDefinition[];
	settings: readonly SettingDefinition[];
	slugs: readonly string[];
	/** The module of that slug, if the site offers it. */
	module(slug: string): ModuleDefinition | undefined;
	/** The option of that key, if there is one; its module may have been taken away. */
	setting(key: string): SettingDefinition | undefined;
	/** The options of one module, or those of no module, in the order of the list. */
	settingsOf(module: string | null): readonly SettingDefinition[];
	/** The answer of that name as this generation prints it. */
	answer<Value extends object>(name: string, value: Value): Value;
}

const known = new Map<string, Edition>();

/** The generation of that name, without modules that a filter on the server takes away. */
export function edition(name: EditionName, removedModules: readonly string[] = []): Edition {
	const key = [name, ...removedModules].join(' ');
	const found = known.get(key) ?? createEdition(name, removedModules);
	known.set(key, found);
	return found;
}

function createEdition(name: EditionName, removedModules: readonly string[]): Edition {
	const version = loadVersion(name);
	const byName = (one: ModuleDefinition, other: ModuleDefinition) =>
		version.sortsByName ? one.name.localeCompare(other.name) : 0;
	const modules = Object.entries(version.modules)
		.filter(([slug]) => !removedModules.includes(slug))
		.map(([slug, row]) => ({ slug, ...row }))
		.sort((one, other) => one.sort - other.sort || byName(one, other));
	const settings = Object.entries(version.settings).map(([key, row]) => ({ key, ...row }));
	const bySlug = new Map(modules.map((definition) => [definition.slug, definition]));
	const byKey = new Map(settings.map((definition) => [definition.key, definition]));
	const byModule = new Map<string | null, SettingDefinition[]>();
	for (const definition of settings) {
		byModule.set(definition.module, [...(byModule.get(definition.module) ?? []), definition]);
	}
	return {
		...version,
		modules,
		settings,
		slugs: [...bySlug.keys()].sort(),
		module: (slug) => bySlug.get(slug),
		setting: (key) => byKey.get(key),
		settingsOf: (module) => byModule.get(module) ?? [],
		answer: (answer, value) => answerOf(name, answer, value),
	};
}
