import { edition, type EditionName } from '../../host/catalog/editions';
import type { SettingsItem } from '../../src/routes/settings/groups/group';
import { selectIsStoredHere } from '../../src/state/settings/forms';
import type { RootState } from '../../src/state/root-state';

/** Whether a host of that generation has the setting that an item describes, and stores it in this form. */
export function isOnHost(item: SettingsItem, name: EditionName = 'jetpack-12'): boolean {
	const { slugs, settings, pages } = edition(name);
	const names = [...slugs, ...settings.map(({ key }) => key), 'akismet'];
	const values = Object.fromEntries(names.map((each) => [each, false]));
	const state = {
		settings: { values, pending: {} },
		modules: { bySlug: {} },
		page: { hostPages: pages, adminUrl: '' },
	} as unknown as RootState;
	const own = item.kind === 'module' ? item.module : 'option' in item ? item.option : null;
	return (own === null || selectIsStoredHere(state, own)) && (item.isHere?.(state) ?? true);
}
