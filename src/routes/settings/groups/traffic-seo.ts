import { __ } from '@wordpress/i18n';
import {
	seoConflictText,
	selectHasSeoDetails,
	selectIsPluginListHidden,
	selectIsPluginListMissing,
} from '../../../state/seo/conflict';
import { loadPlugins } from '../../../state/plugins/slice';
import { loadSite } from '../../../state/site/slice';
import type { AppDispatch } from '../../../state/store';
import { PluginsUnread } from '../traffic/plugins-unread';
import { SeoDescription } from '../traffic/seo-description';
import { SeoTitles } from '../traffic/seo-titles';
import type { SettingsGroup } from './group';

function load(dispatch: AppDispatch) {
	const calls = [dispatch(loadPlugins()), dispatch(loadSite())];
	return { abort: () => calls.forEach((call) => call.abort()) };
}

/** Search engine optimization (TRAF-016 to TRAF-034, TRAF-074 to TRAF-077). */
export const SEO: SettingsGroup = {
	id: 'seo',
	title: () => __('Search engine optimization', 'site-dashboard'),
	description: () => __('Decide how your site looks in searches and where it is shared.', 'site-dashboard'),
	words: () => __('SEO, Google, Facebook, Twitter, preview, meta, title, description', 'site-dashboard'),
	module: 'seo-tools',
	needs: ['online'],
	load: { run: load },
	hasSave: selectHasSeoDetails,
	support: 'jetpack-support-seo-tools',
	items: [
		{
			kind: 'module',
			module: 'seo-tools',
			label: () => __('Customize your SEO settings', 'site-dashboard'),
			blockedBy: seoConflictText,
		},
		{ kind: 'view', id: 'plugins-unread', View: PluginsUnread, isShown: selectIsPluginListMissing },
		{
			kind: 'note',
			id: 'plugins-hidden',
			text: () =>
				__(
					"Another plugin may manage these settings: your account can't see which plugins are active.",
					'site-dashboard',
				),
			isShown: selectIsPluginListHidden,
		},
		{
			kind: 'view',
			id: 'advanced_seo_front_page_description',
			View: SeoDescription,
			options: ['advanced_seo_front_page_description'],
			label: () => __('Front page description', 'site-dashboard'),
			isShown: selectHasSeoDetails,
		},
		{
			kind: 'view',
			id: 'advanced_seo_title_formats',
			View: SeoTitles,
			options: ['advanced_seo_title_formats'],
			label: () => __('Page titles', 'site-dashboard'),
			isShown: selectHasSeoDetails,
		},
	],
};
