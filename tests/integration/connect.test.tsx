import { act, screen, waitFor, within } from '@testing-library/react';
import { openApp } from '../support/open-app';
import { app, arrived } from '../support/screens';

const start = () => screen.getByRole('button', { name: 'Set up Jetpack' });
const scenario = ['not-connected'];

describe('the connect screen', () => {
	it('replaces every screen, registers the site once, shows progress and opens the authorization page [SHELL-099, CONN-008, CONN-010, CONN-011, CONN-012, CONN-015, CONN-016, CONN-018, CONN-020, CONN-022, CONN-082]', async () => {
		const { site, user, left } = await openApp({ scenario, hash: '#/security' });
		expect(await arrived()).toHaveTextContent('Over 5 million sites are faster and more secure');
		expect(screen.getByText(/“Set up Jetpack”, you agree to/)).toBeInTheDocument();
		expect(screen.getByRole('link', { name: /^terms of service/ })).toHaveAttribute(
			'href',
			expect.stringContaining('wpcom-tos'),
		);
		expect(app().getByText('What happens next')).toBeVisible();
		expect(app().queryByRole('img')).not.toBeInTheDocument();
		expect(app().queryByRole('button', { name: /picture/i })).not.toBeInTheDocument();

		await user.dblClick(start());
		expect(start()).toHaveAttribute('aria-busy', 'true');
		await waitFor(() => expect(left).toHaveLength(1));
		expect(left[0]).toMatch(/^http:\/\/127\.0\.0\.1:4400\/provider\/authorize/);
		expect(left[0]).not.toContain('from=');
		expect(site.callsTo('POST').map(({ path, body }) => ({ path, body }))).toEqual([
			{
				path: 'connection/register',
				body: {
					registration_nonce: expect.any(String),
					no_iframe: true,
					redirect_uri: 'admin.php?page=jetpack',
				},
			},
		]);

		// The browser may come back to the page as it was left.
		expect(start()).toHaveAttribute('aria-busy', 'true');
		act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
		await waitFor(() => expect(start()).not.toHaveAttribute('aria-busy'));
	});

	it.each([
		[
			'the provider',
			500,
			{ code: 'site_inaccessible', message: 'The site is not <b>publicly</b> accessible.', data: 400 },
			'The site is not publicly accessible.',
		],
		[
			'the network',
			undefined,
			undefined,
			'We couldn’t reach your site. Check your connection and try again.',
		],
	])(
		'shows an error caused by %s with its reason, and can be retried [CONN-013, CONN-017, CONN-095]',
		async (_, status, body, reason) => {
			const { site, user, left } = await openApp({ scenario });
			await arrived();
			site.fail('POST', 'connection/register', status, body);
			await user.click(start());
			const alert = await screen.findByRole('alert');
			expect(alert).toHaveTextContent('An error occurred. Please try again.');
			expect(within(alert).getByText(reason)).toBeVisible();
			expect(within(alert).getByText(/^POST connection\/register\s+Status: \d+/)).toBeInTheDocument();
			expect(within(alert).getByRole('link', { name: 'Try another way to connect' })).toHaveAttribute(
				'href',
				expect.stringContaining('action=register'),
			);
			expect(start()).not.toHaveAttribute('aria-busy');
			site.recover();
			await user.click(start());
			await waitFor(() => expect(left).toHaveLength(1));
			expect(screen.queryByRole('alert')).not.toBeInTheDocument();
		},
	);

	it('doesn’t start automatically at /setup if a registration is pending or done [CONN-014]', async () => {
		const { site, user, left, rest } = await openApp({ scenario });
		await arrived();
		const release = site.hold('POST', 'connection/register');
		await user.click(start());
		act(() => void (window.location.hash = '#/setup'));
		await release();
		await waitFor(() => expect(left).toHaveLength(1));
		act(() => void (window.location.hash = '#/dashboard'));
		act(() => void (window.location.hash = '#/setup'));
		await rest();
		expect(left).toHaveLength(1);
		expect(site.callsTo('POST', 'connection/register')).toHaveLength(1);
		expect(site.callsTo('GET', 'connection/authorize_url')).toEqual([]);
	});

	it.each(['#/dashboard', '#/setup?from=somewhere'])(
		'with an expired nonce, reloads the page once at %s and continues automatically [CONN-018]',
		async (hash) => {
			const { site, user, left, reloads, reopen } = await openApp({ scenario });
			await arrived();
			// Another login, as after signing out and in again in another tab.
			await site.signOut();
			await site.signIn('admin');
			if (hash === '#/dashboard') {
				await user.click(start());
			} else {
				act(() => void (window.location.hash = hash));
			}
			await waitFor(() => expect(reloads()).toBe(1));
			expect(screen.queryByRole('alert')).not.toBeInTheDocument();
			expect(start()).toHaveAttribute('aria-busy', 'true');
			expect(left).toEqual([]);
			await reopen();
			await waitFor(() => expect(left).toHaveLength(1));
			expect(left[0]).toContain('/provider/authorize');
			expect(left[0]?.includes('from=somewhere')).toBe(hash.includes('from'));
			expect(site.callsTo('POST', 'connection/register')).toHaveLength(2 + 1);
			expect(reloads()).toBe(1);
		},
	);
});

describe('the account connection screen', () => {
	it('explains in offline mode why it can’t connect, and continues [CONN-023, SHELL-023]', async () => {
		const { user } = await openApp({ scenario: ['offline-constant'], hash: '#/connect-user' });
		expect(await arrived()).toHaveTextContent('Connect your WordPress.com account');
		expect(
			screen.getByText('The site is in Offline Mode, so you can not connect to WordPress.com.'),
		).toBeInTheDocument();
		expect(screen.queryByRole('button', { name: /Connect/ })).not.toBeInTheDocument();
		expect(screen.queryByText(/terms of service/)).not.toBeInTheDocument();
		await user.click(screen.getByRole('link', { name: 'Continue' }));
		await waitFor(() => expect(window.location.hash).toBe('#/dashboard'));
	});

	it('names the feature, shows an error and can be retried [CONN-084, CONN-013, CONN-021]', async () => {
		const { site, user, left } = await openApp({
			as: 'editor',
			hash: '#/connect-user?feature=%3Cb%3Ex%3C%2Fb%3E',
		});
		expect(await arrived()).toHaveTextContent('Connect your account to get <b>x</b>');
		site.fail('GET', 'connection/authorize_url', 403, { code: 'x', message: 'No.' });
		await user.click(await screen.findByRole('button', { name: 'Connect your account' }));
		expect(await screen.findByText('An error occurred. Please try again.')).toBeInTheDocument();
		expect(left).toEqual([]);
		site.recover();
		await user.click(screen.getByRole('button', { name: 'Connect your account' }));
		await waitFor(() => expect(left[0]).toMatch(/provider\/authorize.*from=unlinked-user-connect/));
		expect(site.callsTo('POST')).toEqual([]);
	});

	it.each([true, false])('is there only if somebody owns the connection: %s [ROLE-009]', async (given) => {
		await openApp({
			as: 'editor',
			hash: '#/connect-user',
			before: (site) => site.page({ connectionStatus: { hasConnectedOwner: given } }),
		});
		await waitFor(() => expect(window.location.hash).toBe(given ? '#/connect-user' : '#/dashboard'));
		await arrived();
		expect(screen.queryByRole('button', { name: 'Connect your account' }) !== null).toBe(given);
	});
});

describe('an unconnected site', () => {
	it('asks for an administrator without the permission to connect it [ROLE-005]', async () => {
		await openApp({
			scenario,
			before: (site) => site.page({ userData: { currentUser: { permissions: { connect: false } } } }),
		});
		expect(await screen.findByText(/ask the site administrator to connect/)).toBeInTheDocument();
		expect(screen.queryByRole('button', { name: 'Set up Jetpack' })).not.toBeInTheDocument();
	});
});
