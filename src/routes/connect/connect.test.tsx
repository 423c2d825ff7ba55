import { act, screen, waitFor, within } from '@testing-library/react';
import { openApp, type OpenOptions } from '../../../tests/support/open-app';
import { app, arrived } from '../../../tests/support/screens';
import type { TestSite } from '../../../tests/support/test-site';

const start = () => screen.getByRole('button', { name: 'Set up Jetpack' });
const scenario = ['not-connected'];
const goTo = (hash: string) => act(() => void (window.location.hash = hash));

describe('the connect screen', () => {
	it('replaces every screen, registers the site once, shows progress and opens the authorization page [SHELL-099, CONN-008, CONN-010, CONN-011, CONN-012, CONN-015, CONN-016, CONN-018, CONN-020, CONN-022, CONN-082]', async () => {
		const { site, user, left } = await openApp({ scenario, hash: '#/security' });
		expect(await arrived()).toHaveTextContent('Over 5 million sites are faster and more secure');
		expect(document.body).toHaveTextContent('“Set up Jetpack”, you agree to');
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

	it('shows an error with its reason, and can be retried [CONN-013, CONN-017, CONN-095]', async () => {
		const { site, user, left } = await openApp({ scenario });
		await arrived();
		const body = {
			code: 'site_inaccessible',
			message: 'The site is not <b>publicly</b> accessible.',
			data: 400,
		};
		for (const [reason, status, answer] of [
			['The site is not publicly accessible.', 500, body],
			['We couldn’t reach your site. Check your connection and try again.', undefined, undefined],
		] as const) {
			site.fail('POST', 'connection/register', status, answer);
			await user.click(start());
			await waitFor(() => expect(within(screen.getByRole('alert')).getByText(reason)).toBeVisible());
			const alert = within(screen.getByRole('alert'));
			expect(alert.getByText('An error occurred. Please try again.')).toBeVisible();
			expect(alert.getByText(/^POST connection\/register\s+Status: \d+/)).toBeInTheDocument();
			expect(alert.getByRole('link', { name: 'Try another way to connect' })).toHaveAttribute(
				'href',
				expect.stringContaining('action=register'),
			);
			expect(start()).not.toHaveAttribute('aria-busy');
			site.recover();
		}
		await user.click(start());
		await waitFor(() => expect(left).toHaveLength(1));
		expect(screen.queryByRole('alert')).not.toBeInTheDocument();
	});

	it('doesn’t start automatically at /setup if a registration is pending or done [CONN-014]', async () => {
		const { site, user, left, rest } = await openApp({ scenario });
		await arrived();
		const release = site.hold('POST', 'connection/register');
		await user.click(start());
		goTo('#/setup');
		await release();
		await waitFor(() => expect(left).toHaveLength(1));
		goTo('#/dashboard');
		goTo('#/setup');
		await rest();
		expect(left).toHaveLength(1);
		expect(site.callsTo('POST', 'connection/register')).toHaveLength(1);
		expect(site.callsTo('GET', 'connection/authorize_url')).toEqual([]);
	});

	it('with an expired nonce, reloads the page once and continues automatically [CONN-018]', async () => {
		const { site, left, reloads, reopen } = await openApp({ scenario });
		await arrived();
		// Another login, as after signing out and in again in another tab.
		await site.signOut();
		await site.signIn('admin');
		goTo('#/setup?from=somewhere');
		await waitFor(() => expect(reloads()).toBe(1));
		expect(screen.queryByRole('alert')).not.toBeInTheDocument();
		expect(start()).toHaveAttribute('aria-busy', 'true');
		expect(left).toEqual([]);
		await reopen();
		await waitFor(() => expect(left).toEqual([expect.stringMatching(/provider\/authorize.*from=somewhere/)]));
		expect(site.callsTo('POST', 'connection/register')).toHaveLength(2 + 1);
		expect(reloads()).toBe(1);
	});
});

describe('the account connection screen', () => {
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

	it('of a connected account names it, and links to the dashboard', async () => {
		const { user } = await openApp({ hash: '#/connect-user' });
		expect(await arrived()).toHaveTextContent('Your WordPress.com account is connected');
		expect(screen.getByText('You’re connected as wpcom-admin.')).toBeInTheDocument();
		expect(screen.queryByRole('button', { name: 'Connect your account' })).not.toBeInTheDocument();
		await user.click(screen.getByRole('link', { name: 'Go to the dashboard' }));
		expect(window.location.hash).toBe('#/dashboard');
	});
});

describe('the WooCommerce welcome', () => {
	const commerce = (isActive: boolean, hasSeen: boolean) => (site: TestSite) => {
		site.page({ isWooCommerceActive: isActive, hasSeenWCConnectionModal: hasSeen });
		site.fail('POST', 'seen-wc-connection-modal', 200, { success: true });
	};
	const welcome = () => screen.findByRole('heading', { level: 1, name: /WooCommerce/ });
	const posts = (site: TestSite) => site.callsTo('POST').map(({ path }) => path);

	it('opens before the requested screen, is marked as seen once, and leads back [CONN-075, CONN-077, CONN-078, CONN-091, SHELL-025]', async () => {
		const { site, user, reopen } = await openApp({
			hash: '#/security?term=sso',
			before: commerce(true, false),
		});
		expect(await welcome()).toBeInTheDocument();
		expect(window.location.hash).toBe('#/woo-setup');
		await waitFor(() => expect(posts(site)).toEqual(['seen-wc-connection-modal']));
		await user.click(screen.getByRole('link', { name: 'Continue' }));
		await waitFor(() => expect(window.location.hash).toBe('#/security?term=sso'));
		commerce(true, true)(site);
		await reopen('#/woo-setup');
		expect(await welcome()).toBeInTheDocument();
		expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '#/dashboard');
		expect(posts(site)).toHaveLength(1);
	});

	it('connects an unconnected site and shows the terms [CONN-091, SHELL-098]', async () => {
		const { user, left } = await openApp({ scenario, before: commerce(true, false) });
		await welcome();
		expect(document.body).toHaveTextContent('“Set up Jetpack”, you agree to');
		const notNow = screen.getByRole('link', { name: 'Not now' });
		expect(notNow).toHaveAttribute('href', '#/dashboard');
		expect(screen.getByText('Growth').compareDocumentPosition(notNow)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
		await user.click(start());
		await waitFor(() => expect(left[0]).toMatch(/provider\/authorize/));
	});

	it.each<[string, OpenOptions]>([
		['the plugin is not active', { before: commerce(false, false) }],
		['it was seen', { before: commerce(true, true) }],
		['the user manages no modules', { as: 'editor', before: commerce(true, false) }],
	])('doesn’t show when %s [CONN-076]', async (_, options) => {
		const { site } = await openApp(options);
		await arrived();
		expect(window.location.hash).toBe('#/dashboard');
		expect(posts(site)).toEqual([]);
	});
});

it.each([
	[
		'the account',
		['offline-constant'],
		'/connect-user',
		/^Connect your WordPress\.com account$/,
		'The site is in Offline Mode, so you can not connect to WordPress.com.',
		'/dashboard',
	],
	[
		'a shop',
		['commerce', 'offline-constant'],
		'/settings',
		/WooCommerce/,
		'Your site is in Offline Mode, so it can not be connected to WordPress.com.',
		'/settings',
	],
])(
	'the screen for %s explains in Offline Mode why it can’t connect, and continues [CONN-023, CONN-077, SHELL-023]',
	async (_, given, path, name, reason, next) => {
		const { user } = await openApp({ scenario: given, hash: `#${path}` });
		expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
		expect(screen.getByText(reason)).toBeInTheDocument();
		expect(screen.queryByRole('button', { name: /Connect|Set up/ })).not.toBeInTheDocument();
		expect(screen.queryByText(/terms of service/)).not.toBeInTheDocument();
		await user.click(screen.getByRole('link', { name: 'Continue' }));
		await waitFor(() => expect(window.location.hash).toBe(`#${next}`));
	},
);
