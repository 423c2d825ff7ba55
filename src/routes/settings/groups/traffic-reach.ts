import { __, sprintf } from '@wordpress/i18n';
import { PROVIDER_NAME } from '../../../lib/product';
import { selectIsSiteConnected } from '../../../state/connection/selectors';
import { selectIsModuleActive } from '../../../state/modules/selectors';
import { selectAdminUrl, selectDashboardUrl, selectPage } from '../../../state/page/selectors';
import { selectHasFeature } from '../../../state/site/selectors';
import { loadSiteFeatures, selectSiteFeatures } from '../../../state/site/slice';
import type { RootState } from '../../../state/store';
import { AnalyticsBanner } from '../traffic/banners';
import { RelatedPreview } from '../traffic/related-preview';
import { SitemapLinks } from '../traffic/sitemap-links';
import type { SettingsGroup } from './group';

/** The Customizer at the related posts, on the newest post; closing it leads back here (TRAF-073). */
function relatedPostsUrl(state: RootState): string {
	const back = selectDashboardUrl(state, '#/traffic');
	const query = [
		'autofocus[section]=jetpack_relatedposts',
		`return=${encodeURIComponent(back)}`,
		`url=${encodeURIComponent(selectPage(state).lastPostUrl)}`,
	];
	return selectAdminUrl(state, `customize.php?${query.join('&')}`);
}

/** Related posts (TRAF-013 to TRAF-015). */
export const RELATED_POSTS: SettingsGroup = {
	id: 'related-posts',
	title: () => __('Related posts', 'site-dashboard'),
	description: () => __('Below each post your visitors find others on the same matter.', 'site-dashboard'),
	words: () => __('recommended, similar, more posts', 'site-dashboard'),
	module: 'related-posts',
	needs: ['online'],
	support: 'jetpack-support-related-posts',
	items: [
		{
			kind: 'module',
			module: 'related-posts',
			label: () => __('Show related posts below posts', 'site-dashboard'),
		},
		{
			kind: 'toggle',
			module: 'related-posts',
			option: 'show_headline',
			label: () => __('Show a heading above them', 'site-dashboard'),
		},
		{
			kind: 'toggle',
			module: 'related-posts',
			option: 'show_thumbnails',
			label: () => __('Show a picture with each, where there is one', 'site-dashboard'),
			words: () => __('thumbnails, images', 'site-dashboard'),
		},
		{
			kind: 'view',
			id: 'related-preview',
			View: RelatedPreview,
			isShown: (state) => selectIsModuleActive(state, 'related-posts'),
		},
		{
			kind: 'link',
			id: 'configure-related-posts',
			label: () => __('Configure related posts in the Customizer', 'site-dashboard'),
			href: relatedPostsUrl,
			isShown: (state) => selectIsModuleActive(state, 'related-posts'),
			click: { target: 'configure-related-posts' },
		},
	],
};

/** Google Analytics: set up at the provider, without a switch here (TRAF-052). */
export const GOOGLE_ANALYTICS: SettingsGroup = {
	id: 'google-analytics',
	title: () => __('Google Analytics', 'site-dashboard'),
	description: () =>
		__(
			'Counts your visitors in your own account at Google, beside your site’s statistics.',
			'site-dashboard',
		),
	words: () => __('tracking, GA, measurement', 'site-dashboard'),
	module: 'google-analytics',
	needs: ['online'],
	load: { run: (dispatch) => dispatch(loadSiteFeatures()) },
	gate: {
		hasFeature: (state) => selectHasFeature(state, 'google-analytics'),
		isUnknown: (state) => selectSiteFeatures(state).status !== 'ready',
		Banner: AnalyticsBanner,
	},
	support: 'jetpack-support-google-analytics',
	items: [
		{
			kind: 'link',
			id: 'configure-ga',
			label: () => __('Configure Google Analytics', 'site-dashboard'),
			redirect: 'calypso-marketing-traffic',
			anchor: 'analytics',
			click: { target: 'configure-ga' },
		},
	],
};

/** Shortlinks (TRAF-052). */
export const SHORTLINKS: SettingsGroup = {
	id: 'shortlinks',
	title: () => __('Shortlinks', 'site-dashboard'),
	description: () => __('A short address for each post and page, easy to hand on.', 'site-dashboard'),
	words: () => __('wp.me, URL shortener', 'site-dashboard'),
	module: 'shortlinks',
	needs: ['online'],
	support: 'jetpack-support-shortlinks',
	items: [
		{
			kind: 'module',
			module: 'shortlinks',
			label: () => __('Make short addresses for posts and pages', 'site-dashboard'),
			blockedBy: (state) =>
				selectIsSiteConnected(state)
					? ''
					: /* translators: %s: provider name */
						sprintf(
							__('An administrator has to connect this site to %s first.', 'site-dashboard'),
							PROVIDER_NAME,
						),
		},
	],
};

/** Sitemaps (TRAF-053, TRAF-054, TRAF-084). */
export const SITEMAPS: SettingsGroup = {
	id: 'sitemaps',
	title: () => __('Sitemaps', 'site-dashboard'),
	description: () => __('Lists of your pages by which search engines find all of them.', 'site-dashboard'),
	words: () => __('XML, index, search engines, news', 'site-dashboard'),
	module: 'sitemaps',
	support: 'jetpack-support-sitemaps',
	items: [
		{ kind: 'module', module: 'sitemaps', label: () => __('Generate XML sitemaps', 'site-dashboard') },
		{
			kind: 'view',
			id: 'sitemap-links',
			View: SitemapLinks,
			label: () => __('Address of the sitemap, address of the news sitemap', 'site-dashboard'),
		},
	],
};
