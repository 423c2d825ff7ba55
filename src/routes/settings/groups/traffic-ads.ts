import { __ } from '@wordpress/i18n';
import { selectIsModuleActive } from '../../../state/modules/selectors';
import { selectPage, selectSite } from '../../../state/page/selectors';
import { selectSettingFlag } from '../../../state/settings/selectors';
import { selectHasFeature } from '../../../state/site/selectors';
import { loadSiteFeatures, selectSiteFeatures } from '../../../state/site/slice';
import type { RootState } from '../../../state/store';
import { AdsBanner } from '../traffic/banners';
import { completeAddress } from './complete-address';
import type { SettingsGroup, ToggleItem } from './group';

const isOn = (state: RootState) => selectIsModuleActive(state, 'wordads');
/** `ads.txt` belongs to the root of a domain: a site below one has none (TRAF-072). */
const hasAdsTxt = (state: RootState) => !selectPage(state).rawUrl.includes('::');

const isOptOutOpen = (state: RootState) => selectSettingFlag(state, 'wordads_ccpa_enabled');
const isAdsTxtOpen = (state: RootState) =>
	hasAdsTxt(state) && selectSettingFlag(state, 'wordads_custom_adstxt_enabled');

/** An option of the ads: ads are not switched on by a place for them. */
const place = (option: string, label: () => string): ToggleItem => ({
	kind: 'toggle',
	module: 'wordads',
	option,
	needsModule: true,
	label,
});

/** Ads (TRAF-005 to TRAF-012, TRAF-072). */
export const ADS: SettingsGroup = {
	id: 'ads',
	title: () => __('Ads', 'site-dashboard'),
	description: () =>
		__('Earn money: ads are shown on your site in the places that you choose.', 'site-dashboard'),
	words: () => __('advertisements, income, earnings, WordAds, monetize', 'site-dashboard'),
	module: 'wordads',
	needs: ['online'],
	load: { run: (dispatch) => dispatch(loadSiteFeatures()) },
	gate: {
		hasFeature: (state) => selectHasFeature(state, 'wordads'),
		isUnknown: (state) => selectSiteFeatures(state).status !== 'ready',
		Banner: AdsBanner,
	},
	hasSave: (state) => isOptOutOpen(state) || isAdsTxtOpen(state),
	support: 'jetpack-support-ads',
	items: [
		{ kind: 'module', module: 'wordads', label: () => __('Show ads on this site', 'site-dashboard') },
		{
			kind: 'link',
			id: 'ads-terms',
			label: () => __('Terms of the ads', 'site-dashboard'),
			redirect: 'wpcom-automattic-ads-tos',
			click: { target: 'ads-terms' },
		},
		{
			kind: 'heading',
			id: 'ads-locations',
			label: () => __('Show ads on these pages', 'site-dashboard'),
		},
		place('wordads_display_front_page', () => __('Front page', 'site-dashboard')),
		place('wordads_display_post', () => __('Posts', 'site-dashboard')),
		place('wordads_display_page', () => __('Pages', 'site-dashboard')),
		place('wordads_display_archive', () => __('Archives: lists of posts', 'site-dashboard')),
		{ kind: 'heading', id: 'ads-more', label: () => __('More places', 'site-dashboard') },
		place('enable_header_ad', () => __('On top of each page', 'site-dashboard')),
		place('wordads_second_belowpost', () => __('A second ad below each post', 'site-dashboard')),
		{
			kind: 'link',
			id: 'ads-widget',
			label: () => __('Place an ad as a widget', 'site-dashboard'),
			href: ({ page }) => `${page.adminUrl}customize.php?autofocus[panel]=widgets`,
			isShown: (state) => isOn(state) && selectPage(state).themeSupport.widgets,
			click: { target: 'place_ad_widget' },
		},
		{ kind: 'heading', id: 'ads-privacy', label: () => __('Privacy and consent', 'site-dashboard') },
		{
			...place('wordads_ccpa_enabled', () =>
				__('Let visitors opt out of the sale of their data', 'site-dashboard'),
			),
			help: () =>
				__(
					'Laws such as that of California ask for this. A link to it is added to your pages.',
					'site-dashboard',
				),
			words: () => __('CCPA, do not sell, opt-out', 'site-dashboard'),
		},
		{
			kind: 'note',
			id: 'ads-do-not-sell',
			text: () =>
				__(
					'The “Do not sell or share my personal information” link can be placed as a block too. Logged-in administrators always see it, wherever they are.',
					'site-dashboard',
				),
			isShown: isOptOutOpen,
		},
		{
			kind: 'link',
			id: 'ads-privacy-help',
			label: () => __('More about the opt-out', 'site-dashboard'),
			redirect: 'wpcom-support-us-privacy',
			click: { target: 'learn-more', feature: 'ads-privacy' },
			isShown: (state) => selectSite(state).isAtomicSite,
		},
		{
			kind: 'text',
			type: 'url',
			module: 'wordads',
			option: 'wordads_ccpa_privacy_policy_url',
			label: () => __('Address of your privacy policy (optional)', 'site-dashboard'),
			placeholder: () => 'https://',
			complete: completeAddress,
			hint: (text) =>
				text === '' || /^https?:\/\//i.test(text)
					? ''
					: __('Write the whole address, beginning with https://.', 'site-dashboard'),
			isShown: isOptOutOpen,
		},
		{
			kind: 'heading',
			id: 'ads-txt',
			label: () => __('File ads.txt', 'site-dashboard'),
			isShown: hasAdsTxt,
		},
		{
			...place('wordads_custom_adstxt_enabled', () => __('Add lines of my own to ads.txt', 'site-dashboard')),
			help: () =>
				__('The file says who may sell ads for your site. It is kept up to date for you.', 'site-dashboard'),
			isShown: hasAdsTxt,
		},
		{
			kind: 'lines',
			module: 'wordads',
			option: 'wordads_custom_adstxt',
			label: () => __('Your lines', 'site-dashboard'),
			words: () => 'ads.txt',
			rows: 8,
			isCode: true,
			isShown: isAdsTxtOpen,
		},
		{
			kind: 'link',
			id: 'ads-txt-help',
			label: () => __('How ads.txt raises your earnings', 'site-dashboard'),
			redirect: 'jetpack-how-jetpack-ads-members-can-increase-their-earnings-with-ads-txt',
			click: { target: 'learn-more', feature: 'ads-txt' },
			isShown: hasAdsTxt,
		},
		{
			kind: 'link',
			id: 'ads-earnings',
			label: () => __('View your earnings', 'site-dashboard'),
			redirect: 'calypso-stats-ads-day',
			click: { target: 'view-earnings' },
			isShown: isOn,
		},
	],
};
