import { __ } from '@wordpress/i18n';
import { PrivacyChoice, ToolsLink } from '../privacy/privacy-choice';
import type { SettingsTab } from './group';

/** The privacy settings, which no tab leads to (SHELL-082). */
export const TAB: SettingsTab = {
	id: 'privacy',
	title: () => __('Privacy settings', 'site-dashboard'),
	groups: [
		{
			id: 'privacy',
			title: () => __('Usage data', 'site-dashboard'),
			// SET-043.
			keywords: () => __('privacy, tracks, data, gdpr, tos, terms of service, cookies', 'site-dashboard'),
			items: [
				{ kind: 'view', id: 'usage-tracking', View: PrivacyChoice },
				{ kind: 'view', id: 'tools-link', View: ToolsLink },
			],
		},
	],
};
