import { __, sprintf } from '@wordpress/i18n';
import { PROVIDER_NAME } from '../../../lib/product';
import { selectHasModule } from '../../../state/modules/slice';
import { selectSite } from '../../../state/page/slice';
import { TAB_MODULES } from '../tab-modules';
import type { SettingsGroup, SettingsTab } from './group';
import { COMPOSING } from './writing-composing';
import { CONTENT_TYPES } from './writing-content-types';
import { POST_BY_EMAIL } from './writing-post-by-email';
import { FORMS, PODCAST } from './writing-publishing';
import { THEME } from './writing-theme';

/** More widgets, and where they appear (WRITE-032, WRITE-033). */
const WIDGETS: SettingsGroup = {
	id: 'widgets',
	title: () => __('Widgets', 'site-dashboard'),
	description: () => __('Extra widgets for your sidebar and footer.', 'site-dashboard'),
	keywords: () => __('sidebar, footer, subscribe, Twitter, cookie banner', 'site-dashboard'),
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
			label: () => __('Control which pages each widget appears on', 'site-dashboard'),
			keywords: () => __('widget visibility', 'site-dashboard'),
			support: 'jetpack-support-widget-visibility',
		},
	],
};

/** The provider's toolbar; sites that it hosts always have it (WRITE-047 to WRITE-051). */
const TOOLBAR: SettingsGroup = {
	id: 'toolbar',
	/* translators: %s: provider name */
	title: () => sprintf(__('%s toolbar', 'site-dashboard'), PROVIDER_NAME),
	description: () =>
		sprintf(
			/* translators: %s: provider name */
			__(
				'Replaces the admin bar with one that links to your %s sites, notifications and profile.',
				'site-dashboard',
			),
			PROVIDER_NAME,
		),
	keywords: () => __('admin bar, masterbar, navigation', 'site-dashboard'),
	module: 'masterbar',
	isHere: (state) => {
		const { isAtomicSite, isWoASite, isAtomicPlatform } = selectSite(state);
		return selectHasModule(state, 'masterbar') && !isAtomicSite && !isWoASite && !isAtomicPlatform;
	},
	requires: ['account'],
	connect: {
		needs: 'account',
		text: () =>
			/* translators: %s: provider name */
			sprintf(__('Connect to enable the %s toolbar.', 'site-dashboard'), PROVIDER_NAME),
	},
	support: 'jetpack-support-masterbar',
	items: [
		{
			kind: 'module',
			module: 'masterbar',
			label: () =>
				/* translators: %s: provider name */
				sprintf(__('Enable the %s toolbar', 'site-dashboard'), PROVIDER_NAME),
			help: () => __('Changing this reloads the page.', 'site-dashboard'),
		},
	],
};

/** Images in full-screen galleries (WRITE-007 to WRITE-011). */
const MEDIA: SettingsGroup = {
	id: 'writing-media',
	title: () => __('Media', 'site-dashboard'),
	description: () => __('Opens images in a full-screen slideshow.', 'site-dashboard'),
	keywords: () => __('pictures, photos, slideshow, lightbox', 'site-dashboard'),
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

/** The Writing tab (WRITE-002, WRITE-005). */
export const TAB: SettingsTab = {
	id: 'writing',
	title: () => __('Writing', 'site-dashboard'),
	slogan: () =>
		__('Compose content the way you want to and streamline your publishing experience.', 'site-dashboard'),
	emptyText: () =>
		__(
			'Writing tools available to you will be shown here when an administrator enables them.',
			'site-dashboard',
		),
	modules: TAB_MODULES.writing.hasContent,
	groups: [MEDIA, COMPOSING, FORMS, PODCAST, CONTENT_TYPES, THEME, WIDGETS, POST_BY_EMAIL, TOOLBAR],
};
