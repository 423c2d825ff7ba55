import { PRODUCT_NAMES } from '../../src/lib/catalog/product-names';

/** Product descriptions for the bootstrap object: texts and facts, no prices (host-contract 2.1). */
export interface ProductDescription {
	title: string;
	slug: string;
	description: string;
	show_promotion: boolean;
	discount_percent: number;
	included_in_plans: string[];
	features: string[];
	disclaimer?: { text: string; link_text: string; url: string };
}

const OFFER = { show_promotion: true, discount_percent: 50 };

const PRODUCTS: Record<string, ProductDescription> = {
	backup: {
		...OFFER,
		title: PRODUCT_NAMES.backup,
		slug: 'jetpack_backup_t1_yearly',
		description: 'Real-time backups you can restore in one click.',
		included_in_plans: ['security'],
		features: ['Real-time backups', '10 GB of storage', '30 days of history*', 'One-click restores'],
	},
	scan: {
		...OFFER,
		title: 'Jetpack Scan',
		slug: 'jetpack_scan',
		description: 'Daily malware scans, with one-click fixes for most threats.',
		included_in_plans: ['security'],
		features: ['Daily malware scans', 'One-click fixes', 'Instant email alerts', 'Automatic firewall rules'],
	},
	search: {
		...OFFER,
		title: 'Jetpack Site Search',
		slug: 'jetpack_search',
		description: 'Instant results as visitors type, so they find what they need.',
		included_in_plans: [],
		features: ['Instant results', 'Filters', '38 languages', 'Spelling correction'],
	},
	akismet: {
		...OFFER,
		title: PRODUCT_NAMES['anti-spam'],
		slug: 'jetpack_anti_spam',
		description: 'Keeps spam out of comments and forms, without CAPTCHAs.',
		included_in_plans: ['security'],
		features: ['Comment and form protection', 'Powered by Akismet', 'No CAPTCHAs', 'Spam stats'],
	},
	security: {
		...OFFER,
		title: 'Security',
		slug: 'jetpack_security_t1_yearly',
		description: 'Backups, malware scans and spam protection in one plan.',
		included_in_plans: [],
		features: [
			'Backups with 10 GB of storage',
			'Daily malware scans',
			'One-click fixes',
			'Spam protection for comments and forms',
		],
	},
	videopress: {
		...OFFER,
		title: 'Jetpack VideoPress',
		slug: 'jetpack_videopress',
		description: 'High-quality, ad-free video hosting.',
		included_in_plans: [],
		features: ['1 TB of storage', 'Built into the editor', 'Player in your brand colors', 'Unlimited users'],
	},
};

/** The six products by their key; `siteSuffix` is the site's URL as links carry it. */
export function productDescriptions(siteSuffix: string): Record<string, ProductDescription> {
	const { backup, ...others } = PRODUCTS;
	const source = 'jetpack-faq-backup-disclaimer';
	const url = `https://jetpack.com/redirect/?source=${source}&site=${encodeURIComponent(siteSuffix)}`;
	const disclaimer = { text: '* Depends on your storage.', link_text: 'Read more', url };
	return { ...(backup ? { backup: { ...backup, disclaimer } } : {}), ...others };
}
