import { __, sprintf } from '@wordpress/i18n';
import { PROVIDER_NAME } from '../../../lib/product';
import type { SettingsGroup } from './group';
import { pageLink } from './host-page';

/** The provider's reader of sites: a link to it, and what it says of this site. */
export const READER: SettingsGroup = {
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
			label: () => __('Show a link to the Reader in the admin bar', 'site-dashboard'),
			help: () => __('Opens the sites you follow. Only logged-in users see the link.', 'site-dashboard'),
		},
		{
			kind: 'toggle',
			module: 'stats',
			option: 'wpcom_reader_views_enabled',
			needsModule: true,
			label: () => __('Show views of your posts in the Reader', 'site-dashboard'),
			help: () => __('Everyone who reads a post there can see how often it was viewed.', 'site-dashboard'),
		},
	],
};

/** Ads for the site's own posts. */
export const BLAZE: SettingsGroup = {
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
			label: () => __('Promote posts and pages with Blaze', 'site-dashboard'),
			help: () =>
				__(
					'Turning this off only hides Blaze. Campaigns continue, and cost money, until you stop them.',
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
