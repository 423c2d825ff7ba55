import { act, screen, waitFor, within } from '@testing-library/react';
import { openApp } from '../support/open-app';
import { settled } from '../support/settled';

const goTo = (hash: string) => act(() => void (window.location.hash = hash));

describe('reconnect dialog', () => {
	it('closes without a request, or goes to the host’s authorization URL [CONN-060, CONN-061, CONN-062, CONN-066, CONN-068, CONN-071, SHELL-011]', async () => {
		const { site, user, left } = await openApp({ hash: '#/reconnect' });
		await user.click(await screen.findByRole('button', { name: 'Cancel' }));
		await waitFor(() => expect(window.location.hash).toBe('#/dashboard'));
		expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
		expect(site.callsTo('POST')).toEqual([]);

		goTo('#/reconnect');
		const modal = await screen.findByRole('dialog', { name: 'Reconnect Jetpack' });
		expect(modal).toHaveTextContent(/link to reconnect.*Site Health.*support/);
		expect(screen.getByText('Jetpack At A Glance Dashboard')).toBeInTheDocument();
		const answer = site.hold('POST', 'connection/reconnect');
		await user.click(within(modal).getByRole('button', { name: 'Reconnect Jetpack' }));
		await waitFor(() => expect(window.location.hash).toBe('#/dashboard'));
		expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
		await settled();
		expect(screen.getByText('Reconnecting Jetpack')).toBeInTheDocument();
		await answer();
		await waitFor(() => expect(left[0]).toMatch(/\/provider\/authorize/));
		expect(screen.queryByText('Reconnecting Jetpack')).not.toBeInTheDocument();
		expect(site.callsTo('POST').map(({ path, body }) => ({ path, body }))).toEqual([
			{ path: 'connection/reconnect', body: null },
		]);
	});
});
