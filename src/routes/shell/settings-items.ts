import { paths } from '../../lib/paths';
import { selectHasModule, selectIsModuleActive } from '../../state/modules/slice';
import { selectSettingFlag } from '../../state/settings/slice';
import type { RootState } from '../../state/root-state';
import { selectCan, selectCanManageModules, selectIsSubscriber } from '../../state/user/slice';
import { hasNewsletter, TAB_MODULES } from '../settings/tab-modules';

/** SHELL-055 to SHELL-060, in the order of the page. */
const TABS = [
	'security',
	'performance',
	'writing',
	'sharing',
	'discussion',
	'newsletter',
	'traffic',
] as const;
/** Every manager gets them (SET-001). */
const MANAGER_TABS = ['features', 'tools', 'allSettings'] as const;

/** A tab of the settings: the name of its route. */
export type SettingsItem = (typeof TABS)[number] | (typeof MANAGER_TABS)[number];

/** Modules that give a tab to users who manage none (SHELL-061, SHELL-062). */
const REDUCED: Partial<Record<SettingsItem, string>> = {
	writing: 'post-by-email',
	sharing: 'publicize',
};

/** The tabs that the user gets; subscribers get none (SHELL-063). */
export const selectSettingsItems = (state: RootState): SettingsItem[] =>
	selectCanManageModules(state)
		? [...TABS.filter((id) => selectHasPage(state, id)), ...MANAGER_TABS]
		: TABS.filter((id) => selectHasReduced(state, id));

/** Managers see it if the host has one of its modules, on or off. */
const selectHasPage = (state: RootState, id: (typeof TABS)[number]) =>
	(TAB_MODULES[id].inNavigation.some((slug) => selectHasModule(state, slug)) &&
		(id !== 'newsletter' || hasNewsletter(state.settings.values))) ||
	(id === 'security' && selectSettingFlag(state, 'akismet'));

function selectHasReduced(state: RootState, id: SettingsItem): boolean {
	const slug = REDUCED[id];
	return (
		slug !== undefined &&
		!selectIsSubscriber(state) &&
		selectCan(state, 'publish_posts') &&
		selectIsModuleActive(state, slug)
	);
}

/** The tab that `/settings` opens counts for it too (SHELL-102, SHELL-103). */
export const isCurrentTab = (id: SettingsItem, path: string, isManager: boolean): boolean =>
	path === paths[id].path || (path === paths.settings.path && id === (isManager ? 'security' : 'sharing'));
