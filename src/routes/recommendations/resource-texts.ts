import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../lib/locale';
import { COMMERCE_NAME, PRODUCT_NAME } from '../../lib/product';
import type { ResourceStep } from '../../state/recommendations/steps';

/** What a resource step tells, in our own words. */
export interface ResourceText {
	/** Its name in the summary. */
	name: string;
	title: string;
	text: string;
	points?: readonly string[];
	/** What its button says; a trial names its price itself. */
	action: string;
	image: string;
}

/** What agencies save, in percent, and from how many sites on (REC-018). */
const AGENCY = { discount: 60, sites: 5 };
/** Millions of backups made so far (3§9). */
const BACKUPS = 270;

const activated = (name: string, text: string, image: string): ResourceText => ({
	name,
	/* translators: %s: name of a product */
	title: sprintf(__('%s is active', 'site-dashboard'), name),
	text,
	/* translators: %s: name of a product */
	action: sprintf(__('Manage %s', 'site-dashboard'), name),
	image,
});

const welcome = (name: string, text: string, image: string, action?: string): ResourceText => ({
	name,
	/* translators: %s: name of a product */
	title: sprintf(__('Welcome to %s', 'site-dashboard'), name),
	text,
	/* translators: %s: name of a product */
	action: action ?? sprintf(__('Manage %s', 'site-dashboard'), name),
	image,
});

const NAMES = {
	backup: 'VaultPress Backup',
	scan: () => __('Scan', 'site-dashboard'),
	antispam: 'Akismet Anti-Spam',
	videopress: 'VideoPress',
	search: () => __('Search', 'site-dashboard'),
};

const SAID = {
	backup: () =>
		__(
			'Every change is kept in a safe place, and one click brings back any state of your site.',
			'site-dashboard',
		),
	scan: () =>
		__('Your site is searched for threats every day, and most are mended with one click.', 'site-dashboard'),
	antispam: () => __('Spam is taken out of comments and forms before you see it.', 'site-dashboard'),
	videopress: () =>
		__('Upload videos to your posts: high quality, no advertising, and room to grow.', 'site-dashboard'),
	search: () => __('Your visitors find what they look for while they type.', 'site-dashboard'),
};

const goOn = () => __('Let’s begin', 'site-dashboard');

const TEXTS: Readonly<Record<ResourceStep, () => ResourceText>> = {
	agency: () => ({
		name: __('Licensing for agencies', 'site-dashboard'),
		title: __('Look after the sites of your clients in one place', 'site-dashboard'),
		text: sprintf(
			/* translators: 1: percentage, 2: number of sites */
			_n(
				'With %2$s site or more, our licensing platform gives you a discount of up to %1$s%%, and one bill for all.',
				'With at least %2$s sites, our licensing platform gives you a %1$s%% discount, and one bill for all.',
				AGENCY.sites,
				'site-dashboard',
			),
			formatNumber(AGENCY.discount),
			formatNumber(AGENCY.sites),
		),
		action: __('See the platform', 'site-dashboard'),
		image: 'agency',
	}),
	'anti-spam': () => ({
		name: __('About comment spam', 'site-dashboard'),
		title: __('People talk back. Keep it a pleasure.', 'site-dashboard'),
		text: __(
			'Your posts get comments. Sort out the spam by hand, or have it done for you: read how.',
			'site-dashboard',
		),
		action: __('Read the article', 'site-dashboard'),
		image: 'comments',
	}),
	'backup-plan': () => ({
		name: __('About backups', 'site-dashboard'),
		title: __('Updates by themselves, and a way back', 'site-dashboard'),
		text: __(
			'You have switched on automatic updates for a plugin. With a backup, an update that goes wrong is no misfortune.',
			'site-dashboard',
		),
		action: __('Read the guide', 'site-dashboard'),
		image: 'backup',
	}),
	'vaultpress-backup': () => ({
		name: NAMES.backup,
		title: __('Never lose a word of your site', 'site-dashboard'),
		text: sprintf(
			/* translators: %s: a number */
			__('%s million backups have been made so far. Yours can be the next:', 'site-dashboard'),
			formatNumber(BACKUPS),
		),
		points: [
			__('A copy of every change', 'site-dashboard'),
			__('One click brings your site back', 'site-dashboard'),
			__('Kept away from your own server', 'site-dashboard'),
			__('Who changed what, and when', 'site-dashboard'),
		],
		action: '',
		image: 'backup',
	}),
	'vaultpress-for-woocommerce': () => ({
		name: NAMES.backup,
		title: __('Keep every order safe', 'site-dashboard'),
		/* translators: %s: name of the commerce plugin */
		text: sprintf(__('A backup that understands %s:', 'site-dashboard'), COMMERCE_NAME),
		points: [
			__('Orders and customers are kept as they come in', 'site-dashboard'),
			__('Bring the site back without losing an order', 'site-dashboard'),
			__('One click, from your phone too', 'site-dashboard'),
			__('Kept away from your own server', 'site-dashboard'),
			__('Who changed what, and when', 'site-dashboard'),
		],
		action: '',
		image: 'store',
	}),
	'server-credentials': () => ({
		name: __('Server credentials', 'site-dashboard'),
		title: __('Make one-click restores possible', 'site-dashboard'),
		text: __(
			'To bring your site back when it does not answer any more, we need to know how to reach its server.',
			'site-dashboard',
		),
		action: __('Enter the credentials', 'site-dashboard'),
		image: 'server',
	}),
	welcome__complete: () =>
		welcome(
			/* translators: %s: product name */
			sprintf(__('%s Complete', 'site-dashboard'), PRODUCT_NAME),
			__(
				'Backups, scans, spam protection, video and search are yours. This is what is active now.',
				'site-dashboard',
			),
			'welcome',
			goOn(),
		),
	welcome__security: () =>
		welcome(
			/* translators: %s: product name */
			sprintf(__('%s Security', 'site-dashboard'), PRODUCT_NAME),
			__('Backups, scans and spam protection are yours. This is what is active now.', 'site-dashboard'),
			'welcome',
			goOn(),
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
