import { __ } from '@wordpress/i18n';
import { UpgradeBanner } from '../../../components/upgrade-banner/upgrade-banner';

/** Leads to Scan, for sites that nothing looks after (SET-046). */
export function ScanBanner() {
	return (
		<UpgradeBanner
			feature="scan"
			name={__('Scan', 'site-dashboard')}
			place="settings"
			title={__('Find threats before your visitors do', 'site-dashboard')}
		>
			{__('A daily scan of your files, and repairs with one click.', 'site-dashboard')}
		</UpgradeBanner>
	);
}

/** Leads to the bundle, for sites with scans but without backups (reference facts 3.2). */
export function SecurityBanner() {
	return (
		<UpgradeBanner
			feature="security"
			name={__('Security', 'site-dashboard')}
			place="settings"
			title={__('Add backups to your scans', 'site-dashboard')}
		>
			{__('Copies of everything, kept elsewhere, brought back with one click.', 'site-dashboard')}
		</UpgradeBanner>
	);
}
