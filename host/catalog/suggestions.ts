import { PRODUCT_NAMES } from '../../src/lib/catalog/product-names';

/** A product that the provider suggests, in our own words. */
export interface Suggestion {
	slug: string;
	title: string;
	description: string;
	features: readonly string[];
}

export const SUGGESTIONS: readonly Suggestion[] = [
	{
		slug: 'jetpack_backup_t1_yearly',
		title: PRODUCT_NAMES.backup,
		description: 'Real-time backups, so you never lose your work.',
		features: ['Real-time backups', '10 GB of storage', 'One-click restores'],
	},
	{
		slug: 'jetpack_security_t1_yearly',
		title: 'Security',
		description: 'Backups, malware scans and spam protection in one plan.',
		features: [
			'Backups with 10 GB of storage',
			'Daily malware scans',
			'Spam protection for comments and forms',
		],
	},
];
