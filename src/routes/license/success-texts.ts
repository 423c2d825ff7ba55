import { __, sprintf } from '@wordpress/i18n';
import type { LicenseFamily } from '../../lib/catalogue/licenses';
import { PRODUCT_NAME } from '../../lib/product';

interface SuccessTexts {
	title: string;
	text: string;
	/** Where to go on with the product: what the link says, and its name. */
	action?: { label: string; redirect: string };
}

const isActive = (name: string) =>
	sprintf(
		/* translators: 1: product name, 2: name of one of its products, such as Backup */
		__('%1$s %2$s is active', 'site-dashboard'),
		PRODUCT_NAME,
		name,
	);

const latestBackup = () => ({
	label: __('View latest backup', 'site-dashboard'),
	redirect: 'jetpack-license-activation-success-backup',
});

const FAMILIES: Readonly<Record<LicenseFamily, () => SuccessTexts>> = {
	'anti-spam': () => ({
		title: isActive(__('Anti-spam', 'site-dashboard')),
		text: __('Spam is kept away from now on. There is nothing left for you to do.', 'site-dashboard'),
	}),
	backup: () => ({
		title: isActive(__('Backup', 'site-dashboard')),
		text: __(
			'Backups are on your cloud dashboard. You can restore your site from there even when the site itself is lost.',
			'site-dashboard',
		),
		action: latestBackup(),
	}),
	complete: () => ({
		title: isActive(__('Complete', 'site-dashboard')),
		text: backupsAndScans(),
		action: latestBackup(),
	}),
	scan: () => ({
		title: isActive(__('Scan', 'site-dashboard')),
		text: __('What the scans find is on your cloud dashboard.', 'site-dashboard'),
		action: {
			label: __('View scan results', 'site-dashboard'),
			redirect: 'jetpack-license-activation-success-scan',
		},
	}),
	search: () => ({
		title: isActive(__('Search', 'site-dashboard')),
		text: __('Next, make the search look and work the way your visitors need it.', 'site-dashboard'),
		action: {
			label: __('Configure search', 'site-dashboard'),
			redirect: 'jetpack-license-activation-success-search',
		},
	}),
	security: () => ({
		title: isActive(__('Security', 'site-dashboard')),
		text: backupsAndScans(),
		action: latestBackup(),
	}),
	videopress: () => ({
		title: isActive(__('VideoPress', 'site-dashboard')),
		text: __('Your videos play without advertisements from now on.', 'site-dashboard'),
	}),
};

const backupsAndScans = () =>
	__(
		'Backups and scans are on your cloud dashboard, and so is the way to restore your site.',
		'site-dashboard',
	);

/** What is said once a license is active, by what it stands for (LIC-013, LIC-042 to LIC-044). */
export const successTexts = (family: LicenseFamily | undefined): SuccessTexts =>
	family
		? FAMILIES[family]()
		: {
				title: __('Your product is active', 'site-dashboard'),
				text: __('Everything is set up, and ready for you to use.', 'site-dashboard'),
			};
