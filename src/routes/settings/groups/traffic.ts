import { __ } from '@wordpress/i18n';
import { pluginsSlice } from '../../../state/plugins/slice';
import { siteFeaturesSlice, siteSlice } from '../../../state/site/slice';
import { verificationSlice } from '../../../state/verification/slice';
import type { SettingsTab } from './group';
import { ADS } from './traffic-ads';
import { GOOGLE_ANALYTICS, RELATED_POSTS, SHORTLINKS, SITEMAPS } from './traffic-reach';
import { SEO } from './traffic-seo';
import { STATS } from './traffic-stats';
import { VERIFICATION } from './traffic-verification';

/** The Traffic tab (TRAF-001 to TRAF-004). */
export const TAB: SettingsTab = {
	id: 'traffic',
	title: () => __('Traffic', 'site-dashboard'),
	heading: () =>
		__(
			"Maximize your site's visibility in search engines and view traffic patterns in real time.",
			'site-dashboard',
		),
	modules: [
		'seo-tools',
		'wordads',
		'stats',
		'related-posts',
		'verification-tools',
		'sitemaps',
		'google-analytics',
		'shortlinks',
	],
	groups: [ADS, RELATED_POSTS, SEO, STATS, GOOGLE_ANALYTICS, SHORTLINKS, SITEMAPS, VERIFICATION],
	slices: [pluginsSlice, siteFeaturesSlice, siteSlice, verificationSlice],
};
