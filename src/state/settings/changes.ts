import type { Settings } from '../../rest-api/settings';
import type { SettingsChange, Undo } from '../notices/slice';
import type { RootState } from '../root-state';

/** Never read back as they were written: keys, an address that nobody else is to know, and commands. */
export const ONE_WAY: readonly string[] = [
	'wordpress_api_key',
	'post_by_email_address',
	'jetpack_protect_key',
	'search_auto_config',
	'has_jetpack_search_product',
];

/** The names whose values differ, both ways; null if there's nothing to undo. */
export function undoOf({ names, before, saved }: SettingsChange): Undo | null {
	const changed = names.filter(
		(name) => name in before && !ONE_WAY.includes(name) && !isSameSetting(before[name], saved[name]),
	);
	const those = (values: Settings) => Object.fromEntries(changed.map((name) => [name, values[name]]));
	return changed.length > 0 ? { before: those(before), saved: those(saved) } : null;
}

/** They change the host's own page, so it reloads (SET-035). */
const PAGE_CHANGING = ['masterbar', 'wpcom-reader', 'jetpack_testimonial', 'jetpack_portfolio'];

export const changesPage = (name: string) => PAGE_CHANGING.includes(name);

/** Of every notice about a change of settings: the latest takes the place of the one before. */
export const NOTICE_ID = 'module-setting-update';

/** A module's switch, with what goes along: results while typing don't come back unasked (PERF-010). */
export const moduleValues = (slug: string, isOn: boolean): Settings => ({
	[slug]: isOn,
	...(slug === 'search' && !isOn && { instant_search_enabled: false }),
});

/** The key of unsaved edits in this tab of the browser, for this site and user. */
export const persistedDraftsKey = ({ page, user }: RootState) =>
	`site-dashboard-drafts ${page.rawUrl} ${user.id ?? ''}`;

/** In this tab of the browser, for this site and user. */
export const persistedUndoKey = ({ page, user }: RootState) =>
	`site-dashboard-undo ${page.rawUrl} ${user.id ?? ''}`;

/** Compares lists and maps by what's in them. */
export const isSameSetting = (one: unknown, other: unknown): boolean =>
	one === other ||
	(typeof one === 'object' && typeof other === 'object' && JSON.stringify(one) === JSON.stringify(other));
