import { __ } from '@wordpress/i18n';
import type { SettingsTab } from './group';

/** The Traffic tab. */
export const TAB: SettingsTab = {
	id: 'traffic',
	title: () => __('Traffic', 'site-dashboard'),
	groups: [],
};
