import { purchaseOf } from '../../../tests/support/shop';
import type { Purchase } from '../../rest-api/shop';
import type { Checkout } from '../../state/purchases/checkout';
import { purchasedOf } from './purchased';
import type { RewindStatus } from '../../rest-api/backup-scan';
import { spotlightOf } from './spotlight';
import { summarySide, type SummarySide } from './summary-side';

const AT = Date.parse('2026-01-02T03:04:05Z');
const MINUTE = 60_000;
const BOUGHT = { expiry_date: '2027', subscribed_date: new Date(AT).toISOString() };

const purchase = (ID: string, slug: string, more: Partial<Purchase> = {}) =>
	purchaseOf(slug, { ID, ...BOUGHT, ...more });
const scan = purchase('1', 'jetpack_scan');
const backup = purchase('2', 'jetpack_backup_t1_yearly');
const social = purchase('3', 'jetpack_social_basic_yearly', { product_name: 'Jetpack Social' });
const late = { subscribed_date: new Date(AT + MINUTE).toISOString() };

const product = (slug: string, title: string) => ({ slug, title, features: ['One'] });
const SCAN = product('jetpack_scan', 'Scan');
const BACKUP = product('jetpack_backup_t1_yearly', 'Backup');
const SECURITY = product('jetpack_security_t1_yearly', 'Security');

/** The user left for it when the site had scans. */
const checkout = (more: Partial<Checkout> = {}): Checkout => ({
	at: AT,
	owned: { 1: 'jetpack_scan 2027' },
	isWhole: true,
	told: {},
	...more,
});
/** It wasn't known what else the site had, and the clocks are an hour apart. */
const UNSURE = checkout({ at: AT + 60 * MINUTE, owned: {}, isWhole: false });

const find = (more: Partial<Parameters<typeof purchasedOf>[0]>) =>
	purchasedOf({
		checkout: checkout(),
		looks: 0,
		named: null,
		plan: 'jetpack_free',
		purchases: [scan, backup],
		suggestions: [],
		products: { scan: SCAN, backup: BACKUP },
		...more,
	});

describe('purchasedOf', () => {
	const renewed = { ...scan, expiry_date: '2028' };
	const monthly = purchase('2', 'jetpack_backup_t1_monthly');
	const newer = purchase('4', 'jetpack_search', { ...late, product_name: 'Search' });
	it.each<[string, Parameters<typeof find>[0], string]>([
		['what the site didn’t have before', {}, 'Backup, 1'],
		['what My Plan has already announced', { checkout: checkout({ told: { 2: 'x' } }) }, 'Backup, 1'],
		['the newest of them', { purchases: [backup, newer, social] }, 'Search, 0'],
		['what was renewed and keeps its ID', { purchases: [renewed] }, 'Scan, 1'],
		['what was bought, not renewed', { purchases: [{ ...renewed, ...late }, backup] }, 'Backup, 1'],
		['a product paid by the month', { purchases: [scan, monthly] }, 'Backup, 1'],
		['a product that nobody describes', { purchases: [scan, social] }, 'Jetpack Social, 0'],
		['what the page named before', { named: '1' }, 'Scan, 1'],
		['it as the suggestion does', { suggestions: [product(BACKUP.slug, 'Suggested')] }, 'Suggested, 1'],
	])('names %s, and its features [REC-033]', (_, known, text) => {
		const { product: found, isSure } = find(known);
		expect(`${found?.title}, ${found?.features.length}`).toBe(text);
		expect(isSure).toBe(true);
	});

	it('never mistakes an existing purchase for the new one [REC-033, REC-035]', () => {
		for (const looks of [0, 2, 99]) {
			const found = find({ purchases: [scan], plan: SECURITY.slug, suggestions: [SECURITY, SCAN], looks });
			expect(found).toEqual({ product: undefined, bought: [], isSure: false });
		}
	});

	it('names what is owned after two looks, when the clock was wrong and nothing else is known [REC-034]', () => {
		const looked = (looks: number) => find({ checkout: UNSURE, purchases: [scan], looks });
		expect(looked(1)).toEqual({ product: undefined, bought: [], isSure: false });
		expect(looked(2)).toEqual({ product: SCAN, bought: [], isSure: false });
	});

	const better = { ...SCAN, title: 'Suggested' };
	it.each([
		['the suggestion that is the plan, before what was bought', SECURITY.slug, [SCAN, SECURITY], 'Security'],
		['a suggestion that was bought', 'jetpack_free', [SECURITY, better], 'Suggested'],
		['what the host describes, without one', 'jetpack_free', [SECURITY], 'Scan'],
	])('names %s, without a checkout [REC-033, REC-034]', (_, plan, suggestions, title) => {
		const { product: found, isSure } = find({ checkout: null, purchases: [scan], plan, suggestions });
		expect([found?.title, isSure]).toEqual([title, true]);
	});
});

const slugOf = (step: Parameters<typeof spotlightOf>[0], slugs: string[], features: string[] = []) =>
	spotlightOf(step, ['jetpack_free', ...slugs], features)?.slug;

describe('product next to a step', () => {
	it.each(['videopress-1tb-storage', 'videopress-unlimited-storage'])(
		'isn’t VideoPress if the site has the feature %s [REC-052]',
		(feature) => {
			expect(slugOf('videopress', [], [feature])).toBeUndefined();
			expect(slugOf('videopress', [], ['videopress'])).toBe('jetpack_videopress');
		},
	);

	it.each([
		[
			'publicize',
			'security_t2_monthly security_daily complete premium_monthly business',
			'security_t1_yearly',
		],
		['protect', 'security_realtime complete_monthly business_monthly', 'security_t1_yearly'],
		['backup-plan', 'backup_t0_yearly backup_daily security_t1_yearly personal', 'backup_t1_yearly'],
		['anti-spam', 'anti_spam_monthly security_t1_yearly personal complete', 'anti_spam'],
		['videopress', 'videopress_monthly', 'videopress'],
	] as const)('for %s is hidden from sites that own one of jetpack_… %s [REC-110]', (step, owned, slug) => {
		for (const each of owned.split(' ')) {
			expect([each, slugOf(step, [`jetpack_${each}`])]).toEqual([each, undefined]);
		}
		expect(slugOf(step, ['jetpack_boost_yearly'])).toBe(`jetpack_${slug}`);
	});

	it.each(['monitor', 'boost', 'agency', 'site-type-question'] as const)(
		'doesn’t exist for %s [REC-110]',
		(step) => {
			expect(slugOf(step, [])).toBeUndefined();
		},
	);
});

it.each<[RewindStatus['state'] | undefined, boolean, SummarySide]>([
	['active', true, 'manage-security'],
	['provisioning', false, 'manage-security'],
	['awaiting_credentials', false, 'one-click-restores'],
	['awaiting_credentials', true, 'download-app'],
	['unavailable', false, 'download-app'],
	[undefined, false, 'unknown'],
])(
	'beside the summary of a site with backups %s, scan: %p, stands %s [REC-045, REC-046, REC-047]',
	(rewind, hasScan, side) => {
		expect(summarySide({ isWithoutUpgrade: false, rewind, hasScan })).toBe(side);
		expect(summarySide({ isWithoutUpgrade: true, rewind, hasScan })).toBe('upsell');
	},
);
