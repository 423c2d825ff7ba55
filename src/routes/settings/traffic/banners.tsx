import { __ } from '@wordpress/i18n';
import { UpgradeBanner } from '../../../components/upgrade-banner/upgrade-banner';

/** Leads to the plan that has ads (SET-046). */
export function AdsBanner() {
	return (
		<UpgradeBanner
			feature="wordads"
			name={__('Ads', 'site-dashboard')}
			place="settings"
			title={__('Earn money with your site', 'site-dashboard')}
		>
			{__('Good ads, chosen for you, in the places that you decide on.', 'site-dashboard')}
		</UpgradeBanner>
	);
}

/** Leads to the plan that has Google Analytics (SET-046). */
export function AnalyticsBanner() {
	return (
		<UpgradeBanner
			feature="google-analytics"
			name={__('Google Analytics', 'site-dashboard')}
			place="settings"
			title={__('See your visitors in Google Analytics', 'site-dashboard')}
		>
			{__('Connect your account, and your site is counted there too.', 'site-dashboard')}
		</UpgradeBanner>
	);
}
