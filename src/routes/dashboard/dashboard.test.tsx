import { act, screen, waitFor } from '@testing-library/react';
import { openApp } from '../../../tests/support/open-app';
import { arrived, cards, hasRegion, offerPlaces, region, sections } from '../../../tests/support/screens';
import { settled } from '../../../tests/support/settled';
import { askedRanges } from '../../../tests/support/stats';
import type { TestSite } from '../../../tests/support/test-site';

/** Stand below the main content for everybody (SHELL-105). */
const [SUPPORT, APPS] = ['Help and support', 'Jetpack mobile app'];
const mainSections = () => sections().filter((title) => title !== SUPPORT && title !== APPS);
const MANAGER = ['Jetpack Stats', 'Security', 'Performance and Growth', 'Connections'];
const SECURITY = ['Scan', 'Spam protection', 'Brute force protection', 'Downtime monitoring'];
const securityCards = () =>
	cards().filter((title) => [...SECURITY, 'Backups', 'Activity'].includes(title ?? ''));
/** Cards of one module, which is on or off. */
const FEATURES = ['Brute force protection', 'Downtime monitoring', 'Image accelerator', 'VideoPress'];
const agencies = () => screen.queryByRole('group', { name: 'Do you manage sites for clients?' });

/** How many ways a card has to do that. */
const exits = (card: string, name: string | RegExp) =>
	['link', 'button', 'switch'].flatMap((role) => region(card).queryAllByRole(role, { name })).length;
const setFeatures = (site: TestSite, isOn: boolean) =>
	site.setSwitches({ stats: isOn, protect: isOn, monitor: isOn, photon: isOn, videopress: isOn });
const permit = (site: TestSite, permissions: object) =>
	site.page({ userData: { currentUser: { permissions } } });

describe('the dashboard', () => {
	it('renders from the page alone when every call fails [DASH-001, SHELL-002, SHELL-007]', async () => {
		const { site } = await openApp({ before: (running) => running.fail('GET', '') });
		expect(await screen.findByRole('heading', { name: 'Jetpack At A Glance Dashboard' })).toBeInTheDocument();
		expect(mainSections()).toEqual(MANAGER);
		expect(document.querySelector('#jp-plugin-container .jp-loading-placeholder')).toBeNull();
		expect(site.callsTo('POST')).toEqual([]);
	});

	it('has a card for everything with one way on each, pins backups and the bundle, and sells once per title [DASH-003, DASH-004, DASH-006, DASH-013, DASH-017, DASH-022, DASH-026, DASH-119, SHELL-001, SHELL-004, SHELL-026, SHELL-105]', async () => {
		const { rest } = await openApp({
			before: async (site) => {
				await setFeatures(site, false);
				site.page({ userData: { currentUser: { wpcomUser: { site_count: 2 } } } });
			},
		});
		await arrived();
		await rest();
		expect(mainSections()).toEqual(MANAGER);
		expect(securityCards()).toEqual(['Backups', ...SECURITY]);
		const order = [
			screen.getByRole('heading', { name: 'Security' }),
			screen.getByRole('group', { name: 'Jetpack Security' }),
			screen.getByRole('region', { name: 'Scan' }),
			agencies() as HTMLElement,
			...[SUPPORT, APPS].map((name) => screen.getByRole('region', { name })),
		];
		order.reduce((before, after) => {
			expect(before.compareDocumentPosition(after) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
			return after;
		});
		const ways: Array<[card: string, name: string | RegExp]> = [
			['Jetpack Stats', /^Activate/],
			['Backups', 'Upgrade'],
			['Scan', 'Upgrade'],
			['Spam protection', /^(Install|Activate)/],
			...FEATURES.map((name) => [name, name] as [string, string]),
			['Search', /^(Upgrade|Start for free)$/],
			['Jetpack Boost', /^(Install|Activate)/],
			['Jetpack CRM', /^(Install|Activate)/],
			['Site connection', 'Manage site connection'],
		];
		expect(ways.map(([card, name]) => [card, exits(card, name)])).toEqual(ways.map(([card]) => [card, 1]));
		expect(hasRegion('Account connection')).toBe(true);
		for (const [name, href] of [
			['Manage security settings', '#/security'],
			['Paid plans for Scan', '#/plans'],
		] as const) {
			expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
		}
		const names = screen.getAllByRole('heading').map((heading) => heading.textContent);
		expect(names).toEqual([...new Set(names)]);
		expect(offerPlaces()).toEqual(expect.arrayContaining(['Jetpack Security', 'Backups', 'Scan']));
		expect(offerPlaces()).toEqual([...new Set(offerPlaces())]);
	});

	it.each(['#/security', '#/performance', '#/traffic', '#/my-plan'])(
		'like %s, sells at most once per title',
		async (hash) => {
			await openApp({ scenario: ['firewall'], hash });
			await arrived();
			await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
			expect(offerPlaces()).not.toEqual([]);
			expect(offerPlaces()).toEqual([...new Set(offerPlaces())]);
		},
	);

	it('says that a site administrator turned stats off, and hides features without their module [DASH-121, DASH-122]', async () => {
		await openApp({
			before: async (site) => {
				await site.setFacts({ overrides: { stats: 'inactive', monitor: 'inactive' } });
				site.page({ getModules: { protect: undefined, photon: undefined, videopress: undefined } });
			},
		});
		await arrived();
		expect(
			region('Stats').getByText('Jetpack Stats has been disabled by a site administrator.'),
		).toBeInTheDocument();
		expect(FEATURES.filter(hasRegion)).toEqual([]);
		expect(cards()).toEqual(expect.arrayContaining(['Backups', 'Scan', 'Search', 'Site connection']));
	});

	it('offers nothing but reasons offline, and no cards below the main content [DASH-026, DASH-028, DASH-088]', async () => {
		await openApp({ scenario: ['offline-constant'] });
		await arrived();
		for (const name of [...FEATURES.slice(0, 3), 'Search']) {
			expect(region(name).getByText(/^Unavailable in Offline Mode\.?$/)).toBeInTheDocument();
			expect([name, exits(name, /./)]).toEqual([name, 0]);
		}
		expect([SUPPORT, APPS].some((name) => hasRegion(name ?? ''))).toBe(false);
		expect(agencies()).not.toBeInTheDocument();
	});
});

describe('the dashboard of others', () => {
	it.each([
		['editor', true, ['Jetpack Stats', 'Security', 'Connections']],
		['editor', false, ['Security', 'Connections']],
		['subscriber', false, ['Connections']],
	])(
		'is reduced for %s who may view stats: %s [DASH-005, DASH-006, DASH-010, DASH-012, SHELL-001, STATS-010]',
		async (as, view_stats, expected) => {
			const app = await openApp({
				as,
				scenario: ['stats-on', 'protect-on'],
				before: (site) => permit(site, { view_stats }),
			});
			await arrived();
			expect(mainSections()).toEqual(expected);
			expect(askedRanges(app)).toEqual(view_stats ? ['day'] : []);
			expect(hasRegion('Brute force protection')).toBe(as === 'editor');
			expect(screen.queryByRole('link', { name: 'Manage security settings' })).not.toBeInTheDocument();
			expect(screen.queryByRole('switch')).not.toBeInTheDocument();
			expect(screen.queryByRole('button', { name: /Activate/ })).not.toBeInTheDocument();
		},
	);

	it.each([true, false])(
		'shows each capability of a manager in its own place: %s [ROLE-008, ROLE-009, STATS-010]',
		async (isGiven) => {
			const { reopen } = await openApp({
				scenario: ['stats-on'],
				before: (site) => permit(site, { manage_modules: isGiven, view_stats: false }),
			});
			await arrived();
			expect(screen.queryAllByRole('switch').length > 0).toBe(isGiven);
			expect(hasRegion('Jetpack Stats')).toBe(isGiven);
			await reopen('#/security');
			await arrived();
			expect(screen.queryByRole('navigation', { name: 'Settings' }) !== null).toBe(isGiven);
			expect(screen.queryByRole('search') !== null).toBe(isGiven);
		},
	);
});

it('help and the apps show where the rewind status loads and on /plans, not on other screens [DASH-026]', async () => {
	// A modal hides what is behind it from screen readers.
	const shown = () => [SUPPORT, APPS].filter((name) => screen.queryByRole('region', { name, hidden: true }));
	const { site, reopen } = await openApp({ hash: '#/setup' });
	expect(shown()).toEqual([]);
	for (const path of [
		'/security',
		'/activity',
		'/disconnect',
		'/plans-prompt',
		'/recommendations',
		'/product/backup',
	]) {
		await reopen(`#${path}`);
		expect([path, shown()]).toEqual([path, []]);
	}
	for (const path of ['/', '/reconnect', '/my-plan']) {
		site.calls.length = 0;
		await reopen(`#${path}`);
		expect([path, shown()]).toEqual([path, [SUPPORT, APPS]]);
		await waitFor(() => expect(site.callsTo('GET', 'rewind')).toHaveLength(1));
	}
	await act(async () => void (window.location.hash = '#/plans'));
	await settled();
	expect(shown()).toEqual([SUPPORT, APPS]);
});

const wrap = (data: unknown) => ({ code: 'success', message: '', data: JSON.stringify(data) });
const ODD = '<b>x</b>🧑‍🚀';

/** What no host should send to the cards, but one may. */
const PAYLOADS: Record<string, unknown> = {
	rewind: wrap({ state: 'active', reason: 5, credentials: {}, last_backup: ODD }),
	scan: wrap({ state: ODD, reason: null, threats: [null, ODD], credentials: false, most_recent: [] }),
	'module/vaultpress/data': { code: 'success', message: ODD, data: [] },
	'module/akismet/data': ODD,
	'module/protect/data': { [ODD]: 1e308 },
	plugins: { 'jetpack-boost/jetpack-boost.php': { Name: null, active: ODD }, x: 0 },
	'site/features': wrap({ active: [ODD, 5, null], available: ODD }),
	'site/purchases': wrap([{ ID: ODD, product_slug: 3, product_name: ODD, active: {}, expiry_date: ODD }, 0]),
	'module/stats/data': { general: { stats: { views: ODD } }, day: { data: [[ODD, 5], 0] } },
};

it('malformed payloads don’t break a card or the page', async () => {
	const scenario = ['vaultpress-ok', 'stats-on', 'protect-on'];
	const { site, reopen, rest } = await openApp({ scenario });
	await arrived();
	const all = cards();
	const read = new Set<string>();
	site.intercept((request) => {
		const path = new URL(request.url).pathname.split('/jetpack/v4/')[1] ?? '';
		return path in PAYLOADS && read.add(path) ? Response.json(PAYLOADS[path]) : null;
	});
	await reopen();
	await rest();
	expect([...read].sort()).toEqual(Object.keys(PAYLOADS).sort());
	// Active backups bring one more: Activity.
	expect(cards()).toEqual(expect.arrayContaining(all));
	expect(screen.queryByText('Something went wrong on this page.')).not.toBeInTheDocument();
	expect(screen.queryByText('This card couldn’t load.')).not.toBeInTheDocument();
	expect(screen.queryByText(/NaN|undefined|\[object/)).not.toBeInTheDocument();
	expect(document.querySelector('.jpd-root b')).toBeNull();
});
