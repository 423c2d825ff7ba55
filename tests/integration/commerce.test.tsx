import { screen, waitFor } from '@testing-library/react';
import { openApp, type OpenOptions } from '../support/open-app';
import { arrived } from '../support/screens';

const commerce =
	(isActive: boolean, hasSeen: boolean): OpenOptions['before'] =>
	(site) => {
		site.editPage((state) =>
			Object.assign(state, { isWooCommerceActive: isActive, hasSeenWCConnectionModal: hasSeen }),
		);
		site.intercept((request) =>
			request.url.includes('seen-wc-connection-modal') ? new Response('{"success":true}') : null,
		);
	};

describe('the WooCommerce welcome', () => {
	it('opens before the requested screen, is marked as seen once, and leads back [CONN-075, CONN-077, CONN-078, CONN-091, SHELL-025]', async () => {
		const { site, user } = await openApp({ hash: '#/security?term=sso', before: commerce(true, false) });
		expect(await screen.findByRole('heading', { level: 1, name: /WooCommerce/ })).toBeInTheDocument();
		expect(window.location.hash).toBe('#/woo-setup');
		await waitFor(() =>
			expect(site.callsTo('POST').map(({ path }) => path)).toEqual(['seen-wc-connection-modal']),
		);
		await user.click(screen.getByRole('link', { name: 'Continue' }));
		await waitFor(() => expect(window.location.hash).toBe('#/security?term=sso'));
		expect(site.callsTo('POST')).toHaveLength(1);
	});

	it('isn’t marked as seen again when reopened by URL [CONN-078]', async () => {
		const { site } = await openApp({ hash: '#/woo-setup', before: commerce(true, true) });
		expect(await screen.findByRole('heading', { level: 1, name: /WooCommerce/ })).toBeInTheDocument();
		expect(site.callsTo('POST')).toEqual([]);
	});

	it('connects an unconnected site and shows the terms [CONN-091, SHELL-098]', async () => {
		const { user, left } = await openApp({ scenario: ['not-connected'], before: commerce(true, false) });
		expect(await screen.findByRole('heading', { level: 1, name: /WooCommerce/ })).toBeInTheDocument();
		expect(screen.getByText(/“Set up Jetpack”, you agree to/)).toBeInTheDocument();
		const notNow = screen.getByRole('link', { name: 'Not now' });
		expect(notNow).toHaveAttribute('href', '#/dashboard');
		expect(screen.getByText('Growth').compareDocumentPosition(notNow)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
		await user.click(screen.getByRole('button', { name: 'Set up Jetpack' }));
		await waitFor(() => expect(left[0]).toMatch(/provider\/authorize/));
	});

	it('explains in offline mode why the site can’t be connected, and still continues [CONN-023, CONN-077]', async () => {
		const { user } = await openApp({
			scenario: ['commerce', 'offline-constant'],
			hash: '#/settings',
		});
		expect(await screen.findByRole('heading', { level: 1, name: /WooCommerce/ })).toBeInTheDocument();
		expect(
			screen.getByText('Your site is in Offline Mode, so it can not be connected to WordPress.com.'),
		).toBeInTheDocument();
		expect(screen.queryByRole('button', { name: 'Set up Jetpack' })).not.toBeInTheDocument();
		expect(screen.queryByText(/terms of service/)).not.toBeInTheDocument();
		await user.click(screen.getByRole('link', { name: 'Continue' }));
		await waitFor(() => expect(window.location.hash).toBe('#/settings'));
	});

	it.each<[string, OpenOptions]>([
		['the plugin is not active', { before: commerce(false, false) }],
		['it was seen', { before: commerce(true, true) }],
		['the user manages no modules', { as: 'editor', before: commerce(true, false) }],
	])('doesn’t show when %s [CONN-076]', async (_, options) => {
		const { site } = await openApp(options);
		await arrived();
		expect(window.location.hash).toBe('#/dashboard');
		expect(site.callsTo('POST')).toEqual([]);
	});
});
