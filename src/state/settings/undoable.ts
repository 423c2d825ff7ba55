import type { Settings } from '../../rest-api/contract/settings';
import { isSameSetting } from './same';

/** Never read back as they were written: keys, an address that nobody else is to know, and commands. */
export const ONE_WAY: readonly string[] = [
	'wordpress_api_key',
	'post_by_email_address',
	'jetpack_protect_key',
	'search_auto_config',
	'has_jetpack_search_product',
];

/** A saved change, all that this page knew to be stored before it, and all that is stored after. */
export interface SettingsChange {
	names: string[];
	before: Settings;
	saved: Settings;
	/** The page is about to be loaded anew for it. */
	isReloading?: boolean;
}

/** What of a change can be taken back, and nothing else. */
export type Undo = Pick<SettingsChange, 'before' | 'saved'>;

/** The names whose value is another now, both ways; null when there is nothing to take back. */
export function undoOf({ names, before, saved }: SettingsChange): Undo | null {
	const changed = names.filter(
		(name) => name in before && !ONE_WAY.includes(name) && !isSameSetting(before[name], saved[name]),
	);
	const those = (values: Settings) => Object.fromEntries(changed.map((name) => [name, values[name]]));
	return changed.length > 0 ? { before: those(before), saved: those(saved) } : null;
}
