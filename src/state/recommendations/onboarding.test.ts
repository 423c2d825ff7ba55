import {
	purchasedOnboardings,
	changedOnboarding,
	onboardingFlow,
	ONBOARDINGS,
	shownOnboardings,
	type Onboarding,
} from './onboarding';

const bought = (product_slug: string, more: { active?: boolean; subscribed_date?: string } = {}) => ({
	product_slug,
	active: true,
	subscribed_date: '2026-01-01T00:00:00+00:00',
	...more,
});

describe('onboardings for purchases', () => {
	it.each<[string, Onboarding?]>([
		['jetpack_complete', 'JETPACK_COMPLETE'],
		['jetpack_complete_monthly', 'JETPACK_COMPLETE'],
		['jetpack_security_t1_yearly', 'JETPACK_SECURITY'],
		['jetpack_security_daily', 'JETPACK_SECURITY'],
		['jetpack_backup_t1_yearly', 'JETPACK_BACKUP'],
		['jetpack_anti_spam', 'JETPACK_ANTI_SPAM'],
		['jetpack_videopress_monthly', 'JETPACK_VIDEOPRESS'],
		['jetpack_search', 'JETPACK_SEARCH'],
		['jetpack_scan', 'JETPACK_SCAN'],
		['jetpack_boost_yearly'],
		['jetpack_premium'],
		['x'],
		[''],
	])('%s belongs to %s [REC-091, REC-112]', (slug, name = undefined) => {
		expect(purchasedOnboardings([bought(slug)])).toEqual(name ? [name] : []);
	});

	it('are sorted by rank, not by date, without duplicates [REC-096]', () => {
		const purchases = [
			bought('jetpack_scan', { subscribed_date: '2023-01-01T00:00:00+00:00' }),
			bought('jetpack_search'),
			bought('jetpack_search_free'),
			bought('jetpack_backup_t1_yearly', { subscribed_date: '2026-10-01T00:00:00+00:00' }),
		];
		expect(purchasedOnboardings(purchases)).toEqual(['JETPACK_BACKUP', 'JETPACK_SEARCH', 'JETPACK_SCAN']);
	});

	it.each([
		[{ subscribed_date: '2022-09-28T00:00:01Z' }, true],
		[{ subscribed_date: '2022-09-28T00:00:00Z' }, false],
		[{ active: false }, false],
		[{ subscribed_date: '' }, false],
		[{ subscribed_date: 'yesterday' }, false],
	])('count with %j: %s [REC-096, REC-097]', (more, counts) => {
		expect(purchasedOnboardings([bought('jetpack_scan', more)])).toEqual(counts ? ['JETPACK_SCAN'] : []);
	});
});

describe('changedOnboarding', () => {
	const [scan, search] = [bought('jetpack_scan'), bought('jetpack_search')];
	const [backup, security] = [bought('jetpack_backup_t1_yearly'), bought('jetpack_security_t1_yearly')];
	const complete = bought('jetpack_complete');

	const viewed = (...names: string[]) => names.map((name) => `JETPACK_${name}` as Onboarding);
	const none = (...names: string[]) => ({ active: null, viewed: viewed(...names), hasStarted: false });
	const running = (...names: string[]) => {
		const [active = null] = viewed(...names);
		return { active, viewed: viewed(...names), hasStarted: true };
	};

	it.each<[string, ReturnType<typeof running>, object[], string[] | null, string?]>([
		['the highest-ranked one, and what it covers', none(), [scan, search, security], ['SECURITY', 'SCAN']],
		['one that covers all', none(), [scan, search, complete], ['COMPLETE', 'SEARCH', 'SCAN']],
		['the first of two', none(), [search, backup], ['BACKUP']],
		['nothing until it ends', running('BACKUP'), [search, backup], null],
		['the second then', none('BACKUP'), [search, backup], ['BACKUP', 'SEARCH'], 'SEARCH'],
		['nothing for what waits', { ...running('SEARCH'), hasStarted: false }, [search], null],
		['a higher-ranked one first', { ...running('SEARCH'), hasStarted: false }, [search, backup], ['BACKUP']],
		['none already viewed', none('SECURITY'), [scan, security], ['SECURITY', 'SCAN'], 'SCAN'],
		['nothing if all are viewed', running('SECURITY', 'SCAN'), [scan, security], null],
	])('activates %s: %j %j [REC-096, REC-111]', (_, stored, purchases, names, active = names?.[0] ?? '') => {
		const changed = names && { active: `JETPACK_${active}`, viewed: viewed(...names), hasNew: true };
		expect(changedOnboarding(stored, purchases as (typeof scan)[])).toEqual(changed);
	});

	it('drops onboardings that no longer have a purchase [REC-112]', () => {
		const dropped = { active: null, viewed: ['JETPACK_SECURITY'], hasNew: false };
		expect(changedOnboarding(running('SCAN', 'SECURITY'), [security])).toEqual(dropped);
		expect(changedOnboarding(none('SCAN', 'SECURITY'), [security])).toEqual(dropped);
	});
});

describe('onboardings shown in the summary', () => {
	it.each<[Onboarding[], Onboarding[]]>([
		[[...ONBOARDINGS], ['JETPACK_COMPLETE']],
		[ONBOARDINGS.slice(1), ['JETPACK_SECURITY']],
		[
			[...ONBOARDINGS].slice(2).reverse(),
			['JETPACK_BACKUP', 'JETPACK_ANTI_SPAM', 'JETPACK_VIDEOPRESS', 'JETPACK_SEARCH', 'JETPACK_SCAN'],
		],
		[['JETPACK_SCAN', 'JETPACK_SECURITY'], ['JETPACK_SECURITY']],
		[['JETPACK_VIDEOPRESS', 'JETPACK_COMPLETE'], ['JETPACK_COMPLETE']],
		[['JETPACK_SEARCH', 'JETPACK_SECURITY'], ['JETPACK_SECURITY']],
		[[], []],
	])('for viewed %j are %j [REC-098, REC-099, REC-113]', (viewed, shown) => {
		expect(shownOnboardings(viewed)).toEqual(shown);
	});
});

describe('onboarding flow', () => {
	const ACTIVATED = ['backup-activated', 'scan-activated', 'antispam-activated'];
	it.each<[Onboarding, string[], string[]]>([
		['JETPACK_COMPLETE', [...ACTIVATED, 'videopress-activated', 'search-activated'], ['server-credentials']],
		['JETPACK_SECURITY', ACTIVATED, ['monitor', 'site-accelerator', 'server-credentials']],
		['JETPACK_BACKUP', [], ['monitor', 'site-accelerator', 'server-credentials']],
		['JETPACK_ANTI_SPAM', [], ['monitor', 'site-accelerator']],
		['JETPACK_SCAN', [], ['monitor', 'site-accelerator']],
		['JETPACK_VIDEOPRESS', [], ['monitor', 'site-accelerator', 'related-posts']],
		['JETPACK_SEARCH', [], ['related-posts', 'monitor', 'site-accelerator']],
	])(
		'for %s has its welcome, activated products and related steps [REC-092, REC-093, REC-094]',
		(name, active, more) => {
			const [welcome, ...rest] = onboardingFlow(name);
			expect(welcome).toBe(`welcome__${name.replace('JETPACK_', '').replace('_', '').toLowerCase()}`);
			expect(rest).toEqual([...active, ...more]);
		},
	);
});
