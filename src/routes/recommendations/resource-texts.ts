import { __, _n, sprintf } from '@wordpress/i18n';
import { PRODUCT_NAMES } from '../../lib/catalog/product-names';
import { formatNumber } from '../../lib/locale';
import { COMMERCE_NAME, PRODUCT_NAME } from '../../lib/product';
import type { ResourceStep } from '../../state/recommendations/steps';

/** A resource step in our own words. */
export interface ResourceText {
	/** Its name in the summary. */
	name: string;
	title: string;
	text: string;
	points?: readonly string[];
	/** The button's words; a trial names its price itself. */
	action: string;
	image: string;
}

/** The discount for agencies, in percent, and the number of sites it takes (REC-018). */
const AGENCY = { discount: 60, sites: 5 };
/** Millions of backups made so far (PROD-010). */
const BACKUPS = 270;

const activated = (name: string, text: string, image: string): ResourceText => ({
	name,
	/* translators: %s: name of a product */
	title: sprintf(__('Your plan includes %s', 'site-dashboard'), name),
	text,
	/* translators: %s: name of a product */
	action: sprintf(__('Manage %s', 'site-dashboard'), name),
	image,
});

/** A plan's welcome; `points`: the products that it includes. */
const welcome = (
	name: string,
	text: string,
	image: string,
	more: Partial<Pick<ResourceText, 'action' | 'points'>> = {},
): ResourceText => ({
	name,
	/* translators: %s: name of a product */
	title: sprintf(__('Welcome to %s', 'site-dashboard'), name),
	text,
	/* translators: %s: name of a product */
	action: sprintf(__('Manage %s', 'site-dashboard'), name),
	image,
	...more,
});

const NAMES = {
	backup: PRODUCT_NAMES.backup,
	scan: () => __('Scan', 'site-dashboard'),
	antispam: PRODUCT_NAMES['anti-spam'],
	videopress: PRODUCT_NAMES.videopress,
	search: () => __('Search', 'site-dashboard'),
};

const SAID = {
	backup: () => __('Off-site backups you can restore in one click.', 'site-dashboard'),
	scan: () => __('Daily scans, with one-click fixes for most threats.', 'site-dashboard'),
	antispam: () => __('Filters spam from comments and forms before you see it.', 'site-dashboard'),
	videopress: () => __('Upload high-quality, ad-free videos, with storage to grow.', 'site-dashboard'),
	search: () => __('Shows relevant results with filters as visitors type.', 'site-dashboard'),
};

const included = () => __('Included in your plan:', 'site-dashboard');

const goOn = () => __('Get started', 'site-dashboard');

const TEXTS: Readonly<Record<ResourceStep, () => ResourceText>> = {
	agency: () => ({
		name: __('Licensing for agencies', 'site-dashboard'),
		title: __('Manage all your clients’ sites in one place', 'site-dashboard'),
		text: sprintf(
			/* translators: 1: percentage, 2: number of sites */
			_n(
				'With at least %2$s site on our licensing platform, you get a %1$s%% discount and a single bill.',
				'With at least %2$s sites on our licensing platform, you get a %1$s%% discount and a single bill.',
				AGENCY.sites,
				'site-dashboard',
			),
			formatNumber(AGENCY.discount),
			formatNumber(AGENCY.sites),
		),
		action: __('Explore agency licensing', 'site-dashboard'),
		image: 'agency',
	}),
	'anti-spam': () => ({
		name: __('About comment spam', 'site-dashboard'),
		title: __('You’re getting comments. Keep spam out.', 'site-dashboard'),
		text: __('Learn how to moderate spam yourself or filter it automatically.', 'site-dashboard'),
		action: __('Read the article', 'site-dashboard'),
		image: 'comments',
	}),
	'backup-plan': () => ({
		name: __('About backups', 'site-dashboard'),
		title: __('Safe automatic updates', 'site-dashboard'),
		text: __(
			'You turned on automatic updates for a plugin. With backups, you can undo a bad update.',
			'site-dashboard',
		),
		action: __('Read the guide', 'site-dashboard'),
		image: 'backup',
	}),
	'vaultpress-backup': () => ({
		name: NAMES.backup,
		title: __('Never lose your work', 'site-dashboard'),
		text: sprintf(
			/* translators: %s: a number */
			__('%s million backups and counting. With yours, you get:', 'site-dashboard'),
			formatNumber(BACKUPS),
		),
		points: [
			__('Backups of every change', 'site-dashboard'),
			__('One-click restores', 'site-dashboard'),
			__('Off-site storage', 'site-dashboard'),
			__('A log of who changed what, and when', 'site-dashboard'),
		],
		action: '',
		image: 'backup',
	}),
	'vaultpress-for-woocommerce': () => ({
		name: NAMES.backup,
		title: __('Keep every order safe', 'site-dashboard'),
		/* translators: %s: name of the commerce plugin */
		text: sprintf(__('Backups built for %s:', 'site-dashboard'), COMMERCE_NAME),
		points: [
			__('Orders and customers backed up as they come in', 'site-dashboard'),
			__('Restore your site without losing an order', 'site-dashboard'),
			__('One-click restores, even from your phone', 'site-dashboard'),
			__('Off-site storage', 'site-dashboard'),
			__('A log of who changed what, and when', 'site-dashboard'),
		],
		action: '',
		image: 'store',
	}),
	'server-credentials': () => ({
		name: __('Server credentials', 'site-dashboard'),
		title: __('Turn on one-click restores', 'site-dashboard'),
		text: __('Your server credentials let you restore your site when it’s down.', 'site-dashboard'),
		action: __('Add server credentials', 'site-dashboard'),
		image: 'server',
	}),
	welcome__complete: () =>
		welcome(
			/* translators: %s: product name */
			sprintf(__('%s Complete', 'site-dashboard'), PRODUCT_NAME),
			included(),
			'welcome',
			{
				action: goOn(),
				points: [NAMES.backup, NAMES.scan(), NAMES.antispam, NAMES.videopress, NAMES.search()],
			},
		),
	welcome__security: () =>
		welcome(
			/* translators: %s: product name */
			sprintf(__('%s Security', 'site-dashboard'), PRODUCT_NAME),
			included(),
			'welcome',
			{ action: goOn(), points: [NAMES.backup, NAMES.scan(), NAMES.antispam] },
		),
	welcome__backup: () => welcome(NAMES.backup, SAID.backup(), 'backup'),
	welcome__antispam: () => welcome(NAMES.antispam, SAID.antispam(), 'comments'),
	welcome__videopress: () => welcome(NAMES.videopress, SAID.videopress(), 'video'),
	welcome__search: () => welcome(NAMES.search(), SAID.search(), 'search'),
	welcome__scan: () => welcome(NAMES.scan(), SAID.scan(), 'shield'),
	'backup-activated': () => activated(NAMES.backup, SAID.backup(), 'backup'),
	'scan-activated': () => activated(NAMES.scan(), SAID.scan(), 'shield'),
	'antispam-activated': () => activated(NAMES.antispam, SAID.antispam(), 'comments'),
	'videopress-activated': () => activated(NAMES.videopress, SAID.videopress(), 'video'),
	'search-activated': () => activated(NAMES.search(), SAID.search(), 'search'),
};

export const resourceText = (step: ResourceStep): ResourceText => TEXTS[step]();
