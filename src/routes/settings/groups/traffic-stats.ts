import { __, sprintf } from '@wordpress/i18n';
import { PRODUCT_NAME } from '../../../lib/product';
import { selectIsModuleActive } from '../../../state/modules/selectors';
import { selectSite } from '../../../state/page/selectors';
import { selectSettingFlag } from '../../../state/settings/selectors';
import type { RootState } from '../../../state/store';
import { ActivateStats } from '../traffic/activate-stats';
import { CountedRoles, ViewingRoles } from '../traffic/stats-roles';
import type { SettingsGroup } from './group';

const isOn = (state: RootState) => selectIsModuleActive(state, 'stats');

/** Statistics (TRAF-044 to TRAF-051, TRAF-083). */
export const STATS: SettingsGroup = {
	id: 'stats',
	/* translators: %s: product name */
	title: () => sprintf(__('%s Stats', 'site-dashboard'), PRODUCT_NAME),
	description: () => __('Who counts as a visitor, and who sees how many there were.', 'site-dashboard'),
	words: () => __('statistics, visitors, views, page views, reports, roles', 'site-dashboard'),
	module: 'stats',
	needs: ['online'],
	fold: { feature: 'stats', startsOpen: () => true },
	support: 'jetpack-support-wordpress-com-stats',
	items: [
		{
			kind: 'view',
			id: 'activate-stats',
			View: ActivateStats,
			/* translators: %s: product name */
			label: () => sprintf(__('Activate %s Stats', 'site-dashboard'), PRODUCT_NAME),
			isShown: (state) => !isOn(state),
		},
		{
			kind: 'toggle',
			module: 'stats',
			option: 'admin_bar',
			label: () => __('Show a chart of 48 hours in the admin bar', 'site-dashboard'),
			isShown: isOn,
		},
		{
			kind: 'view',
			id: 'count_roles',
			View: CountedRoles,
			label: () => __('Count the page views of logged-in', 'site-dashboard'),
			isShown: isOn,
		},
		{
			kind: 'view',
			id: 'roles',
			View: ViewingRoles,
			label: () => __('Let these see the statistics', 'site-dashboard'),
			isShown: isOn,
		},
		{
			kind: 'toggle',
			module: 'stats',
			option: 'enable_odyssey_stats',
			label: () => __('Use the new statistics', 'site-dashboard'),
			words: () => __('experience, Odyssey', 'site-dashboard'),
			isShown: (state) => isOn(state) && !selectSite(state).isWoASite,
		},
		{
			kind: 'link',
			id: 'stats-survey',
			label: () => __('Tell us what you miss in the new statistics', 'site-dashboard'),
			redirect: 'jetpack-stats-2023-opt-out-survey',
			click: { target: 'stats-survey' },
			isShown: (state) => isOn(state) && !selectSettingFlag(state, 'enable_odyssey_stats'),
		},
	],
};
