import { screen, waitFor } from '@testing-library/react';
import { closeApps, openApp } from '../support/open-app';
import type { TestSite } from '../support/test-site';
import { arrived, cards, hasRegion, region, sections } from '../support/screens';

/** Stand below the main content for everybody (SHELL-105). */
const EXTRAS = ['Help and support', 'Jetpack mobile app'];
const mainSections = () => sections().filter((title) => !EXTRAS.includes(title ?? ''));

const MANAGER = ['Jetpack Stats', 'Security', 'Performance and Growth', 'Connections'];

const canViewStats = (site: TestSite) =>
	site.editPage((page) => {
		const { currentUser } = page.userData as { currentUser: { permissions: object } };
		Object.assign(currentUser.permissions, { view_stats: true });
	});

describe('the dashboard layout', () => {
	it('renders from the page alone when every call fails [DASH-001, SHELL-002, SHELL-007]', async () => {
		const { site } = await openApp({ before: (running) => running.fail('GET', '') });
		expect(await screen.findByRole('heading', { name: 'Jetpack At A Glance Dashboard' })).toBeInTheDocument();
		expect(mainSections()).toEqual(MANAGER);
		expect(site.callsTo('POST')).toEqual([]);
	});

	it.each(['#/', '', '#/no-such-screen', '#/dashboard?x=1'])(
		'shows at %p too [SHELL-008, SHELL-009]',
		async (hash) => {
			await openApp({ hash });
			await arrived();
			expect(mainSections()).toEqual(MANAGER);
			expect(window.location.hash.replace(/\?.*/, '')).toMatch(/^(#\/(dashboard)?)?$/);
		},
	);

	it('replaces the host’s placeholder in the container', async () => {
		await openApp();
		await arrived();
		const container = document.getElementById('jp-plugin-container');
		expect(container?.querySelector('.jp-loading-placeholder')).toBeNull();
	});

	it('shows stats and connections to a subscriber who can view stats [DASH-008, DASH-009]', async () => {
		await openApp({
			as: 'subscriber',
			scenario: ['connected', 'stats-on', 'protect-on'],
			before: canViewStats,
		});
		await arrived();
		expect(mainSections()).toEqual(['Jetpack Stats', 'Connections']);
	});

	it.each([
		['admin', ['connected', 'stats-on'], MANAGER],
		['editor', ['stats-for-editors', 'protect-on'], ['Jetpack Stats', 'Security', 'Connections']],
		['editor', ['connected', 'protect-on'], ['Security', 'Connections']],
		['subscriber', ['connected', 'protect-on'], ['Connections']],
	])('for %s on %p has the sections %p [DASH-005, DASH-010, DASH-011]', async (as, scenario, expected) => {
		await openApp({ as, scenario });
		await arrived();
		expect(mainSections()).toEqual(expected);
	});

	it('links to the security settings only for managers of an online site [DASH-006]', async () => {
		const name = 'Manage security settings';
		await openApp();
		await arrived();
		expect(screen.getByRole('link', { name })).toHaveAttribute('href', '#/security');
		await closeApps();
		await openApp({ scenario: ['offline-constant'] });
		await arrived();
		expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
		await closeApps();
		await openApp({ as: 'editor', scenario: ['connected', 'protect-on'] });
		await arrived();
		expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
	});

	it.each([
		['protects and has an owner', ['connected'], true],
		['does not protect', ['connected'], false],
		['has no owner', ['site-only'], false],
	])(
		'shows editors the protection card of a site that %s: %p [DASH-012]',
		async (_, [first = ''], isThere) => {
			await openApp({
				as: 'editor',
				scenario: [first],
				before: (site) => site.setSwitches({ protect: isThere || first === 'site-only' }),
			});
			await arrived();
			expect(hasRegion('Brute force protection')).toBe(isThere);
		},
	);
});

const SECURITY = ['Scan', 'Spam protection', 'Brute force protection', 'Downtime monitoring'];
const known = [...SECURITY, 'Backups', 'Activity'];
const securityCards = () => cards().filter((title) => known.includes(title ?? ''));

const multisite = (site: TestSite) =>
	site.editPage((page) => Object.assign(page.siteData as object, { isMultisite: true }));
const backupsWork = (site: TestSite) =>
	site.fail('GET', 'rewind', 200, {
		code: 'success',
		message: '',
		data: JSON.stringify({ state: 'active', credentials: [] }),
	});

describe('the security section', () => {
	it('pins backups and the bundle above the grid, with a single backups card [DASH-013, DASH-017, DASH-022, DASH-119]', async () => {
		await openApp();
		await arrived();
		const bundle = await screen.findByRole('group', { name: 'Jetpack Security' });
		expect(securityCards()).toEqual(['Backups', ...SECURITY]);
		const heading = screen.getByRole('heading', { name: 'Security' });
		const [scan] = screen.getAllByRole('region', { name: 'Scan' });
		expect(isBefore(heading, bundle)).toBe(true);
		expect(isBefore(bundle, scan!)).toBe(true);
	});

	it.each<[string, string[], ((site: TestSite) => void) | undefined, string[]]>([
		['in a network of sites', ['connected'], multisite, SECURITY.slice(1)],
		['offline', ['offline-constant'], undefined, SECURITY],
		['without an owner', ['site-only'], undefined, SECURITY],
	])('pins no bundle %s and puts backups last [DASH-013, DASH-023]', async (_, scenario, before, grid) => {
		await openApp({ scenario, before });
		await arrived();
		expect(securityCards()).toEqual([...grid, 'Backups']);
		expect(screen.queryByRole('group', { name: 'Jetpack Security' })).not.toBeInTheDocument();
	});

	it('puts working backups first, then activity, when nothing is pinned [DASH-017, DASH-118]', async () => {
		await openApp({
			before: (site) => {
				multisite(site);
				backupsWork(site);
			},
		});
		await screen.findByRole('region', { name: 'Activity' });
		expect(securityCards()).toEqual(['Backups', 'Activity', ...SECURITY.slice(1)]);
	});

	it('puts activity first in the grid, below pinned working backups [DASH-017, DASH-103, DASH-118]', async () => {
		const app = await openApp({ scenario: ['rewind-active'] });
		await screen.findByRole('region', { name: 'Activity' });
		expect(securityCards()).toEqual(['Backups', 'Activity', ...SECURITY]);
		const link = await region('Activity').findByRole('link', { name: /^View site activity/ });
		expect(link).toHaveAttribute('href', expect.stringMatching(/source=calypso-activity-log/));
		link.addEventListener('click', (event) => event.preventDefault());
		await app.user.click(link);
		expect(await app.events()).toContainEqual([
			'jetpack_wpa_click',
			expect.objectContaining({ target: 'at-a-glance', type: 'activity-link', feature: 'activity-log' }),
		]);
	});

	it('has no activity card while backups are being set up [DASH-118]', async () => {
		await openApp({ scenario: ['rewind-provisioning'] });
		await region('Backups').findByText(/^Setting up backups\./);
		expect(hasRegion('Activity')).toBe(false);
	});
});

const isBefore = (one: Element, other: Element) =>
	Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

describe('feature cards', () => {
	const FEATURES = [
		['Brute force protection', 'Unavailable in Offline Mode'],
		['Downtime monitoring', 'Unavailable in Offline Mode.'],
		['Image accelerator', 'Unavailable in Offline Mode'],
	] as const;

	it.each(FEATURES)('%s: replaces the switch with the reason in offline mode', async (name, text) => {
		await openApp({ scenario: ['offline-constant'] });
		await arrived();
		expect(region(name).getByText(text, { exact: true })).toBeInTheDocument();
		expect(region(name).queryByRole('switch')).not.toBeInTheDocument();
		expect(region(name).queryByRole('button')).not.toBeInTheDocument();
	});

	it('ask for an account when the connection has no owner, naming the feature [CONN-084]', async () => {
		const { user } = await openApp({ scenario: ['site-only'] });
		await arrived();
		const monitor = region('Downtime monitoring');
		expect(monitor.queryByRole('switch')).not.toBeInTheDocument();
		await user.click(monitor.getByRole('link', { name: 'Connect' }));
		expect(
			await screen.findByRole('heading', { name: 'Connect your account to get Downtime monitoring' }),
		).toBeInTheDocument();
	});

	it.each([
		['Downtime monitoring', 'monitor'],
		['Image accelerator', 'photon'],
		['Brute force protection', 'protect'],
	])('%s: the switch saves its setting', async (name, option) => {
		const { site, user } = await openApp();
		await arrived();
		const before = region(name).getByRole('switch').getAttribute('aria-checked') === 'true';
		await user.click(region(name).getByRole('switch'));
		expect(region(name).getByRole('switch')).toHaveAttribute('aria-checked', String(!before));
		expect(await screen.findByText('Updated settings.')).toBeInTheDocument();
		expect(site.callsTo('POST').map(({ path, body }) => ({ path, body }))).toEqual([
			{ path: 'settings', body: { [option]: !before } },
		]);
	});

	it('show no switch to users who can’t manage modules', async () => {
		await openApp({ as: 'editor', scenario: ['connected', 'protect-on'] });
		await arrived();
		expect(screen.queryByRole('switch')).not.toBeInTheDocument();
		expect(screen.queryByRole('button', { name: /Activate/ })).not.toBeInTheDocument();
	});

	it.each(FEATURES)('%s: is hidden when a site administrator turned it off', async (name) => {
		const slug = {
			'Brute force protection': 'protect',
			'Downtime monitoring': 'monitor',
			'Image accelerator': 'photon',
		}[name];
		await openApp();
		await arrived();
		const all = cards();
		await closeApps();
		await openApp({ before: (site) => site.setFacts({ overrides: { [slug]: 'inactive' } }) });
		await arrived();
		expect(cards()).toEqual(all.filter((title) => title !== name));
	});

	it('can’t be turned off when a site administrator turned them on, and explain why', async () => {
		const { site, user } = await openApp({ scenario: ['overrides'] });
		await arrived();
		const card = region('Brute force protection');
		expect(card.getByRole('switch')).toBeChecked();
		expect(card.getByRole('switch')).toHaveAccessibleDescription(
			/^This feature has been enabled by a site administrator\. Learn more\./,
		);
		await user.click(card.getByRole('switch'));
		expect(site.callsTo('POST')).toEqual([]);
	});

	it('revert with an error when the host refuses, and can be retried', async () => {
		const { site, user } = await openApp();
		await arrived();
		site.fail('POST', 'settings', 403, { code: 'rest_forbidden', message: 'You may not.' });
		const card = region('Image accelerator');
		await user.click(card.getByRole('switch'));
		expect(await card.findByText('You may not.')).toBeInTheDocument();
		expect(screen.getByRole('alert')).toHaveTextContent('Error updating settings. You may not.');
		expect(card.getByRole('switch')).not.toBeChecked();
		site.recover();
		await user.click(card.getByRole('switch'));
		await waitFor(() => expect(card.queryByText('You may not.')).not.toBeInTheDocument());
		expect(card.getByRole('switch')).toBeChecked();
	});

	it('revert when the host accepts a change but doesn’t save it', async () => {
		const { site, user } = await openApp();
		await arrived();
		await site.setFacts({ overrides: { photon: 'inactive' } });
		const card = region('Image accelerator');
		await user.click(card.getByRole('switch'));
		expect(await card.findByText(/Your site didn’t save this value/)).toBeInTheDocument();
		expect(card.getByRole('switch')).not.toBeChecked();
	});

	it('show progress, then one result, no matter how often the switch is clicked [NOTICE-047, NOTICE-048]', async () => {
		const { site, user } = await openApp();
		await arrived();
		let release = () => {};
		site.intercept((request) =>
			request.method === 'POST'
				? (new Promise((resolve) => (release = () => resolve(site.host.fetch(request)))) as Promise<Response>)
				: null,
		);
		const toggle = region('Image accelerator').getByRole('switch');
		await user.click(toggle);
		await user.click(toggle);
		await user.click(toggle);
		expect(screen.getByText('Updating settings…')).toBeInTheDocument();
		expect(toggle).toHaveAttribute('aria-busy', 'true');
		expect(toggle).toHaveFocus();
		release();
		expect(await screen.findByText('Updated settings.')).toBeInTheDocument();
		expect(screen.queryByText('Updating settings…')).not.toBeInTheDocument();
		expect(site.callsTo('POST')).toHaveLength(1);
		await waitFor(() => expect(screen.queryByText('Updated settings.')).not.toBeInTheDocument());
	});
});
