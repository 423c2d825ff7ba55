import { type MovedSetting, movedSettings } from '../../../rest-api/stored-forms';
import { selectHost } from '../../../state/settings/forms';
import type { RootState } from '../../../state/root-state';
import { isOffered } from '../described';

/** Changes by the product's last update on this site; slugs and names, each once. */
export interface UpdateChanges {
	/** Its version before. */
	version: string;
	newFeatures: string[];
	/** Of features that were there before, or of none. */
	newSettings: string[];
	/** Gone, whether they were on or held something, and the features' names. */
	gone: Array<{ name: string; label: string; wasUsed: boolean }>;
	renamed: Array<{ slug: string; before: string }>;
	moved: MovedSetting[];
}

/** Compares what the site has with what it had before; null without an update lately. */
export function selectUpdateChanges(state: RootState): UpdateChanges | null {
	const before = state.page.updatedFrom;
	if (!before) {
		return null;
	}
	const modules = state.modules.bySlug;
	const { values } = state.settings;
	const hasModule = (slug: string) => Object.hasOwn(modules, slug);
	const hadModule = (slug: string) => Object.hasOwn(before.modules, slug);
	const isOption = (name: string) => isOffered(name) && !hasModule(name) && !hadModule(name);
	const moved = movedSettings(new Set(Object.keys(before.settings)), selectHost(state));
	const movedNames = new Set(moved.flatMap(({ from, to }) => [...from, ...to]));
	const goneModules = Object.entries(before.modules).filter(
		([slug]) => !hasModule(slug) && !movedNames.has(slug),
	);
	const goneOptions = Object.keys(before.settings).filter(
		(name) => isOption(name) && !Object.hasOwn(values, name) && !movedNames.has(name),
	);
	const wasUsed = (name: string) => before.settings[name] === true;
	return {
		version: before.version,
		// Hosts list names of other things with the modules; only modules have a setting.
		newFeatures: Object.keys(modules).filter(
			(slug) => Object.hasOwn(values, slug) && !hadModule(slug) && !movedNames.has(slug),
		),
		newSettings: Object.keys(values).filter(
			(name) => isOption(name) && !Object.hasOwn(before.settings, name) && !movedNames.has(name),
		),
		gone: [
			...goneModules.map(([slug, name]) => ({ name: slug, label: name || slug, wasUsed: wasUsed(slug) })),
			...goneOptions.map((name) => ({ name, label: '', wasUsed: wasUsed(name) })),
		],
		renamed: Object.entries(before.modules)
			.filter(([slug, name]) => name !== '' && hasModule(slug) && modules[slug]?.name !== name)
			.map(([slug, name]) => ({ slug, before: name })),
		moved,
	};
}

/** The features that are new, or have a setting that is; none without an update lately. */
export function selectNewFeatures(state: RootState): ReadonlySet<string> {
	const changes = selectUpdateChanges(state);
	const settings = new Set(changes?.newSettings);
	const withNew = Object.entries(state.modules.bySlug).filter(([, { options }]) =>
		Object.keys(options).some((name) => settings.has(name)),
	);
	return new Set([...(changes?.newFeatures ?? []), ...withNew.map(([slug]) => slug)]);
}
