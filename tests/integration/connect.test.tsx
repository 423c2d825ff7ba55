import { act, screen, waitFor, within } from '@testing-library/react';
import { holding } from '../support/holding';
import { openApp } from '../support/open-app';
import { app, arrived } from '../support/screens';
import type { TestSite } from '../support/test-site';

const start = () => screen.getByRole('button', { name: 'Set up Jetpack' });

describe('the connect screen', () => {
	it.each(['#/dashboard', '#/security', '#/', '#/no-such-screen'])(
		'replaces %s on an unconnected site for users who can connect it [SHELL-099]',
		async (hash) => {
			await openApp({ scenario: ['not-connected'], hash });
			expect(await arrived()).toHaveTextContent('Over 5 million sites are faster and more secure');
			expect(start()).toBeInTheDocument();
		},
	);

	it('shows a terms notice that names the button [CONN-008, CONN-010]', async () => {
		await openApp({ scenario: ['not-connected'] });
		await arrived();
		expect(screen.getByText(/“Set up Jetpack”, you agree to/)).toBeInTheDocument();
		expect(screen.getByRole('link', { name: /^terms of service/ })).toHaveAttribute(
			'href',
			expect.stringContaining('wpcom-tos'),
		);
	});

	it('registers the site once, shows progress and opens the authorization page [CONN-012, CONN-015, CONN-016, CONN-018, CONN-020, CONN-022, CONN-082]', async () => {
		const { site, user, left } = await openApp({ scenario: ['not-connected'] });
		await arrived();
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
		['the host', 403, { code: 'rest_forbidden', message: 'You may not.' }, 'You may not.'],
		['a fault', 500, { code: 'wpcom_5??', message: '' }, 'wpcom_5??'],
	])(
		'shows an error caused by %s with its reason, and can be retried [CONN-013, CONN-017, CONN-095]',
		async (_, status, body, reason) => {
			const { site, user, left } = await openApp({ scenario: ['not-connected'] });
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

	it('shows no images and no slider [CONN-011]', async () => {
		await openApp({ scenario: ['not-connected'] });
		await arrived();
		expect(app().getByText('What happens next')).toBeVisible();
		expect(app().queryByRole('img')).not.toBeInTheDocument();
		expect(app().queryByRole('button', { name: /picture/i })).not.toBeInTheDocument();
	});

	it('doesn’t start automatically at /setup if a registration is pending or done [CONN-014]', async () => {
		let release = async () => {};
		const { site, user, left, rest } = await openApp({
			scenario: ['not-connected'],
			before: (test) => void (release = holding(test, 'POST', 'connection/register')),
		});
		await arrived();
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

	describe('with an expired registration nonce', () => {
		/** The login of another time, as after signing out and in again in another tab. */
		const signInAgain = async (site: TestSite) => {
			await site.signOut();
			await site.signIn('admin');
		};

		it.each(['#/dashboard', '#/setup?from=somewhere'])(
			'reloads the page once at %s and continues automatically [CONN-018]',
			async (hash) => {
				const { site, user, left, reloads, reopen } = await openApp({ scenario: ['not-connected'] });
				await arrived();
				await signInAgain(site);
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

		const refuse = (site: TestSite) =>
			site.fail('POST', 'connection/register', 403, { code: 'invalid_nonce', message: 'x' });

		it('shows an error if the reload doesn’t help, and doesn’t reload again [CONN-013]', async () => {
			const { user, left, reloads, reopen } = await openApp({ scenario: ['not-connected'], before: refuse });
			await arrived();
			await user.click(start());
			await waitFor(() => expect(reloads()).toBe(1));
			await reopen('#/setup');
			expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred. Please try again.');
			expect(start()).not.toHaveAttribute('aria-busy');
			expect(reloads()).toBe(1);
			expect(left).toEqual([]);
		});

		it('doesn’t reload the page in a browser without storage [CONN-013]', async () => {
			const { user, reloads } = await openApp({ scenario: ['not-connected'], before: refuse });
			await arrived();
			const keep = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
				throw new DOMException('Denied', 'SecurityError');
			});
			await user.click(start());
			expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred. Please try again.');
			expect(reloads()).toBe(0);
			keep.mockRestore();
		});
	});

	it.each(['javascript:alert(1)', 'data:text/html,x', '', 'mailto:a@b.example'])(
		'doesn’t follow %p as the authorization URL, and shows an error',
		async (authorizeUrl) => {
			const { site, user, left } = await openApp({ scenario: ['not-connected'] });
			await arrived();
			site.fail('POST', 'connection/register', 200, { authorizeUrl });
			await user.click(start());
			expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred. Please try again.');
			expect(left).toEqual([]);
		},
	);

	it('is no longer busy when the page returns from the back/forward cache', async () => {
		const { user, left } = await openApp({ scenario: ['not-connected'] });
		await arrived();
		await user.click(start());
		await waitFor(() => expect(left).toHaveLength(1));
		expect(start()).toHaveAttribute('aria-busy', 'true');
		act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
		await waitFor(() => expect(start()).not.toHaveAttribute('aria-busy'));
	});
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
});

/** Leaves these behind for the page, as a redirect would. */
const leave = (notices: Record<string, string>) => (site: TestSite) =>
	site.editPage((state) => Object.assign(state.jetpackStateNotices as object, notices));

describe('the notice after returning from the provider', () => {
	it.each([
		['already_authorized', 'Your Jetpack is already connected.', 'is-success'],
		['authorized', "You're fueled up and ready to go, Jetpack is now active.", 'is-success'],
		['linked', "You're fueled up and ready to go.", 'is-success'],
		['something_new', 'something_new', 'is-info'],
	])(
		'for message code %s shows: %s (%s) [NOTICE-070, NOTICE-071, NOTICE-072]',
		async (messageCode, text, tone) => {
			await openApp({ before: leave({ messageCode }) });
			await arrived();
			expect((await screen.findByText(text)).closest('[data-tone]')).toHaveAttribute('data-tone', tone);
		},
	);

	it.each(['brand_new_error', '<img src=x onerror=alert(1)>'])(
		'shows the error code %s as text [NOTICE-067]',
		async (errorCode) => {
			await openApp({ before: leave({ errorCode }) });
			await arrived();
			expect((await screen.findByText(errorCode)).closest('[data-tone]')).toHaveAttribute(
				'data-tone',
				'is-error',
			);
			expect(document.querySelector('img[src=x]')).toBeNull();
		},
	);

	it('prefers a message over an error [NOTICE-082]', async () => {
		await openApp({ before: leave({ errorCode: 'some_error', messageCode: 'linked' }) });
		await arrived();
		expect(screen.getByText(/fueled up/)).toBeInTheDocument();
		expect(screen.queryByText('some_error')).not.toBeInTheDocument();
	});

	it('shows an error’s description after its code [NOTICE-068]', async () => {
		await openApp({ before: leave({ errorCode: 'odd', errorDescription: 'The moon was full.' }) });
		await arrived();
		expect(screen.getByRole('alert')).toHaveTextContent('odd The moon was full.');
	});

	it('can be dismissed', async () => {
		const { user } = await openApp({ before: leave({ messageCode: 'linked' }) });
		await arrived();
		await user.click(screen.getByRole('button', { name: 'Dismiss this notice' }));
		expect(screen.queryByText(/fueled up/)).not.toBeInTheDocument();
	});
});
