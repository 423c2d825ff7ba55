import { __ } from '@wordpress/i18n';
import { UpgradeBanner } from '../../../components/upgrade-banner/upgrade-banner';

/** Leads to Anti-spam, for sites without it and without a key (SET-046). */
export function AntiSpamBanner() {
	return (
		<UpgradeBanner
			feature="akismet"
			name={__('Anti-spam', 'site-dashboard')}
			place="settings"
			title={__('Stop moderating spam', 'site-dashboard')}
		>
			{__('Comments and forms are checked for you, and spam goes away by itself.', 'site-dashboard')}
		</UpgradeBanner>
	);
}
