import { __ } from '@wordpress/i18n';
import { lazyPart } from '../../../components/ui/lazy-part';
import { PrivacyChoice } from '../privacy/privacy-choice';
import type { SettingsTab } from './group';

const Transfer = lazyPart(
	() =>
		import(/* webpackChunkName: "settings-transfer" */ '../transfer/transfer').then(
			({ Transfer: View }) => View,
		),
	{ height: 220 },
);

/**
 * The privacy settings, and what takes all settings along: it stands in the last tab, so that it is the end of the page
 * with all of them, and beside what says which data leaves the site.
 */
export const TAB: SettingsTab = {
	id: 'privacy',
	title: () => __('Privacy settings', 'site-dashboard'),
	groups: [
		{
			id: 'privacy',
			title: () => __('Usage', 'site-dashboard'),
			// SET-043.
			words: () => __('privacy, tracks, data, gdpr, tos, terms of service', 'site-dashboard'),
			items: [{ kind: 'view', id: 'usage-tracking', View: PrivacyChoice }],
		},
		{
			id: 'transfer',
			title: () => __('Export and import', 'site-dashboard'),
			description: () =>
				__(
					'Save a copy of all settings as a file, and put them back from one, here or on another site.',
					'site-dashboard',
				),
			words: () =>
				__(
					'backup of settings, restore, copy, move, migrate, transfer, download, upload, file, JSON',
					'site-dashboard',
				),
			items: [
				{
					kind: 'view',
					id: 'export-import',
					View: Transfer,
					label: () => __('Export settings, import settings', 'site-dashboard'),
				},
			],
		},
	],
};
