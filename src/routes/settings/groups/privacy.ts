import { __ } from '@wordpress/i18n';
import { PrivacyChoice } from '../privacy/privacy-choice';
import type { SettingsTab } from './group';

/** The privacy settings: a card that is like no other. */
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
	],
};
