import { screen, waitFor } from '@testing-library/react';
import { SCENARIOS } from '../../host/scenarios/scenarios';
import { closeApps, openApp } from '../support/open-app';
import { arrived } from '../support/screens';

/**
 * What's sold on a free site, with and without an owner, on sites that own some of it, and where offers
 * appear otherwise.
 */
const SITES = [
	['connected'],
	['site-only'],
	['everything-on'],
	['stats-on'],
	['atomic'],
	['multisite'],
	['commerce-seen'],
	['firewall'],
	...Object.keys(SCENARIOS)
		.filter((name) => /^(plan|product|search|coupon|rewind|backup|scan|vaultpress|akismet|video)/.test(name))
		.map((name) => [name]),
];

const SCREENS = ['#/security', '#/performance', '#/traffic', '#/my-plan'];

/** The titles under which offers stand: one of its own for each. */
const places = () =>
	[...document.querySelectorAll('#jp-plugin-container .banner')].map((banner) => {
		const id = banner.closest('section')?.getAttribute('aria-labelledby');
		return (id && document.getElementById(id)?.textContent) ?? 'the screen';
	});

describe('promotions', () => {
	it.each(SITES)('appear at most once per title on the dashboard: %s', async (...scenario) => {
		const { rest } = await openApp({ scenario });
		await arrived();
		await rest();
		await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
		expect(new Set(places()).size).toBe(places().length);
	});

	it.each(SCREENS)('appear at most once per title on %s', async (hash) => {
		for (const scenario of ['connected', 'site-only', 'firewall']) {
			await openApp({ scenario: [scenario], hash });
			await arrived();
			await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
			expect(new Set(places()).size).toBe(places().length);
			await closeApps();
		}
	});

	it('do appear on the dashboard', async () => {
		await openApp();
		await screen.findByRole('group', { name: 'Jetpack Security' });
		await waitFor(() =>
			expect(places()).toEqual(expect.arrayContaining(['Jetpack Security', 'Backups', 'Scan'])),
		);
	});
});
