import { __, _x, sprintf } from '@wordpress/i18n';
import { PRODUCT_NAMES } from '../../lib/catalog/product-names';
import { type PlanClass, planClassOf } from '../../lib/catalog/plan-class';
import { PRODUCT_NAME, PROVIDER_NAME } from '../../lib/product';
import { storageOf } from '../../lib/catalog/storage';
import { formatMoney } from '../../lib/money';
import type { Offer, Term } from '../../lib/prices';
import { pageLocale } from '../../lib/locale';

/** Products with a name of their own, without the one of whose they are. */
const OWN_NAMES: Partial<Readonly<Record<PlanClass, string>>> = {
	'backup-t0': PRODUCT_NAMES.backup,
	'backup-t1': PRODUCT_NAMES.backup,
	'backup-t2': PRODUCT_NAMES.backup,
	'anti-spam': PRODUCT_NAMES['anti-spam'],
};

const NAMES: Partial<Readonly<Record<PlanClass, () => string>>> = {
	free: () => __('Free', 'site-dashboard'),
	personal: () => __('Personal', 'site-dashboard'),
	premium: () => __('Premium', 'site-dashboard'),
	business: () => __('Professional', 'site-dashboard'),
	complete: () => __('Complete', 'site-dashboard'),
	'security-t1': () => _x('Security', 'name of a product', 'site-dashboard'),
	'security-t2': () => _x('Security', 'name of a product', 'site-dashboard'),
	'daily-security': () => __('Security Daily', 'site-dashboard'),
	'realtime-security': () => __('Security Real-time', 'site-dashboard'),
	'daily-backup': () => __('Backup Daily', 'site-dashboard'),
	'realtime-backup': () => __('Backup Real-time', 'site-dashboard'),
	search: () => _x('Search', 'name of a product', 'site-dashboard'),
	'free-search': () => __('Search Free', 'site-dashboard'),
	scan: () => __('Scan', 'site-dashboard'),
	videopress: () => __('VideoPress', 'site-dashboard'),
	'social-basic': () => __('Social Basic', 'site-dashboard'),
	'social-advanced': () => __('Social Advanced', 'site-dashboard'),
	boost: () => __('Boost', 'site-dashboard'),
};

/** Name of a plan or product, by whose it is (PLAN-053); undefined for one that is not sold. */
export function planName(slug: string): string | undefined {
	const planClass = planClassOf(slug);
	const name = planClass && NAMES[planClass];
	return name
		? sprintf(
				/* translators: 1: name of the product or the provider, 2: name of a plan, such as Premium */
				__('%1$s %2$s', 'site-dashboard'),
				slug.startsWith('jetpack_') ? PRODUCT_NAME : PROVIDER_NAME,
				name(),
			)
		: planClass && OWN_NAMES[planClass];
}

const security = (planClass: PlanClass) =>
	sprintf(
		/* translators: %s: an amount of storage, such as 10 GB */
		__('Real-time backups with %s of storage, malware scans and spam protection.', 'site-dashboard'),
		storageText(planClass),
	);

const backup = (planClass: PlanClass) =>
	sprintf(
		/* translators: %s: an amount of storage, such as 10 GB */
		__('Real-time backups with %s of storage.', 'site-dashboard'),
		storageText(planClass),
	);

const search = () => __('Visitors see results as they type.', 'site-dashboard');

/** One line on what a plan or product does; the free plan has none, as it invites to more. */
const DESCRIPTIONS: Readonly<Record<Exclude<PlanClass, 'free'>, (planClass: PlanClass) => string>> = {
	personal: () => __('Daily backups and spam protection.', 'site-dashboard'),
	premium: () => __('Daily backups, malware scans, ad revenue and video hosting.', 'site-dashboard'),
	business: () => __('Real-time backups, malware scans and site search.', 'site-dashboard'),
	complete: () => __('Everything in one plan: security, speed and growth.', 'site-dashboard'),
	'security-t1': security,
	'security-t2': security,
	'daily-security': () => __('Daily backups, daily malware scans and spam protection.', 'site-dashboard'),
	'realtime-security': () =>
		__('Real-time backups, on-demand malware scans and spam protection.', 'site-dashboard'),
	'backup-t0': backup,
	'backup-t1': backup,
	'backup-t2': backup,
	// PROD-010.
	'daily-backup': () =>
		__('Daily backups with a 30-day archive. Over 270 million backups made so far.', 'site-dashboard'),
	'realtime-backup': () => __('Unlimited real-time backups.', 'site-dashboard'),
	search,
	'free-search': search,
	scan: () => __('Daily malware scans of your site’s files.', 'site-dashboard'),
	'anti-spam': () => __('Blocks spam in comments and forms.', 'site-dashboard'),
	videopress: () => __('Ad-free video hosting on fast servers.', 'site-dashboard'),
	'social-basic': () => __('Shares your posts to social networks.', 'site-dashboard'),
	'social-advanced': () =>
		__('Shares your posts to social networks, with automatic images.', 'site-dashboard'),
	boost: () => __('Speeds up your pages automatically.', 'site-dashboard'),
};

/** The purpose of a plan or product (facts 8.4); empty for the free plan, and for one that isn't sold. */
export function planDescription(slug: string): string {
	const planClass = planClassOf(slug);
	return planClass && planClass !== 'free' ? DESCRIPTIONS[planClass](planClass) : '';
}

function storageText(planClass: PlanClass): string {
	const storage = storageOf(planClass);
	return storage ? formatUnit(storage.amount, storage.unit) : '';
}

/** Purchases beside the free plan. */
interface Owned {
	hasBackup: boolean;
	hasScan: boolean;
	hasAntiSpam: boolean;
}

/** The free plan invites to what wasn't bought yet; while that isn't known, to nothing in particular. */
export function freeInvitation(owned?: Owned): string {
	if (!owned) {
		return __('Free essentials for your site. <link>View plans</link>', 'site-dashboard');
	}
	const { hasBackup, hasScan, hasAntiSpam } = owned;
	if (hasBackup && hasScan && hasAntiSpam) {
		return __(
			'You have backups, scans and spam protection. A plan adds video hosting and more. <link>View plans</link>',
			'site-dashboard',
		);
	}
	if (hasBackup && hasScan) {
		return __(
			'You have backups and scans. A plan adds spam protection. <link>View plans</link>',
			'site-dashboard',
		);
	}
	if (hasBackup) {
		return __('You have backups. A plan adds malware scans. <link>View plans</link>', 'site-dashboard');
	}
	if (hasScan) {
		return __('You have scans. A plan adds backups. <link>View plans</link>', 'site-dashboard');
	}
	return __(
		'Free essentials for your site. A plan adds backups, scans and more. <link>View plans</link>',
		'site-dashboard',
	);
}

/** A price with its term, in words. */
export const priceWithTerm = (term: Term, price: string): string =>
	term === 'year'
		? /* translators: %s: a price */
			sprintf(__('%s a year', 'site-dashboard'), price)
		: /* translators: %s: a price */
			sprintf(__('%s a month', 'site-dashboard'), price);

/** The price of each term after the first; empty while nobody knows (PROD-050). */
export const regularPrice = ({ term, full, currency }: Offer): string =>
	full === null ? '' : priceWithTerm(term, formatMoney(full, currency));

/** An amount of storage in words, such as 10 GB. */
export const formatUnit = (
	amount: number,
	unit: 'megabyte' | 'gigabyte' | 'terabyte',
	locale = pageLocale(),
): string =>
	new Intl.NumberFormat(locale, {
		style: 'unit',
		unit,
		unitDisplay: 'short',
		maximumFractionDigits: 1,
	}).format(amount);

/** Megabytes in the unit that suits their number. */
const formatMegabytes = (amount: number, locale?: string): string =>
	amount < 1000 ? formatUnit(amount, 'megabyte', locale) : formatUnit(amount / 1000, 'gigabyte', locale);

/** Room for videos that is in use, in megabytes; empty where nobody knows, or for none (PLAN-066). */
export const storageUsed = (amount: number | null): string =>
	amount !== null && amount > 0 ? formatMegabytes(amount) : '';
