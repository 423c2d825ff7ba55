import type { FunctionComponent } from 'react';
import { __ } from '@wordpress/i18n';
import { lazyPart } from '../../../components/ui/lazy';
import type { SettingsTab } from '../tab-modules';

const Transfer = lazyPart(
	'Transfer',
	() => import(/* webpackChunkName: "settings-transfer" */ '../transfer/transfer'),
	{ height: 220 },
);

/** Tools for all settings at once. The last tab, so at the end of the page with all of them. */
export const TAB: SettingsTab = {
	id: 'tools',
	title: () => __('Tools', 'site-dashboard'),
	groups: [
		{
			id: 'transfer',
			title: () => __('Export and import', 'site-dashboard'),
			description: () =>
				__(
					'Download your settings as a file, to restore them later or use them on another site.',
					'site-dashboard',
				),
			keywords: () =>
				__(
					'settings backup, restore, copy, move, migrate, transfer, download, upload, file, JSON',
					'site-dashboard',
				),
			items: [
				{
					kind: 'view',
					id: 'export-import',
					View: Transfer as FunctionComponent,
					label: () => __('Export settings, import settings', 'site-dashboard'),
				},
			],
		},
	],
};
