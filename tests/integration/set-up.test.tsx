import { act, screen, waitFor } from '@testing-library/react';
import { closeApps, openApp } from '../support/open-app';

describe('setup', () => {
	it('starts automatically on /setup, once, and passes `from` on [SHELL-013, CONN-014, CONN-019]', async () => {
		const { site, left } = await openApp({ scenario: ['not-connected'], hash: '#/setup?from=my-host' });
		await waitFor(() => expect(left).toHaveLength(1));
		expect(left[0]).toContain('from=my-host');
		expect(site.callsTo('POST', 'connection/register')).toHaveLength(1);
	});

	it('doesn’t restart automatically after a failure', async () => {
		const { site } = await openApp({
			scenario: ['not-connected'],
			hash: '#/setup',
			before: (running) => running.fail('POST', 'connection/register', 500, { code: 'x', message: 'x' }),
		});
		expect(await screen.findByText('An error occurred. Please try again.')).toBeInTheDocument();
		await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
		expect(site.callsTo('POST')).toHaveLength(1);
	});

	it('shows the dashboard instead on a connected site [SHELL-100]', async () => {
		for (const hash of ['#/setup', '#/disconnect', '#/reconnect']) {
			const { left } = await openApp({ hash });
			expect(await screen.findByText('Jetpack At A Glance Dashboard')).toBeInTheDocument();
			expect(left).toEqual([]);
			await closeApps();
		}
	});
});
