import { __, _x, sprintf } from '@wordpress/i18n';
import { PRODUCT_NAMES } from '../../lib/catalog/product-names';
import type { LicenseFamily } from '../../lib/catalog/licenses';
import { PRODUCT_NAME } from '../../lib/product';

interface SuccessTexts {
	title: string;
	text: string;
	/** The link to the product: its words, and its redirect. */
	action?: { label: string; redirect: string };
}

/* translators: %s: name of a product */
const isActive = (name: string) => sprintf(__('%s is active', 'site-dashboard'), name);

const isOursActive = (name: string) =>
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
		title: isActive(PRODUCT_NAMES['anti-spam']),
		text: __('Spam protection is on. There’s nothing else to set up.', 'site-dashboard'),
	}),
	backup: () => ({
		title: isActive(PRODUCT_NAMES.backup),
		text: __(
			'Your backups are on your cloud dashboard. You can restore your site from there, even if it’s down.',
			'site-dashboard',
		),
		action: latestBackup(),
	}),
	complete: () => ({
		title: isOursActive(__('Complete', 'site-dashboard')),
		text: backupsAndScans(),
		action: latestBackup(),
	}),
	scan: () => ({
		title: isOursActive(__('Scan', 'site-dashboard')),
		text: __('Your scan results are on your cloud dashboard.', 'site-dashboard'),
		action: {
			label: __('View scan results', 'site-dashboard'),
			redirect: 'jetpack-license-activation-success-scan',
		},
	}),
	search: () => ({
		title: isOursActive(_x('Search', 'name of a product', 'site-dashboard')),
		text: __('Next, customize how search looks and works.', 'site-dashboard'),
		action: {
			label: __('Configure search', 'site-dashboard'),
			redirect: 'jetpack-license-activation-success-search',
		},
	}),
	security: () => ({
		title: isOursActive(_x('Security', 'name of a product', 'site-dashboard')),
		text: backupsAndScans(),
		action: latestBackup(),
	}),
	videopress: () => ({
		title: isOursActive(PRODUCT_NAMES.videopress),
		text: __('Your videos now play without ads.', 'site-dashboard'),
	}),
};

const backupsAndScans = () =>
	__(
		'Your backups and scan results are on your cloud dashboard. You can restore your site from there, too.',
		'site-dashboard',
	);

/** Texts for an activated license, by what it unlocks (LIC-013, LIC-042 to LIC-044). */
export const successTexts = (family: LicenseFamily | undefined): SuccessTexts =>
	family
		? FAMILIES[family]()
		: {
				title: __('Your product is active', 'site-dashboard'),
				text: __('Everything is set up and ready to use.', 'site-dashboard'),
			};
