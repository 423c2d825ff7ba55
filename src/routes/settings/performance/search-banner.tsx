import { __ } from '@wordpress/i18n';
import { UpgradeBanner } from '../../../components/upgrade-banner/upgrade-banner';

/** Leads to Search, for sites without it (SET-046). */
export function SearchBanner() {
	return (
		<UpgradeBanner
			feature="search"
			name={__('Search', 'site-dashboard')}
			place="settings"
			title={__('Help visitors find what they look for', 'site-dashboard')}
		>
			{__('Results while they type, with filters, from fast servers.', 'site-dashboard')}
		</UpgradeBanner>
	);
}
