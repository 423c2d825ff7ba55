import { screen } from '@testing-library/react';
import { openApp } from '../support/open-app';
import { arrived, cards, hasRegion, region, sections } from '../support/screens';

/** Stand below the main content for everybody (SHELL-105). */
const EXTRAS = ['Help and support', 'Jetpack mobile app'];
const mainSections = () => sections().filter((title) => !EXTRAS.includes(title ?? ''));

const MANAGER = ['Jetpack Stats', 'Security', 'Performance and Growth', 'Connections'];

describe('the dashboard layout', () => {
	it('renders from the page alone when every call fails [DASH-001, SHELL-002, SHELL-007]', async () => {
		const { site } = await openApp({ before: (running) => running.fail('GET', '') });
		expect(await screen.findByRole('heading', { name: 'Jetpack At A Glance Dashboard' })).toBeInTheDocument();
		expect(mainSections()).toEqual(MANAGER);
		expect(document.querySelector('#jp-plugin-container .jp-loading-placeholder')).toBeNull();
		expect(site.callsTo('POST')).toEqual([]);
	});

	it.each(['', '#/no-such-screen'])('shows at %p too [SHELL-008, SHELL-009]', async (hash) => {
		await openApp({ hash });
		await arrived();
		expect(mainSections()).toEqual(MANAGER);
		expect(window.location.hash.replace(/\?.*/, '')).toMatch(/^(#\/(dashboard)?)?$/);
	});

	it('shows editors a part of it, without switches and the security link [DASH-005, DASH-006, DASH-010, DASH-012]', async () => {
		await openApp({ as: 'editor', scenario: ['stats-for-editors', 'protect-on'] });
		await arrived();
		expect(mainSections()).toEqual(['Jetpack Stats', 'Security', 'Connections']);
		expect(hasRegion('Brute force protection')).toBe(true);
		expect(screen.queryByRole('link', { name: 'Manage security settings' })).not.toBeInTheDocument();
		expect(screen.queryByRole('switch')).not.toBeInTheDocument();
		expect(screen.queryByRole('button', { name: /Activate/ })).not.toBeInTheDocument();
	});

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
		for (const name of ['Brute force protection', 'Image accelerator', 'VideoPress', 'Downtime monitoring']) {
			expect([name, hasRegion(name)]).toEqual([name, false]);
		}
		expect(cards()).toEqual(expect.arrayContaining(['Backups', 'Scan', 'Search', 'Site connection']));
	});
});

const SECURITY = ['Scan', 'Spam protection', 'Brute force protection', 'Downtime monitoring'];
const known = [...SECURITY, 'Backups', 'Activity'];
const securityCards = () => cards().filter((title) => known.includes(title ?? ''));

describe('the security section', () => {
	it('pins backups and the bundle above the grid, with a single backups card [DASH-006, DASH-013, DASH-017, DASH-022, DASH-119]', async () => {
		await openApp();
		await arrived();
		const bundle = await screen.findByRole('group', { name: 'Jetpack Security' });
		expect(securityCards()).toEqual(['Backups', ...SECURITY]);
		const heading = screen.getByRole('heading', { name: 'Security' });
		expect(screen.getByRole('link', { name: 'Manage security settings' })).toHaveAttribute(
			'href',
			'#/security',
		);
		const [scan] = screen.getAllByRole('region', { name: 'Scan' });
		expect(isBefore(heading, bundle)).toBe(true);
		expect(isBefore(bundle, scan!)).toBe(true);
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
});

const isBefore = (one: Element, other: Element) =>
	Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
