/** Descriptions of the products on offer, for the bootstrap object: words and facts, no prices (host contract 2.1). */
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
		title: 'Jetpack Backup',
		slug: 'jetpack_backup_t1_yearly',
		description: 'Keeps a copy of every change, and brings the site back with one click.',
		included_in_plans: ['security'],
		features: ['A copy on every change', '10 GB of storage', '30 days of history*', 'One-click restores'],
	},
	scan: {
		...OFFER,
		title: 'Jetpack Scan',
		slug: 'jetpack_scan',
		description: 'Looks for harmful code every day, and repairs most of what it finds with one click.',
		included_in_plans: ['security'],
		features: [
			'A scan every day',
			'One-click repairs',
			'Email as soon as something is found',
			'Newest firewall rules',
		],
	},
	search: {
		...OFFER,
		title: 'Jetpack Site Search',
		slug: 'jetpack_search',
		description: 'Answers while visitors type, so that they find what they came for.',
		included_in_plans: [],
		features: ['Results while typing', 'Filters', '38 languages', 'Corrects typing errors'],
	},
	akismet: {
		...OFFER,
		title: 'Jetpack Anti-Spam',
		slug: 'jetpack_anti_spam',
		description: 'Keeps spam out of comments and forms without riddles for your visitors.',
		included_in_plans: ['security'],
		features: ['Comments and forms', 'Akismet inside', 'No riddles for visitors', 'Statistics'],
	},
	security: {
		...OFFER,
		title: 'Security',
		slug: 'jetpack_security_t1_yearly',
		description: 'Backup, Scan and Anti-Spam together.',
		included_in_plans: [],
		features: [
			'Backups with 10 GB of storage',
			'A scan on every change',
			'One-click repairs',
			'No spam in comments and forms',
		],
	},
	videopress: {
		...OFFER,
		title: 'Jetpack VideoPress',
		slug: 'jetpack_videopress',
		description: 'Videos in high quality, without advertisements.',
		included_in_plans: [],
		features: [
			'1 TB of storage',
			'Part of the editor',
			'A player in your colours',
			'For all users of the site',
		],
	},
};

/** The six products by their key; `siteSuffix` is the address of the site as links carry it. */
export function productDescriptions(siteSuffix: string): Record<string, ProductDescription> {
	const { backup, ...others } = PRODUCTS;
	const source = 'jetpack-faq-backup-disclaimer';
	const url = `https://jetpack.com/redirect/?source=${source}&site=${encodeURIComponent(siteSuffix)}`;
	const disclaimer = { text: '* As long as the storage lasts.', link_text: 'Read more', url };
	return { ...(backup ? { backup: { ...backup, disclaimer } } : {}), ...others };
}
