import { __, sprintf } from '@wordpress/i18n';
import { planClassOf, type PlanClass } from '../../lib/catalogue/plan-class';
import { storageOf } from '../../lib/catalogue/storage';
import { formatUnit } from './format-unit';

const security = (planClass: PlanClass) =>
	sprintf(
		/* translators: %s: an amount of storage, such as 10 GB */
		__(
			'Real-time backups with %s of storage, scans for threats, and protection against spam.',
			'site-dashboard',
		),
		storageText(planClass),
	);

const backup = (planClass: PlanClass) =>
	sprintf(
		/* translators: %s: an amount of storage, such as 10 GB */
		__('Every change of your site is copied at once, into %s of storage.', 'site-dashboard'),
		storageText(planClass),
	);

const search = () => __('Your visitors find what they look for while they type.', 'site-dashboard');

/** One line on what a plan or product does; the free plan has none, as it invites to more. */
const DESCRIPTIONS: Readonly<Record<Exclude<PlanClass, 'free'>, (planClass: PlanClass) => string>> = {
	personal: () => __('Daily backups, and protection against spam.', 'site-dashboard'),
	premium: () => __('Daily backups, scans for threats, advertisements and hosted videos.', 'site-dashboard'),
	business: () => __('Real-time backups, scans for threats, and search for your visitors.', 'site-dashboard'),
	complete: () => __('Everything there is: security, speed and growth in one plan.', 'site-dashboard'),
	'security-t1': security,
	'security-t2': security,
	'daily-security': () => __('Daily backups, daily scans, and protection against spam.', 'site-dashboard'),
	'realtime-security': () =>
		__('Real-time backups, scans at any time, and protection against spam.', 'site-dashboard'),
	'backup-t0': backup,
	'backup-t1': backup,
	'backup-t2': backup,
	// PROD-010.
	'daily-backup': () =>
		__(
			'Your site is copied every day and kept in a 30-day archive. Over 270 million backups were made so far.',
			'site-dashboard',
		),
	'realtime-backup': () =>
		__('Every change of your site is copied at once, without limit.', 'site-dashboard'),
	search,
	'free-search': search,
	scan: () => __('The files of your site are scanned for threats every day.', 'site-dashboard'),
	'anti-spam': () => __('Spam in comments and forms is kept away.', 'site-dashboard'),
	videopress: () => __('Your videos are hosted on fast servers, without advertisements.', 'site-dashboard'),
	'social-basic': () => __('Your posts are shared to social networks.', 'site-dashboard'),
	'social-advanced': () =>
		__('Your posts are shared to social networks, with pictures made for them.', 'site-dashboard'),
	boost: () => __('Your pages appear sooner, without your doing.', 'site-dashboard'),
};

/** What a plan or product does (reference facts 8.4); empty for the free plan, and for one that is not sold. */
export function planDescription(slug: string): string {
	const planClass = planClassOf(slug);
	return planClass && planClass !== 'free' ? DESCRIPTIONS[planClass](planClass) : '';
}

function storageText(planClass: PlanClass): string {
	const storage = storageOf(planClass);
	return storage ? formatUnit(storage.amount, storage.unit) : '';
}

/** What was bought beside the free plan. */
interface Owned {
	hasBackup: boolean;
	hasScan: boolean;
	hasAntiSpam: boolean;
}

/** The free plan invites to what wasn't bought yet; while that isn't known, to nothing in particular. */
export function freeInvitation(owned?: Owned): string {
	if (!owned) {
		return __('The basics for your site, free of charge. <link>See the plans</link>', 'site-dashboard');
	}
	const { hasBackup, hasScan, hasAntiSpam } = owned;
	if (hasBackup && hasScan && hasAntiSpam) {
		return __(
			'Your site is backed up, scanned and protected against spam. A plan adds hosted videos and more. <link>See the plans</link>',
			'site-dashboard',
		);
	}
	if (hasBackup && hasScan) {
		return __(
			'Your site is backed up and scanned. A plan adds protection against spam. <link>See the plans</link>',
			'site-dashboard',
		);
	}
	if (hasBackup) {
		return __(
			'Your site is backed up. A plan also scans it for threats. <link>See the plans</link>',
			'site-dashboard',
		);
	}
	if (hasScan) {
		return __('Your site is scanned. A plan also backs it up. <link>See the plans</link>', 'site-dashboard');
	}
	return __(
		'The basics for your site, free of charge. A plan adds backups, scans and more. <link>See the plans</link>',
		'site-dashboard',
	);
}
