import { act, screen, waitFor } from '@testing-library/react';
import { openApp } from '../support/open-app';
import { arrived } from '../support/screens';

/** What's sold on a free site, with and without an owner, and on sites that own some of it. */
const SITES = [['connected'], ['site-only'], ['plan-security'], ['product-scan']];

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

	it('appear at most once per title on the other screens', async () => {
		await openApp({ scenario: ['firewall'], hash: SCREENS[0] });
		for (const hash of SCREENS) {
			act(() => void (window.location.hash = hash));
			await arrived();
			await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
			expect(places().length).toBeGreaterThan(0);
			expect(new Set(places()).size).toBe(places().length);
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
