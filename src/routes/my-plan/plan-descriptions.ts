import { __, sprintf } from '@wordpress/i18n';
import { planClassOf, type PlanClass } from '../../lib/catalog/plan-class';
import { storageOf } from '../../lib/catalog/storage';
import { formatUnit } from './format-unit';

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
