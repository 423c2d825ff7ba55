import { __, sprintf } from '@wordpress/i18n';
import { completeCode } from '../../../lib/verification';
import type { AppDispatch } from '../../../state/app-thunk';
import { selectCanAskGoogle } from '../verification/slice';
import { recordManualTag, startVerification } from '../verification/thunks';
import { GoogleVerification, tagField } from '../traffic/google-verification';
import { type SettingsTab, TAB_MODULES } from '../tab-modules';
import type { SettingsGroup } from './group';
import { ADS } from './traffic-ads';
import { GOOGLE_ANALYTICS } from './traffic-analytics';
import { CANONICAL, RELATED_POSTS, SHORTLINKS, SITEMAPS } from './traffic-reach';
import { SEO } from './traffic-seo';
import { STATS } from './traffic-stats';
import { PROVIDER_NAME } from '../../../lib/product';
import { pageLink } from './host-page';

function load(dispatch: AppDispatch) {
	const calls: { current: { abort: () => void } | null } = { current: null };
	void dispatch(startVerification(calls));
	return { abort: () => calls.current?.abort() };
}

/** Site verification (TRAF-055 to TRAF-071, TRAF-085 to TRAF-092). Names of services are theirs. */
const VERIFICATION: SettingsGroup = {
	id: 'verification',
	title: () => __('Site verification', 'site-dashboard'),
	description: () =>
		__('Verify that you own this site. Paste the meta tag or code from each service.', 'site-dashboard'),
	keywords: () => __('verify, ownership, webmaster tools, Search Console, meta tag', 'site-dashboard'),
	module: 'verification-tools',
	support: 'jetpack-support-site-verification-tools',
	load: { run: load, when: selectCanAskGoogle },
	onSave(dispatch) {
		dispatch(recordManualTag());
		return {};
	},
	items: [
		{
			kind: 'module',
			module: 'verification-tools',
			label: () => __('Add verification tags', 'site-dashboard'),
		},
		{
			kind: 'view',
			id: 'google',
			View: GoogleVerification,
			module: 'verification-tools',
			isNested: true,
			options: ['google'],
			complete: (typed) => completeCode('google', typed),
			label: () => __('Google', 'site-dashboard'),
		},
		tagField('bing', 'Bing'),
		tagField('pinterest', 'Pinterest'),
		tagField('yandex', 'Yandex'),
		tagField('facebook', 'Facebook'),
	],
};

/** The provider's reader of sites: a link to it, and what it says of this site. */
const READER: SettingsGroup = {
	id: 'reader',
	/* translators: %s: provider name */
	title: () => sprintf(__('%s Reader', 'site-dashboard'), PROVIDER_NAME),
	description: () => __('Follow sites in one place, and let people there follow yours.', 'site-dashboard'),
	keywords: () => __('reader, feed, follow, followers, subscriptions, admin bar, views', 'site-dashboard'),
	modules: ['wpcom-reader'],
	support: 'jetpack-support-reader',
	items: [
		{
			kind: 'module',
			module: 'wpcom-reader',
			label: () => __('Show the Reader link', 'site-dashboard'),
			help: () =>
				__(
					'Adds a link to the sites you follow to the admin bar. Only logged-in users see it.',
					'site-dashboard',
				),
		},
		{
			kind: 'toggle',
			module: 'stats',
			option: 'wpcom_reader_views_enabled',
			needsModule: true,
			label: () => __('Show views in the Reader', 'site-dashboard'),
			help: () => __('Shows readers how often each post was viewed.', 'site-dashboard'),
		},
	],
};

/** Ads for the site's own posts. */
const BLAZE: SettingsGroup = {
	id: 'blaze',
	// A brand: never translated.
	title: () => 'Blaze',
	description: () => __('Shows your posts as ads on other sites, within a budget you set.', 'site-dashboard'),
	keywords: () => __('advertise, promote, ads, campaigns, marketing, traffic', 'site-dashboard'),
	module: 'blaze',
	support: 'jetpack-support-blaze',
	items: [
		{
			kind: 'module',
			module: 'blaze',
			label: () => __('Promote posts with Blaze', 'site-dashboard'),
			help: () =>
				__(
					'Turning this off only hides Blaze. Campaigns keep running, and costing you money, until you stop them.',
					'site-dashboard',
				),
		},
		pageLink({
			id: 'manage-campaigns',
			module: 'blaze',
			slugs: ['advertising'],
			label: () => __('Manage your campaigns', 'site-dashboard'),
		}),
	],
};

/** The Traffic tab (TRAF-001 to TRAF-004). */
export const TAB: SettingsTab = {
	id: 'traffic',
	title: () => __('Traffic', 'site-dashboard'),
	slogan: () =>
		__(
			"Maximize your site's visibility in search engines and view traffic patterns in real time.",
			'site-dashboard',
		),
	modules: TAB_MODULES.traffic.hasContent,
	groups: [
		ADS,
		BLAZE,
		RELATED_POSTS,
		SEO,
		STATS,
		READER,
		GOOGLE_ANALYTICS,
		SHORTLINKS,
		SITEMAPS,
		CANONICAL,
		VERIFICATION,
	],
};
