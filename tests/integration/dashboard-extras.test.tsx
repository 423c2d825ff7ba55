import { act, screen, waitFor } from '@testing-library/react';
import { sizesOnAppsCard } from '../support/apps-card';
import { openApp } from '../support/open-app';

const SUPPORT = 'Help and support';
const APPS = 'Jetpack mobile app';

describe('the support and apps cards', () => {
	// A modal hides what is behind it from screen readers.
	const cardsAt = () =>
		[SUPPORT, APPS].filter((name) => screen.queryByRole('region', { name, hidden: true }) !== null);

	it.each(['/', '/dashboard', '/reconnect', '/my-plan'])(
		'show on %s, where the rewind status loads [DASH-026]',
		async (path) => {
			const { site } = await openApp({ hash: `#${path}` });
			await waitFor(() => expect(cardsAt()).toEqual([SUPPORT, APPS]));
			await waitFor(() => expect(site.callsTo('GET', 'rewind')).toHaveLength(1));
		},
	);

	it('show on /plans [DASH-026]', async () => {
		await openApp({ hash: '#/plans' });
		await waitFor(() => expect(cardsAt()).toEqual([SUPPORT, APPS]));
	});

	it.each(['/disconnect', '/setup', '/plans-prompt', '/security', '/recommendations', '/product/backup'])(
		'don’t show on %s, but do once the dashboard opens [DASH-026]',
		async (path) => {
			const { user } = await openApp({ hash: `#${path}` });
			await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
			expect(window.location.hash).toMatch(new RegExp(`^#${path}`));
			expect(cardsAt()).toEqual([]);
			await act(async () => void (window.location.hash = '#/dashboard'));
			await user.keyboard('{Escape}');
			await waitFor(() => expect(cardsAt()).toEqual([SUPPORT, APPS]));
		},
	);

	it('have a 25 px icon and an 80 px QR code [DASH-033]', async () => {
		await openApp();
		await screen.findByRole('region', { name: APPS });
		expect(sizesOnAppsCard()).toEqual(['25 × 25', '80 × 80']);
	});
});
