import { __ } from '@wordpress/i18n';
import { selectHasModule, selectIsModuleActive } from '../../state/modules/selectors';
import { selectSettingFlag } from '../../state/settings/selectors';
import type { RootState } from '../../state/store';
import { selectCan, selectCanManageModules, selectIsSubscriber } from '../../state/user/selectors';
import { PATHS } from '../paths';

/** A tab of the settings. */
export interface SettingsItem {
	id: 'security' | 'performance' | 'writing' | 'sharing' | 'discussion' | 'traffic';
	path: string;
	label: () => string;
	/** Managers see it if one of these is in the module list, on or off. */
	modules: readonly string[];
}

/** SHELL-055 to SHELL-060, in the order of the page. */
const ITEMS: readonly SettingsItem[] = [
	{
		id: 'security',
		path: PATHS.security,
		label: () => __('Security', 'site-dashboard'),
		modules: ['protect', 'sso', 'vaultpress'],
	},
	{
		id: 'performance',
		path: PATHS.performance,
		label: () => __('Performance', 'site-dashboard'),
		modules: ['carousel', 'lazy-images', 'photon', 'photon-cdn', 'search', 'videopress'],
	},
	{
		id: 'writing',
		path: PATHS.writing,
		label: () => __('Writing', 'site-dashboard'),
		modules: [
			'masterbar',
			'markdown',
			'custom-content-types',
			'post-by-email',
			'infinite-scroll',
			'copy-post',
		],
	},
	{
		id: 'sharing',
		path: PATHS.sharing,
		label: () => __('Sharing', 'site-dashboard'),
		modules: ['publicize', 'sharedaddy', 'likes'],
	},
	{
		id: 'discussion',
		path: PATHS.discussion,
		label: () => __('Discussion', 'site-dashboard'),
		modules: ['comments', 'gravatar-hovercards', 'markdown', 'subscriptions'],
	},
	{
		id: 'traffic',
		path: PATHS.traffic,
		label: () => __('Traffic', 'site-dashboard'),
		modules: [
			'seo-tools',
			'wordads',
			'stats',
			'related-posts',
			'verification-tools',
			'sitemaps',
			'google-analytics',
		],
	},
];

/** What switches a tab on for a user who manages no modules (SHELL-061, SHELL-062). */
const REDUCED: Partial<Record<SettingsItem['id'], string>> = {
	writing: 'post-by-email',
	sharing: 'publicize',
};

/** The tabs that the user gets; subscribers get none (SHELL-063). */
export const selectSettingsItems = (state: RootState): SettingsItem[] =>
	ITEMS.filter((item) =>
		selectCanManageModules(state) ? selectHasPage(state, item) : selectHasReduced(state, item),
	);

const selectHasPage = (state: RootState, { id, modules }: SettingsItem) =>
	modules.some((slug) => selectHasModule(state, slug)) ||
	(id === 'security' && selectSettingFlag(state, 'akismet'));

function selectHasReduced(state: RootState, { id }: SettingsItem): boolean {
	const slug = REDUCED[id];
	return (
		slug !== undefined &&
		!selectIsSubscriber(state) &&
		selectCan(state, 'publish_posts') &&
		selectIsModuleActive(state, slug)
	);
}

/** The tab that `/settings` opens stands for it too (SHELL-102, SHELL-103). */
export const isCurrentTab = (id: SettingsItem['id'], path: string, isManager: boolean): boolean =>
	path === `/${id}` || (path === PATHS.settings && id === (isManager ? 'security' : 'sharing'));
