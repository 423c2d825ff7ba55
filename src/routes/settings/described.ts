import type { ModuleMap } from '../../rest-api/modules';
import type { FieldItem, SettingsGroup, SettingsItem, SwitchItem } from './groups/group';

export const isField = (item: SettingsItem): item is FieldItem =>
	item.kind === 'text' || item.kind === 'select' || item.kind === 'radio';

export const isSwitch = (item: SettingsItem): item is SwitchItem =>
	item.kind === 'module' || item.kind === 'toggle';

/** The name of an item: the URL of its control, and its key in lists. */
export function itemId(item: SettingsItem): string {
	if ('option' in item) {
		return item.option;
	}
	return 'id' in item ? item.id : item.module;
}

/** Every module of a card: its own first. */
export const groupModules = ({ module, modules = [] }: SettingsGroup): readonly string[] =>
	module ? [module, ...modules] : modules;

/** An item's module, its options, or the id of a part like no other. */
export const itemNames = (item: SettingsItem): readonly string[] => item.options ?? [itemId(item)];

/** The options of one item that wait for Save; switches have none. */
export const itemOptions = (item: SettingsItem): readonly string[] =>
	item.kind === 'view' ? (item.options ?? []) : isField(item) ? itemNames(item) : [];

/** The options of the card that wait for Save. */
export const formOptions = (group: SettingsGroup): string[] =>
	group.items.flatMap((item) => [...itemOptions(item)]);

/** Options that people don't choose here. */
const NOT_OFFERED: ReadonlySet<string> = new Set([
	// Kept by the plugin for itself.
	'blog_id',
	'collapse_nudges',
	'jetpack_protect_key',
	'version',
	// Read only, or decided by the provider.
	'categories',
	'newsletter_has_active_plan',
	'wordads_approved',
	// Dismissed cards, and answers from when the site was set up.
	'dismiss_dash_agencies_learn_more',
	'dismiss_dash_backup_getting_started',
	'dismiss_empty_stats_card',
	'onboarding',
	// Commands.
	'custom',
	'has_jetpack_search_product',
	'search_auto_config',
	'sharing_delete_service',
	// Set elsewhere: in WordPress's own settings, on the host's sharing page, or at the provider.
	'lang_id',
	'social_notifications_subscribe',
	'sharing_services',
	'wpl_default',
	'google_analytics_tracking_id',
	'monitor_receive_notifications',
	// Set by the switch of their feature.
	'gravatar_disable_hovercards',
	'tiled_galleries',
	// Read by nothing any more.
	'do_not_track',
	'infinite_scroll_google_analytics',
]);

/** The modules and options that some card describes, shown on this site or not. */
export const describedNames = (groups: readonly SettingsGroup[]): ReadonlySet<string> =>
	new Set(groups.flatMap((group) => [...groupModules(group), ...group.items.flatMap(itemNames)]));

/** The cards' labels of their settings, by name. */
export const settingLabels = (groups: readonly SettingsGroup[]): ReadonlyMap<string, string> =>
	new Map(
		groups.flatMap(({ items }) =>
			items.flatMap((item) => {
				const label = item.label?.();
				return label ? itemNames(item).map((name) => [name, label] as const) : [];
			}),
		),
	);

export const isOffered = (name: string): boolean => !NOT_OFFERED.has(name);

/** An option that people may set, and that no card describes. */
export const isUndescribed = (name: string, modules: ModuleMap, described: ReadonlySet<string>): boolean =>
	!described.has(name) && isOffered(name) && !Object.hasOwn(modules, name);
