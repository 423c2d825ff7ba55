import type { ModuleText } from './module-texts';
import type { ModuleDefinition } from './modules';
import type { Shapes } from './shapes';
import type { SettingDefinition } from './settings';
import type { SharingService } from './sharing-services';

/** A generation of the plugin as a table: the host reads it instead of branching. */
export interface EditionTable {
	/** Version of WordPress that this generation was recorded on. */
	wordpress: string;
	modules: readonly ModuleDefinition[];
	settings: readonly SettingDefinition[];
	/** Words about modules that the common texts don't know. */
	texts: Readonly<Record<string, ModuleText>>;
	sharingServices: Readonly<Record<string, SharingService>>;
	/** Members of the settings that nobody can change. */
	constants: Readonly<Record<string, unknown>>;
	/** Members that answers have instead of 12.0's, or besides. */
	shapes: Shapes;
	/** Admin pages that it has for parts of itself, by slug. */
	pages: readonly string[];
	/** Calls that this generation has and others lack. */
	calls: readonly string[];
	/** Registering requires the nonce that the page printed. */
	checksRegistration: boolean;
	/** The answer to an update names the switches that it moved. */
	answersSwitches: boolean;
	/** Settings that only administrators read; null if everybody reads everything. */
	secrets: RegExp | null;
}

/** A generation with its lists by name. */
export interface Edition extends EditionTable {
	slugs: readonly string[];
	/** The module of that slug, if the site offers it. */
	module(slug: string): ModuleDefinition | undefined;
	/** The option of that key, if there is one; its module may have been taken away. */
	setting(key: string): SettingDefinition | undefined;
	/** The options of one module, or those of no module, in the order of the list. */
	settingsOf(module: string | null): readonly SettingDefinition[];
}

/** Makes the lists of a table searchable, and leaves out modules that a filter on the server takes away. */
export function createEdition(table: EditionTable, removedModules: readonly string[]): Edition {
	const modules = table.modules.filter(({ slug }) => !removedModules.includes(slug));
	const bySlug = new Map(modules.map((definition) => [definition.slug, definition]));
	const byKey = new Map(table.settings.map((definition) => [definition.key, definition]));
	const byModule = new Map<string | null, SettingDefinition[]>();
	for (const definition of table.settings) {
		byModule.set(definition.module, [...(byModule.get(definition.module) ?? []), definition]);
	}
	return {
		...table,
		modules,
		slugs: [...bySlug.keys()].sort(),
		module: (slug) => bySlug.get(slug),
		setting: (key) => byKey.get(key),
		settingsOf: (module) => byModule.get(module) ?? [],
	};
}
