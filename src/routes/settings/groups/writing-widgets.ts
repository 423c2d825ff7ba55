import { __ } from '@wordpress/i18n';
import type { SettingsGroup } from './group';

/** More widgets, and where they appear (WRITE-032, WRITE-033). */
export const WIDGETS: SettingsGroup = {
	id: 'widgets',
	title: () => __('Widgets', 'site-dashboard'),
	description: () => __('Small parts beside and below your posts.', 'site-dashboard'),
	words: () => __('sidebar, footer, subscribe, Twitter', 'site-dashboard'),
	modules: ['widgets', 'widget-visibility'],
	items: [
		{
			kind: 'module',
			module: 'widgets',
			label: () =>
				__('Make extra widgets available, such as subscription forms and Twitter streams', 'site-dashboard'),
			support: 'jetpack-support-extra-sidebar-widgets',
		},
		{
			kind: 'module',
			module: 'widget-visibility',
			label: () => __('Choose the pages on which each widget appears', 'site-dashboard'),
			words: () => __('widget visibility', 'site-dashboard'),
			support: 'jetpack-support-widget-visibility',
		},
	],
};
