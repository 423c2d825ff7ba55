import { act, screen, waitFor, within } from '@testing-library/react';
import { closeApps, openApp, type OpenOptions } from '../support/open-app';
import { arrived, region } from '../support/screens';

const goTo = (hash: string) => act(() => void (window.location.hash = hash));

/** Faults of the connection that the host tells the page. */
const withErrors =
	(...errors: object[]): OpenOptions['before'] =>
	(site) =>
		site.editPage((state) => Object.assign(state.connectionStatus as object, { errors }));

const RECONNECT = {
	code: 'invalid_token',
	message: 'The token is <b>bad</b>.',
	action: 'reconnect',
	data: { api_error_code: 'invalid_token', api_http_code: 403 },
};
const SUPPORT = { code: 'parse', message: '', action: 'support', data: {} };
/** The one banner; the dashboard may repeat what it says. */
const banner = () => within(screen.getByRole('alert'));
const restore = () => screen.getByRole('button', { name: 'Restore Connection' });

describe('reconnect dialog', () => {
	it('asks for confirmation, then goes to the host’s authorization URL [CONN-060, CONN-061, CONN-062, CONN-066, CONN-068, CONN-071, SHELL-011]', async () => {
		const { site, user, left } = await openApp({ hash: '#/reconnect' });
		const modal = await screen.findByRole('dialog', { name: 'Reconnect Jetpack' });
		expect(modal).toHaveTextContent(/link to reconnect.*Site Health.*support/);
		expect(screen.getByText('Jetpack At A Glance Dashboard')).toBeInTheDocument();
		expect(within(modal).getByRole('button', { name: 'Cancel' })).toBeInTheDocument();
		await user.click(within(modal).getByRole('button', { name: 'Reconnect Jetpack' }));
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		await waitFor(() => expect(left[0]).toMatch(/\/provider\/authorize/));
		expect(site.callsTo('POST').map(({ path, body }) => ({ path, body }))).toEqual([
			{ path: 'connection/reconnect', body: null },
		]);
	});

	it('closes to the dashboard without a request [SHELL-011]', async () => {
		const { site, user } = await openApp({ hash: '#/reconnect' });
		await user.click(await screen.findByRole('button', { name: 'Cancel' }));
		await waitFor(() => expect(window.location.hash).toBe('#/dashboard'));
		expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
		expect(site.callsTo('POST')).toEqual([]);
	});

	it('doesn’t show offline, or while already reconnecting [CONN-063]', async () => {
		await openApp({ hash: '#/reconnect', scenario: ['offline-constant'] });
		await arrived();
		expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
		await closeApps();
		const { site, user } = await openApp({ before: withErrors(RECONNECT) });
		await arrived();
		site.intercept((request) => (request.method === 'POST' ? new Promise<Response>(() => {}) : null));
		await user.click(restore());
		goTo('#/reconnect');
		await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
		expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
	});
});

describe('connection error banner', () => {
	it('restores the connection once, shows progress and reloads when completed [NOTICE-029, CONN-064, CONN-065, CONN-069, NOTICE-080]', async () => {
		const { site, user, reloads } = await openApp({ before: withErrors(RECONNECT) });
		await arrived();
		expect(banner().getByText('The token is bad.')).toBeInTheDocument();
		let release = () => {};
		site.intercept((request) =>
			request.method === 'POST'
				? new Promise((resolve) => (release = () => resolve(new Response('{"status":"completed"}'))))
				: null,
		);
		const button = restore();
		await user.dblClick(button);
		expect(screen.getByText('Reconnecting Jetpack')).toBeInTheDocument();
		expect(screen.queryByRole('button', { name: 'Restore Connection' })).not.toBeInTheDocument();
		await act(async () => release());
		await waitFor(() => expect(reloads()).toBe(1));
		expect(site.callsTo('POST', 'connection/reconnect')).toHaveLength(1);
	});

	it.each([
		[
			{ code: 'x', message: 'The provider is away.' },
			'There was an error reconnecting Jetpack. Error: The provider is away.',
		],
		[
			{ code: 'Reconnect failed', message: '', data: null },
			'There was an error reconnecting Jetpack. Error: Reconnect failed',
		],
	])('shows why reconnecting failed: %j [NOTICE-038, NOTICE-039, CONN-070]', async (body, text) => {
		const { site, user } = await openApp({ before: withErrors(RECONNECT) });
		await arrived();
		site.fail('POST', 'connection/reconnect', 500, body);
		await user.click(restore());
		const notice = (await screen.findByText(text)).closest('[role=alert]') as HTMLElement;
		expect(screen.queryByText('Reconnecting Jetpack')).not.toBeInTheDocument();
		expect(await within(notice).findByRole('button', { name: 'Copy details' })).toBeInTheDocument();
	});

	it('goes to the provider, with a return link to the original page [CONN-068, CONN-094]', async () => {
		const { user, left } = await openApp({
			before: (site) => {
				withErrors(RECONNECT)?.(site);
				site.changePage((html) =>
					html.replace(/id="jp-plugin-container"/, '$& data-page="admin.php?page=site-dashboard"'),
				);
			},
		});
		await arrived();
		await user.click(restore());
		await waitFor(() => expect(left).toHaveLength(1));
		const callback = new URL(new URL(left[0] ?? '').searchParams.get('redirect_uri') ?? '');
		expect(callback.searchParams.get('redirect')).toMatch(/\/wp-admin\/admin\.php\?page=site-dashboard$/);
	});

	it('doesn’t follow a URL that isn’t a web address, and shows an error', async () => {
		const { site, user, left } = await openApp({ before: withErrors(RECONNECT) });
		await arrived();
		const authorizeUrl = 'javascript:alert(1)';
		site.fail('POST', 'connection/reconnect', 200, { status: 'in_progress', authorizeUrl });
		site.fail('GET', 'connection/authorize_url', 200, { authorizeUrl });
		await user.click(restore());
		expect(
			await screen.findByText(/There was an error reconnecting Jetpack\. Error: .*unexpected response/),
		).toBeInTheDocument();
		expect(left).toEqual([]);
	});

	it('has fallback text when the error has no message [NOTICE-031]', async () => {
		await openApp({ before: withErrors({ ...RECONNECT, message: '' }) });
		await arrived();
		expect(screen.getByText('Connection Error, please reconnect.')).toBeInTheDocument();
	});

	it.each([
		[['connected'], 'source=jetpack-contact-support&'],
		[['connected', 'development-version'], 'source=jetpack-contact-support-beta-group&'],
	])('links support errors to support, on %p to %s [NOTICE-030]', async (scenario, source) => {
		await openApp({ scenario, before: withErrors(SUPPORT) });
		await arrived();
		expect(banner().getByRole('link', { name: /Contact support/ })).toHaveAttribute(
			'href',
			expect.stringContaining(source),
		);
		expect(screen.queryByRole('button', { name: 'Restore Connection' })).not.toBeInTheDocument();
	});

	it('shows the first error of each action, and none without an action [NOTICE-079, NOTICE-032]', async () => {
		await openApp({
			before: withErrors(
				{ code: 'a', message: 'No action', data: {} },
				RECONNECT,
				{ ...RECONNECT, message: 'Second' },
				{ ...SUPPORT, message: 'Ask us' },
			),
		});
		await arrived();
		const texts = screen.getAllByRole('alert').map((alert) => alert.textContent);
		expect(texts).toHaveLength(2);
		expect(texts[0]).toContain('The token is');
		expect(texts[1]).toContain('Ask us');
	});

	it('shows only on connected sites, to users who can connect them [NOTICE-002]', async () => {
		for (const options of [{ as: 'editor' }, { scenario: ['offline-constant'] }]) {
			await openApp({ ...options, before: withErrors(RECONNECT, SUPPORT) });
			await arrived();
			expect(screen.queryByText('The token is bad.')).not.toBeInTheDocument();
			await closeApps();
		}
	});

	it('tracks its view and click, leaving out missing data [EVT-015]', async () => {
		const { user, events, idle, site } = await openApp({
			before: withErrors({ ...RECONNECT, data: { api_error_code: 'invalid_token' } }),
		});
		await arrived();
		// Who is being reconnected has no account that could have agreed.
		await waitFor(async () => {
			await idle();
			expect(site.callsTo('GET', 'tracking/settings')).toHaveLength(1);
		});
		await user.click(restore());
		const common = {
			location: 'dashboard',
			purpose: 'reconnect',
			error_code: 'invalid_token',
			api_error_code: 'invalid_token',
		};
		const recorded = (await events()).filter(([name]) => name.startsWith('jetpack_termination'));
		expect(recorded.map(([name]) => name)).toEqual([
			'jetpack_termination_error_notice_view',
			'jetpack_termination_error_notice_click',
		]);
		for (const [, properties] of recorded) {
			expect(properties).toMatchObject(common);
			expect(properties).not.toHaveProperty('api_http_code');
		}
	});
});

describe('connect-your-account banner', () => {
	const text = /your WordPress\.com account isn’t\./;

	it('shows to users who can connect an account but haven’t, except on the connect screen [NOTICE-008, NOTICE-009]', async () => {
		await openApp({ as: 'admin2' });
		await arrived();
		expect(screen.getByText(text)).toBeInTheDocument();
		goTo('#/connect-user');
		expect(
			await screen.findByRole('heading', { name: 'Connect your WordPress.com account' }),
		).toBeInTheDocument();
		expect(screen.queryByText(text)).not.toBeInTheDocument();
		await closeApps();
		for (const options of [
			{ as: 'admin' },
			{ as: 'admin2', before: withErrors(SUPPORT) },
			{ as: 'editor', scenario: ['site-only'] },
			{ as: 'admin', scenario: ['site-only'] },
		]) {
			await openApp(options);
			await arrived();
			expect(screen.queryByText(text)).not.toBeInTheDocument();
			await closeApps();
		}
	});
});

describe('disconnecting an account', () => {
	it('is offered to connected users, but not to the owner [CONN-073, CONN-085, NOTICE-043]', async () => {
		await openApp();
		await arrived();
		expect(screen.queryByRole('button', { name: /^Disconnect your/ })).not.toBeInTheDocument();
		await closeApps();
		const { site, user } = await openApp({ as: 'admin2', scenario: ['second-admin-linked'] });
		await arrived();
		await user.click(screen.getByRole('button', { name: 'Disconnect your WordPress.com account' }));
		expect(await screen.findByText('Unlinked from WordPress.com.')).toBeInTheDocument();
		expect(site.callsTo('POST').map(({ path, body }) => ({ path, body }))).toEqual([
			{ path: 'connection/user', body: { linked: false } },
		]);
		expect(region('Site connection').getByText('Connected')).toBeInTheDocument();
		expect(region('Account connection').getByRole('link', { name: /Connect your/ })).toBeInTheDocument();
		await waitFor(() => expect(screen.queryByText('Unlinked from WordPress.com.')).not.toBeInTheDocument());
	});

	it('shows why it failed [NOTICE-042]', async () => {
		const { site, user } = await openApp({ as: 'admin2', scenario: ['second-admin-linked'] });
		await arrived();
		site.fail('POST', 'connection/user', 400, { code: 'unlink_user_failed', message: 'Not today.' });
		await user.click(screen.getByRole('button', { name: 'Disconnect your WordPress.com account' }));
		expect(
			await screen.findByText('Error unlinking from WordPress.com. Error: Not today.'),
		).toBeInTheDocument();
		expect(screen.getByRole('button', { name: /^Disconnect your/ })).toBeInTheDocument();
	});
});

describe('licensing error', () => {
	it('shows until dismissed, which clears it on the host [NOTICE-011, NOTICE-012]', async () => {
		const { site, user } = await openApp({
			before: (running) =>
				running.editPage((state) => Object.assign(state.licensing as object, { error: 'Key <i>used</i>.' })),
		});
		await arrived();
		const notice = screen.getByText('Key used.').closest('[role=alert]') as HTMLElement;
		await user.click(within(notice).getByRole('button', { name: 'Dismiss this notice' }));
		expect(screen.queryByText('Key used.')).not.toBeInTheDocument();
		await waitFor(() =>
			expect(site.callsTo('POST').map(({ path, body }) => ({ path, body }))).toEqual([
				{ path: 'licensing/error', body: { error: '' } },
			]),
		);
	});
});
