import { __ } from '@wordpress/i18n';
import { completeCode } from '../../../lib/verification';
import type { AppDispatch } from '../../../state/app-thunk';
import { selectCanAskGoogle } from '../verification/slice';
import { recordManualTag, startVerification } from '../verification/thunks';
import { GoogleVerification } from '../traffic/google-verification';
import { TAB_MODULES } from '../tab-modules';
import type { SettingsGroup, SettingsTab } from './group';
import { tagField } from './tag-field';
import { ADS } from './traffic-ads';
import { GOOGLE_ANALYTICS } from './traffic-analytics';
import { BLAZE, READER } from './traffic-more';
import { CANONICAL, RELATED_POSTS, SHORTLINKS, SITEMAPS } from './traffic-reach';
import { SEO } from './traffic-seo';
import { STATS } from './traffic-stats';

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
	beforeSave: (dispatch) => dispatch(recordManualTag()),
	items: [
		{
			kind: 'module',
			module: 'verification-tools',
			label: () => __('Add verification tags to your site', 'site-dashboard'),
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

/** The Traffic tab (TRAF-001 to TRAF-004). */
export const TAB: SettingsTab = {
	id: 'traffic',
	title: () => __('Traffic', 'site-dashboard'),
	slogan: () =>
		__(
			"Maximize your site's visibility in search engines and view traffic patterns in real time.",
			'site-dashboard',
		),
	hasIndex: true,
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
