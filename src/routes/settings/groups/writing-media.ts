import { __ } from '@wordpress/i18n';
import type { SettingsGroup } from './group';

/** Pictures in full-screen galleries (WRITE-007 to WRITE-011). */
export const MEDIA: SettingsGroup = {
	id: 'writing-media',
	title: () => __('Media', 'site-dashboard'),
	description: () =>
		__('Visitors look at your pictures one by one, as large as their screen.', 'site-dashboard'),
	words: () => __('pictures, photos, slideshow, lightbox', 'site-dashboard'),
	module: 'carousel',
	support: 'jetpack-support-carousel',
	items: [
		{
			kind: 'module',
			module: 'carousel',
			label: () => __('Display images in a full-screen carousel gallery', 'site-dashboard'),
		},
		{
			kind: 'toggle',
			module: 'carousel',
			option: 'carousel_display_exif',
			needsModule: true,
			label: () => __('Show photo Exif metadata in carousel (when available)', 'site-dashboard'),
		},
		{
			kind: 'toggle',
			module: 'carousel',
			option: 'carousel_display_comments',
			needsModule: true,
			label: () => __('Show comments area in carousel', 'site-dashboard'),
		},
		{
			kind: 'select',
			module: 'carousel',
			option: 'carousel_background_color',
			label: () => __('Color scheme', 'site-dashboard'),
		},
	],
};
