import type { ModuleMap } from '../../rest-api/contract/modules';
import { groupModules, itemNames, type SettingsGroup } from './groups/group';

/** Options that are no choice of a person; `docs/host-versions.md` has the reason of each. */
const NOT_OFFERED: ReadonlySet<string> = new Set([
	'blog_id',
	'categories',
	'collapse_nudges',
	'custom',
	'dismiss_dash_agencies_learn_more',
	'dismiss_dash_backup_getting_started',
	'dismiss_empty_stats_card',
	'do_not_track',
	'google_analytics_tracking_id',
	'gravatar_disable_hovercards',
	'has_jetpack_search_product',
	'infinite_scroll_google_analytics',
	'jetpack_protect_key',
	'lang_id',
	'monitor_receive_notifications',
	'newsletter_has_active_plan',
	'onboarding',
	'search_auto_config',
	'sharing_delete_service',
	'sharing_services',
	'social_notifications_subscribe',
	'tiled_galleries',
	'version',
	'wordads_approved',
	'wpl_default',
]);

/** The modules and options that some card describes, shown on this site or not. */
export const describedNames = (groups: readonly SettingsGroup[]): ReadonlySet<string> =>
	new Set(groups.flatMap((group) => [...groupModules(group), ...group.items.flatMap(itemNames)]));

/** What cards call their settings, by name. */
export const settingLabels = (groups: readonly SettingsGroup[]): ReadonlyMap<string, string> =>
	new Map(
		groups.flatMap(({ items }) =>
			items.flatMap((item) => {
				const label = 'label' in item ? item.label?.() : undefined;
				return label ? itemNames(item).map((name) => [name, label] as const) : [];
			}),
		),
	);

/** Whether an option is a choice of a person at all. */
export const isOffered = (name: string): boolean => !NOT_OFFERED.has(name);

/** Whether it's an option that people may set, and that no card describes. */
export const isUndescribed = (name: string, modules: ModuleMap, described: ReadonlySet<string>): boolean =>
	!described.has(name) && isOffered(name) && !Object.hasOwn(modules, name);
