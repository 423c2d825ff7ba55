import { __ } from '@wordpress/i18n';
import { COMPOSING } from './writing-composing';
import { CONTENT_TYPES } from './writing-content-types';
import type { SettingsTab } from './group';
import { MEDIA } from './writing-media';
import { POST_BY_EMAIL } from './writing-post-by-email';
import { THEME } from './writing-theme';
import { TOOLBAR } from './writing-toolbar';
import { WIDGETS } from './writing-widgets';

/** The Writing tab (WRITE-002, WRITE-005). */
export const TAB: SettingsTab = {
	id: 'writing',
	title: () => __('Writing', 'site-dashboard'),
	heading: () =>
		__('Compose content the way you want to and streamline your publishing experience.', 'site-dashboard'),
	emptyText: () =>
		__(
			'Writing tools available to you will be shown here when an administrator enables them.',
			'site-dashboard',
		),
	modules: [
		'carousel',
		'copy-post',
		'custom-css',
		'latex',
		'masterbar',
		'markdown',
		'shortcodes',
		'custom-content-types',
		'post-by-email',
		'infinite-scroll',
		'widgets',
		'widget-visibility',
		'blocks',
	],
	groups: [MEDIA, COMPOSING, CONTENT_TYPES, THEME, WIDGETS, POST_BY_EMAIL, TOOLBAR],
};
