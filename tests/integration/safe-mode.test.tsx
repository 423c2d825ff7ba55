import { act, screen, waitFor } from '@testing-library/react';
import { closeApps, openApp } from '../support/open-app';
import { app, arrived } from '../support/screens';

const QUESTION = 'This site’s URL has changed';
const STAY = 'Stay in Safe Mode';
const SAFE_MODE = 'Safe Mode is on';

describe('dashboard in safe mode', () => {
	it('replaces every screen with a message, and has no switches [SHELL-109]', async () => {
		const { site } = await openApp({ hash: '#/security', scenario: ['everything-on', 'identity-crisis'] });
		for (const hash of ['#/dashboard', '#/disconnect', '#/reconnect', '#/woo-setup']) {
			act(() => void (window.location.hash = hash));
			await waitFor(() => expect(window.location.hash).toBe(hash));
			expect(await arrived()).toHaveTextContent(SAFE_MODE);
			expect(app().getByText(/^Nothing shows or changes here until/)).toBeVisible();
			expect(app().queryByRole('switch')).not.toBeInTheDocument();
			expect(screen.queryByRole('navigation', { name: /Dashboard|Settings/ })).not.toBeInTheDocument();
			expect(screen.queryByText('Site connection')).not.toBeInTheDocument();
			expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
		}
		expect(site.callsTo('POST')).toEqual([]);
	});

	it('informs an editor alongside the host’s banner, without repeating its question [SHELL-109]', async () => {
		await openApp({
			scenario: ['identity-crisis'],
			as: 'editor',
			before: (site) =>
				site.changePage((html) =>
					html.replace(/<div\s+id="jp-plugin-container"/, '<p id="jp-identity-crisis-container"></p>$&'),
				),
		});
		expect(await arrived()).toHaveTextContent(SAFE_MODE);
		await act(() => import('../../src/components/identity-crisis/banner').then(() => {}));
		expect(screen.queryByRole('region', { name: QUESTION })).not.toBeInTheDocument();
		expect(app().queryByRole('button', { name: STAY })).not.toBeInTheDocument();
	});

	it('shows the screens again once the user chooses safe mode [SHELL-109]', async () => {
		const { site, user, reloads } = await openApp({ scenario: ['identity-crisis'] });
		await user.click(await screen.findByRole('button', { name: STAY }));
		await waitFor(() => expect(reloads()).toBe(1));
		await closeApps();
		await openApp({ site });
		expect(await arrived()).toHaveTextContent('At A Glance');
		expect(await screen.findByRole('region', { name: 'Site connection' })).toBeInTheDocument();
	});
});
