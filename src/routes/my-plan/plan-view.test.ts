import fc from 'fast-check';
import { productOf, purchaseOf } from '../../../tests/support/shop';
import { offerOf } from '../../lib/prices';
import type { Purchase } from '../../rest-api/shop';
import {
	invitation,
	isNew,
	otherPurchases,
	planPurchase,
	planView,
	purchaseDate,
	type PlanFacts,
} from './plan-view';
import { readBootstrap } from '../../bootstrap/bootstrap';
import { scanReceived, selectScanStatus } from '../../state/scan/slice';
import { rewindReceived } from '../../state/rewind/slice';
import { makeStore } from '../../state/store';
import { selectNamedBackups } from './use-plan-card';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const bought = (product_slug: string, more: Partial<Purchase> = {}) =>
	purchaseOf(product_slug, { expiry_date: '2099-03-04T12:00:00+00:00', ...more });
const view = (slug: string, more: Partial<PlanFacts> = {}) =>
	planView({
		slug,
		givenName: '',
		isOffline: false,
		isPending: false,
		purchase: bought(slug),
		offer: offerOf('', {}, NOW),
		invitation: 'More',
		dateFormat: 'F j, Y',
		now: NOW,
		...more,
	});

/** A slug of every class: its name, what it says, and whether a purchase is marked as active. */
const PLANS: ReadonlyArray<[slug: string, name: string, says: RegExp, isMarked: boolean]> = [
	['jetpack_free', 'Jetpack Free', /^More$/, false],
	['free_plan', 'WordPress.com Free', /^More$/, false],
	['jetpack_personal', 'Jetpack Personal', /^Daily backups/, false],
	['starter-plan', 'WordPress.com Personal', /^Daily/, false],
	['jetpack_premium_monthly', 'Jetpack Premium', /ad revenue and video hosting/, true],
	['value_bundle-2y', 'WordPress.com Premium', /ad revenue/, true],
	['jetpack_business', 'Jetpack Professional', /^Real-time.* search/, true],
	['ecommerce-bundle', 'WordPress.com Professional', /^Real-time/, true],
	['pro-plan', 'WordPress.com Professional', /^Real-time/, true],
	['jetpack_security_t1_yearly', 'Jetpack Security', /\b10 GB\b/, true],
	['jetpack_security_t2_monthly', 'Jetpack Security', /\b1 TB\b/, true],
	['jetpack_security_daily', 'Jetpack Security Daily', /^Daily.*daily malware scans/, false],
	['jetpack_security_realtime', 'Jetpack Security Real-time', /^Real-time.*on-demand/, false],
	['jetpack_complete', 'Jetpack Complete', /^Everything/, true],
	['vip', 'WordPress.com Complete', /^Everything/, true],
	['jetpack_backup_t0_yearly', 'VaultPress Backup', /\b1 GB\b/, true],
	['jetpack_backup_t1_monthly', 'VaultPress Backup', /\b10 GB\b/, true],
	['jetpack_backup_t2_yearly', 'VaultPress Backup', /\b1 TB\b/, true],
	['jetpack_backup_daily', 'Jetpack Backup Daily', /30-day archive.*Over 270 million backups/, false],
	['jetpack_backup_realtime', 'Jetpack Backup Real-time', /^Unlimited/, false],
	['jetpack_search', 'Jetpack Search', /as they type/, true],
	['wpcom_search', 'WordPress.com Search', /as they type/, true],
	['jetpack_search_free', 'Jetpack Search Free', /as they type/, true],
	['jetpack_scan', 'Jetpack Scan', /malware scans/, true],
	['jetpack_anti_spam', 'Akismet Anti-spam', /^Blocks spam/, true],
	['jetpack_videopress', 'Jetpack VideoPress', /video hosting/, true],
	['jetpack_social_basic_yearly', 'Jetpack Social Basic', /networks\.$/, true],
	['jetpack_social_advanced_monthly', 'Jetpack Social Advanced', /automatic images/, true],
	['jetpack_boost_yearly', 'Jetpack Boost', /^Speeds up/, true],
];

describe('plan', () => {
	it.each(PLANS)(
		'%s is called “%s”, and says what it does, when it renews, and if it’s active [PLAN-001, PLAN-014, PLAN-016, PLAN-026, PLAN-053, PLAN-076, PROD-010]',
		(slug, name, says, isActivated) => {
			const isFree = /^(jetpack_free|free_plan)$/.test(slug);
			const plan = view(slug);
			expect(plan).toEqual({
				state: 'plan',
				name,
				isFree,
				description: expect.any(String) as string,
				isBought: !isFree,
				isActivated,
				isNew: false,
				date: isFree ? '' : 'Renews on March 4, 2099.',
				price: '',
			});
			const { description } = plan as { description: string };
			expect(description.replaceAll('\u00a0', ' ')).toMatch(says);
			expect(description.includes('30-day')).toBe(slug === 'jetpack_backup_daily');
		},
	);

	it.each(PLANS.map(([slug]) => slug))('%s isn’t active when its purchase isn’t [PLAN-014]', (slug) => {
		const purchase = bought(slug, { active: false, subscribed_date: new Date(NOW).toISOString() });
		expect(view(slug, { purchase })).toMatchObject({ isActivated: false, isNew: false, price: '' });
	});

	it.each(['jetpack_security_t1', 'wpcom-enterprise', 'constructor', '<b>', ''])(
		'“%s” is unknown, and called what the provider calls it [PLAN-076]',
		(slug) => {
			const unknown = { state: 'placeholder', isOffline: false };
			expect(view(slug)).toEqual({ ...unknown, name: slug });
			expect(view(slug, { givenName: 'Jetpack Galaxy' })).toEqual({ ...unknown, name: 'Jetpack Galaxy' });
		},
	);

	it('is a placeholder offline, and while nobody has said which it is [PLAN-008, PLAN-080]', () => {
		const offline = { state: 'placeholder', isOffline: true };
		expect(view('jetpack_premium', { isOffline: true })).toMatchObject(offline);
		expect(view('', { isPending: true })).toEqual({ state: 'waiting' });
		expect(view('jetpack_premium', { isPending: true }).state).toBe('plan');
	});

	it('has its date in the site’s format, a price, and is new for a day [PLAN-019]', () => {
		const slug = 'jetpack_premium';
		expect(
			view(slug, {
				purchase: bought(slug, { expiry_date: '', subscribed_date: '2026-11-20T01:00:00+00:00' }),
				offer: offerOf('', { product: productOf(99) }, NOW),
				dateFormat: 'j. F Y',
			}),
		).toMatchObject({ isNew: true, date: 'Purchased on 20. November 2026.', price: '$99 a year' });
		expect(view(slug, { purchase: undefined })).toMatchObject({ isBought: false, date: '', price: '' });
	});
});

describe('free plan', () => {
	it.each<[slugs: string[], text: string]>([
		[[], 'Free essentials for your site. A plan adds backups, scans and more.'],
		[['jetpack_backup_t1_yearly'], 'You have backups. A plan adds malware scans.'],
		[['jetpack_scan'], 'You have scans. A plan adds backups.'],
		[
			['jetpack_scan_monthly', 'jetpack_backup_daily'],
			'You have backups and scans. A plan adds spam protection.',
		],
		[
			['jetpack_scan', 'jetpack_backup_daily', 'jetpack_anti_spam'],
			'You have backups, scans and spam protection. A plan adds video hosting and more.',
		],
		[['jetpack_anti_spam'], 'Free essentials for your site. A plan adds backups, scans and more.'],
	])('with %j says: %s [PLAN-081]', (slugs, text) => {
		const gone = bought('jetpack_videopress', { active: false });
		const inactive = bought(slugs.includes('jetpack_scan') ? 'jetpack_search' : 'jetpack_scan_monthly', {
			active: slugs.includes('jetpack_scan_monthly'),
		});
		expect(invitation([...slugs.map((slug) => bought(slug)), gone, inactive])).toBe(
			`${text} <link>View plans</link>`,
		);
	});

	it('suggests nothing in particular while purchases are unknown [PLAN-080]', () => {
		expect(invitation(undefined)).toBe('Free essentials for your site. <link>View plans</link>');
	});
});

describe('services of the plan', () => {
	const page = window as unknown as { Initial_State?: object };

	afterEach(() => void delete page.Initial_State);

	function storeOfPlan() {
		page.Initial_State = {
			connectionStatus: { isActive: true, hasConnectedOwner: true },
			siteData: { plan: { product_slug: 'jetpack_security_t1_yearly' }, showBackups: true },
		};
		return makeStore(readBootstrap(window), {} as never);
	}

	it.each([
		['provisioning', 'Setting up'],
		['awaiting_credentials', 'Action needed'],
		['active', 'Connected'],
	])('backups of the plan that are %s read “%s” [PLAN-011]', (state, label) => {
		const store = storeOfPlan();
		store.dispatch(rewindReceived({ state } as never));
		expect(selectNamedBackups(store.getState())?.label).toBe(label);
	});

	const AUTO = [{ type: 'auto' }];

	it.each([
		['threats', { state: 'idle', threats: [{}, {}], credentials: AUTO }, '2 threats', 'alarm'],
		['a threat, no credentials', { state: 'idle', threats: [{}], credentials: [] }, '1 threat', 'alarm'],
		['no credentials', { state: 'idle', threats: [], credentials: [] }, 'Action needed', 'warning'],
		['nothing found', { state: 'idle', threats: [], credentials: AUTO }, 'Secure', 'good'],
		['a scan under way', { state: 'scanning', threats: [], credentials: AUTO }, 'Secure', 'good'],
		['no scan yet', { state: 'provisioning', threats: [], credentials: AUTO }, 'Setting up', 'neutral'],
	])('scans of the plan with %s read so: %j is “%s” [PLAN-012]', (_, scan, label, tone) => {
		const store = storeOfPlan();
		store.dispatch(scanReceived(scan as never));
		expect(selectScanStatus(store.getState())).toMatchObject({ label, tone });
	});
});

const held = (product_slug: string, active = true) => ({ product_slug, active });

describe('purchase of the plan', () => {
	it.each([
		['jetpack_premium', 'jetpack_premium_monthly'],
		['jetpack_premium_monthly', 'jetpack_premium'],
		['jetpack_complete', 'jetpack_complete_monthly'],
		['jetpack_security_t1_yearly', 'jetpack_security_t1_monthly'],
		['jetpack_security_t1_monthly', 'jetpack_security_t1_yearly'],
	])('%s is the active one of %s, else the latest [PLAN-020]', (plan, slug) => {
		const expired = [held(slug, false), held(plan, false)];
		const active = held(slug);
		expect(planPurchase(plan, [...expired, active])).toBe(active);
		expect(planPurchase(plan, expired)).toBe(expired[1]);
		expect(otherPurchases(plan, [...expired, active])).toEqual([]);
	});

	it('is none of two years, and none of another plan [PLAN-020]', () => {
		const others = ['jetpack_security_t2_yearly', 'jetpack_premium', 'value_bundle-2y'].map((slug) =>
			held(slug),
		);
		expect(planPurchase('jetpack_security_t1_monthly', others)).toBeUndefined();
		expect(planPurchase('value_bundle', others)).toBeUndefined();
	});
});

describe('other purchases', () => {
	const others = (plan: string, ...slugs: string[]) =>
		otherPurchases(plan, [...slugs.map((slug) => held(slug)), held('jetpack_business', false)]).map(
			({ product_slug }) => product_slug,
		);

	it('are active plans, bundles and unknown products, but no known product [PLAN-064]', () => {
		const unknown = ['jetpack_complete', 'nobody_sells_it', 'dotcom_domain'];
		expect(others('jetpack_premium', 'jetpack_premium', ...unknown, 'jetpack_scan')).toEqual(unknown);
		// The page has no details of such a plan.
		expect(others('jetpack_galaxy', 'jetpack_galaxy')).toEqual(['jetpack_galaxy']);
	});

	it('include a second purchase of the plan, in whichever term [PLAN-020]', () => {
		const both = ['jetpack_premium', 'jetpack_premium_monthly'];
		expect(others('jetpack_premium', ...both)).toEqual(['jetpack_premium_monthly']);
	});
});

describe('purchase date', () => {
	const HOUR = 60 * 60 * 1000;
	const iso = (time: number) => new Date(time).toISOString();
	const dated = (more: object) => ({ expiry_date: '', subscribed_date: '', is_refundable: false, ...more });

	it.each<[string, object, string]>([
		['no expiry', { subscribed_date: '2024-02-29T10:00:00+00:00' }, 'Purchased on February 29, 2024.'],
		[
			'a refund still possible',
			{ subscribed_date: '2024-02-29', expiry_date: iso(NOW + HOUR), is_refundable: true },
			'Purchased on February 29, 2024.',
		],
		['an expiry to come', { expiry_date: iso(NOW + HOUR) }, 'Renews on November 20, 2026.'],
		['an expiry now', { expiry_date: iso(NOW) }, 'Expired on November 20, 2026.'],
		[
			'one past',
			{ subscribed_date: '2020-01-01', expiry_date: iso(NOW - HOUR) },
			'Expired on November 20, 2026.',
		],
		['neither date', {}, ''],
		['a day that is none', { subscribed_date: '2024-02-31T00:00:00+00:00' }, ''],
		['an expiry that is none', { expiry_date: '2024-13-01T00:00:00Z', subscribed_date: '2024-01-01' }, ''],
		['a refund without a day', { expiry_date: iso(NOW + HOUR), is_refundable: true }, ''],
	])('with %s (%j) reads “%s” [PLAN-015, PLAN-016, PLAN-017, PLAN-077]', (_, dates, text) => {
		expect(purchaseDate(dated(dates), 'F j, Y', NOW)).toBe(text);
	});

	it.each([
		['Y/m/d', '2024-02-03T00:00:00+00:00', '2024/02/03.'],
		['j. F Y', '2024-02-03T00:00:00+00:00', '3. February 2024.'],
		['\\d\\e j', '2024-02-03T00:00:00+00:00', 'de 3.'],
		['Y-m-d', '2026-11-20T00:30:00+14:00', '2026-11-20.'],
		['Y-m-d', '2026-11-20T23:30:00-11:00', '2026-11-20.'],
		['Y-m-d', '2026-11-20 05:00:00', '2026-11-20.'],
	])('is the provider’s day in the site’s format, %s: %s [PLAN-019]', (format, subscribed_date, text) => {
		expect(purchaseDate(dated({ subscribed_date }), format, NOW)).toBe(`Purchased on ${text}`);
	});

	it('is a whole sentence or empty, whatever the provider sends [PLAN-017]', () => {
		const odd = fc.oneof(
			fc.string(),
			fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
			fc.constantFrom('', '0', 'null', '2026-02-30T00:00:00Z', '+275760-09-13', '2026-11-20T99:00:00Z'),
		);
		fc.assert(
			fc.property(odd, odd, fc.boolean(), (expiry, subscribed, isRefundable) => {
				const purchase = { expiry_date: expiry, subscribed_date: subscribed, is_refundable: isRefundable };
				expect(purchaseDate(purchase, 'F j, Y', NOW)).toMatch(
					/^$|^(Purchased|Renews|Expired) on [A-Z][a-z]+ \d{1,2}, \d{4}\.$/,
				);
			}),
			{ seed: 12 },
		);
	});

	it('marks a purchase as new for a day', () => {
		const ages = [-HOUR, 0, 23 * HOUR, 25 * HOUR].map((age) => ({ subscribed_date: iso(NOW - age) }));
		expect(ages.map((more) => isNew(dated(more), NOW))).toEqual([true, true, true, false]);
		expect(isNew(dated({ subscribed_date: 'soon' }), NOW)).toBe(false);
	});
});
