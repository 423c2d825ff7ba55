import type { SettingsFile } from '../../../lib/settings-file';
import type { SettingsItem, SettingsTab } from '../groups/group';
import { removedSetting } from '../removed-settings';
import { itemNames } from '../groups/group';
import { foreignName } from './texts';

const labelOf = (item: SettingsItem) => ('label' in item && item.label?.()) || '';

/** The name of a setting that this site lacks; if nothing here knows it, the file's own site's. */
export function missingName(name: string, tabs: readonly SettingsTab[], file: SettingsFile): string {
	const items = tabs.flatMap(({ groups }) => groups.flatMap((group) => group.items));
	const item = items.find((each) => itemNames(each).includes(name) && labelOf(each) !== '');
	const label = removedSetting(name)?.label() || (item && labelOf(item));
	return label || foreignName(file.names.get(name) ?? name);
}
