import { __ } from '@wordpress/i18n';
import { visibleText } from '../../../lib/identifiers';
import { selectIsModuleActive } from '../../../state/modules/slice';
import { selectPage, selectSite } from '../../../state/page/slice';
import { loadSiteFeatures, selectHasFeature } from '../../../state/site/slice';
import type { RootState } from '../../../state/root-state';
import { selectSettingFlag } from '../../../state/settings/slice';
import { upgradeTo } from '../upgrade-to';
import type { SettingsGroup, ToggleItem } from './group';

const isOn = (state: RootState) => selectIsModuleActive(state, 'wordads');
/** `ads.txt` belongs to the root of a domain: a site below one has none (TRAF-072). */
const hasAdsTxt = (state: RootState) => !selectPage(state).rawUrl.includes('::');

const isOptOutOpen = (state: RootState) => selectSettingFlag(state, 'wordads_ccpa_enabled');
const isAdsTxtOpen = (state: RootState) =>
	hasAdsTxt(state) && selectSettingFlag(state, 'wordads_custom_adstxt_enabled');

/** An option of the ads: choosing a place doesn't turn on ads. */
const adLocation = (option: string, label: () => string): ToggleItem => ({
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
	description: () => __('Earn money by showing ads on your site.', 'site-dashboard'),
	keywords: () => __('advertisements, income, earnings, WordAds, monetize, AdSense', 'site-dashboard'),
	module: 'wordads',
	load: { run: (dispatch) => dispatch(loadSiteFeatures()) },
	upsell: {
		hasFeature: (state) => selectHasFeature(state, 'wordads'),
		Banner: upgradeTo('wordads'),
	},
	support: 'jetpack-support-ads',
	items: [
		{ kind: 'module', module: 'wordads', label: () => __('Show ads on this site', 'site-dashboard') },
		{
			kind: 'link',
			id: 'ads-terms',
			label: () => __('Ad terms of service', 'site-dashboard'),
			redirect: 'wpcom-automattic-ads-tos',
			click: { target: 'ads-terms' },
		},
		{
			kind: 'heading',
			id: 'ads-locations',
			label: () => __('Where ads appear', 'site-dashboard'),
		},
		adLocation('wordads_display_front_page', () => __('Front page', 'site-dashboard')),
		adLocation('wordads_display_post', () => __('Posts', 'site-dashboard')),
		adLocation('wordads_display_page', () => __('Pages', 'site-dashboard')),
		adLocation('wordads_display_archive', () => __('Archives', 'site-dashboard')),
		{ kind: 'heading', id: 'ads-more', label: () => __('More ad placements', 'site-dashboard') },
		adLocation('enable_header_ad', () => __('Top of each page', 'site-dashboard')),
		adLocation('wordads_inline_enabled', () => __('Within posts', 'site-dashboard')),
		adLocation('wordads_second_belowpost', () => __('Second ad below each post', 'site-dashboard')),
		{
			kind: 'link',
			id: 'ads-widget',
			label: () => __('Add an ad widget', 'site-dashboard'),
			href: ({ page }) => `${page.adminUrl}customize.php?autofocus[panel]=widgets`,
			isShown: (state) => isOn(state) && selectPage(state).themeData.support.widgets,
			click: { target: 'place_ad_widget' },
		},
		{ kind: 'heading', id: 'ads-privacy', label: () => __('Privacy and consent', 'site-dashboard') },
		{
			...adLocation('wordads_cmp_enabled', () => __('Ask visitors for consent', 'site-dashboard')),
			help: () => __('Shows a banner where a law, such as Europe’s GDPR, requires it.', 'site-dashboard'),
			keywords: () => __('GDPR, cookie banner, consent management, CMP', 'site-dashboard'),
		},
		{
			...adLocation('wordads_ccpa_enabled', () => __('Let visitors opt out', 'site-dashboard')),
			help: () =>
				__(
					'Adds a “Do not sell or share my personal information” link, as laws such as California’s CCPA require.',
					'site-dashboard',
				),
			keywords: () => __('CCPA, do not sell, opt-out', 'site-dashboard'),
		},
		{
			kind: 'note',
			id: 'ads-do-not-sell',
			text: () =>
				__(
					'You can also add the “Do not sell or share my personal information” link as a block. Logged-in administrators always see it, wherever they are.',
					'site-dashboard',
				),
			isShown: isOptOutOpen,
		},
		{
			kind: 'link',
			id: 'ads-privacy-help',
			label: () => __('Learn more about the opt-out', 'site-dashboard'),
			redirect: 'wpcom-support-us-privacy',
			click: { target: 'learn-more', feature: 'ads-privacy' },
			isShown: (state) => selectSite(state).isAtomicSite,
		},
		{
			kind: 'text',
			type: 'url',
			module: 'wordads',
			option: 'wordads_ccpa_privacy_policy_url',
			label: () => __('Privacy policy URL (optional)', 'site-dashboard'),
			placeholder: () => 'https://',
			complete: completeUrl,
			hint: (text) =>
				text === '' || /^https?:\/\//i.test(text)
					? ''
					: __('Enter the full URL, starting with https://.', 'site-dashboard'),
			isShown: isOptOutOpen,
		},
		{
			kind: 'heading',
			id: 'ads-txt',
			label: () => __('ads.txt file', 'site-dashboard'),
			isShown: hasAdsTxt,
		},
		{
			...adLocation('wordads_custom_adstxt_enabled', () =>
				__('Add custom ads.txt entries', 'site-dashboard'),
			),
			help: () =>
				__(
					'The ads.txt file lists who can sell ads on your site. It’s updated automatically.',
					'site-dashboard',
				),
			isShown: hasAdsTxt,
		},
		{
			kind: 'text',
			module: 'wordads',
			option: 'wordads_custom_adstxt',
			label: () => __('Custom ads.txt entries', 'site-dashboard'),
			keywords: () => 'ads.txt',
			rows: 8,
			type: 'code',
			isShown: isAdsTxtOpen,
		},
		{
			kind: 'link',
			id: 'ads-txt-help',
			label: () => __('Earn more with ads.txt', 'site-dashboard'),
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

/** A domain with dots, and what may follow it in a URL. */
const BARE_URL = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+([:/?#]\S*)?$/u;

/** A URL as people say it, made a whole one; anything else without what surrounds it. */
function completeUrl(typed: string): string {
	const text = visibleText(typed);
	return BARE_URL.test(text) ? `https://${text}` : text;
}
