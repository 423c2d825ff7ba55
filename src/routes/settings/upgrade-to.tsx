import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import { UpgradeBanner } from '../../components/upgrade-banner/upgrade-banner';
import type { UpgradeFeature } from '../../lib/catalog/upgrades';
import type { RootState } from '../../state/root-state';

/** A feature of the plan, and what shows while the plan lacks it (SET-046). */
export interface Upsell {
	hasFeature: (state: RootState) => boolean;
	/** Still being fetched, besides the features of the plan: no banner yet. */
	isUnknown?: (state: RootState) => boolean;
	Banner: ComponentType;
	/** The card's content stays beside the banner. */
	keepsContent?: boolean;
}

/** Offers on the settings: the feature's name, the offer, and its benefits. */
const OFFERS = {
	akismet: {
		name: () => __('Anti-spam', 'site-dashboard'),
		title: () => __('Stop moderating spam', 'site-dashboard'),
		text: () => __('Blocks spam in comments and forms automatically.', 'site-dashboard'),
	},
	'google-analytics': {
		name: () => __('Google Analytics', 'site-dashboard'),
		title: () => __('See your visitors in Google Analytics', 'site-dashboard'),
		text: () => __('Connect your Google Analytics account.', 'site-dashboard'),
	},
	scan: {
		name: () => __('Scan', 'site-dashboard'),
		title: () => __('Find threats before your visitors do', 'site-dashboard'),
		text: () => __('Daily malware scans with one-click fixes.', 'site-dashboard'),
	},
	search: {
		name: () => __('Search', 'site-dashboard'),
		title: () => __('Help visitors find what they need', 'site-dashboard'),
		text: () => __('Shows relevant results with filters as visitors type.', 'site-dashboard'),
	},
	security: {
		name: () => __('Security', 'site-dashboard'),
		title: () => __('Add backups to your scans', 'site-dashboard'),
		text: () => __('Off-site backups you can restore in one click.', 'site-dashboard'),
	},
	wordads: {
		name: () => __('Ads', 'site-dashboard'),
		title: () => __('Earn money from your site', 'site-dashboard'),
		text: () => __('High-quality ads, placed where you want them.', 'site-dashboard'),
	},
} satisfies Partial<Record<UpgradeFeature, Record<'name' | 'title' | 'text', () => string>>>;

/** The banner of a card whose feature the site's plan doesn't have (SET-046). */
export function upgradeTo(feature: keyof typeof OFFERS): ComponentType {
	const { name, title, text } = OFFERS[feature];
	return function Upgrade() {
		return (
			<UpgradeBanner feature={feature} name={name()} location="settings" title={title()}>
				{text()}
			</UpgradeBanner>
		);
	};
}
