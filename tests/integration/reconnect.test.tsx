import { act, screen, waitFor, within } from '@testing-library/react';
import { AccountCard } from '../../src/components/connection-cards/account-card';
import { SiteCard } from '../../src/components/connection-cards/site-card';
import { ReconnectModal } from '../../src/components/reconnect-modal/reconnect-modal';
import { PassingNotices } from '../../src/routes/shell/notices/global-notices';
import { NoticesArea } from '../../src/routes/shell/notices/notices-area';
import { reconnectRunning } from '../../src/state/events';
import { openApp, type OpenOptions } from '../support/open-app';
import { openPiece } from '../support/open-piece';
import { region } from '../support/screens';
import { settled } from '../support/settled';

const goTo = (hash: string) => act(() => void (window.location.hash = hash));

const RECONNECT = {
	code: 'invalid_token',
	message: 'The token is <b>bad</b>.',
	action: 'reconnect',
	data: { api_error_code: 'invalid_token', api_http_code: 403 },
};
const SUPPORT = { code: 'parse', message: '', action: 'support', data: {} };

/** The notices of a page with these faults of the connection. */
const open = (errors: object[], options: OpenOptions = {}, path = '/dashboard') =>
	openPiece(
		<>
			<PassingNotices />
			<NoticesArea path={path} />
			<SiteCard />
			<AccountCard />
		</>,
		{ ...options, before: (site) => site.page({ connectionStatus: { errors } }) },
	);
const banner = () => within(screen.getByRole('alert'));
const restore = () => screen.queryByRole('button', { name: 'Restore Connection' });

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

	it.each([
		['offline', ['offline-constant'], false],
		['while already reconnecting', ['connected'], true],
	])('doesn’t show %s [CONN-063]', async (_, scenario, isReconnecting) => {
		const { store } = await openPiece(<ReconnectModal onClose={() => {}} />, { scenario });
		act(() => void store.dispatch(reconnectRunning(isReconnecting)));
		await settled();
		expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
	});
});

describe('connection error banner', () => {
	it('restores the connection once, shows progress and reloads when completed [NOTICE-029, CONN-064, CONN-065, CONN-069, NOTICE-080]', async () => {
		const { site, user, reloads } = await open([RECONNECT]);
		expect(banner().getByText('The token is bad.')).toBeInTheDocument();
		let release = () => {};
		site.intercept(({ method }) =>
			method === 'POST'
				? new Promise((resolve) => (release = () => resolve(new Response('{"status":"completed"}'))))
				: null,
		);
		await user.dblClick(restore() as HTMLElement);
		expect(screen.getByText('Reconnecting Jetpack').closest('[data-tone]')).toHaveAttribute(
			'data-tone',
			'is-info',
		);
		expect(restore()).not.toBeInTheDocument();
		await act(async () => release());
		await waitFor(() => expect(reloads()).toBe(1));
		expect(site.callsTo('POST', 'connection/reconnect')).toHaveLength(1);
	});

	it.each([
		[{ code: 'x', message: 'The provider is away.' }, 'The provider is away.'],
		[{ code: 'Reconnect failed', message: '', data: null }, 'Reconnect failed'],
	])('shows why reconnecting failed: %j [NOTICE-038, NOTICE-039, CONN-070]', async (body, reason) => {
		const { site, user } = await open([RECONNECT]);
		site.fail('POST', 'connection/reconnect', 500, body);
		await user.click(restore() as HTMLElement);
		const text = `There was an error reconnecting Jetpack. Error: ${reason}`;
		const notice = (await screen.findByText(text)).closest('[role=alert]') as HTMLElement;
		expect(screen.queryByText('Reconnecting Jetpack')).not.toBeInTheDocument();
		expect(await within(notice).findByRole('button', { name: 'Copy details' })).toBeInTheDocument();
	});

	it('has fallback text when the error has no message [NOTICE-031]', async () => {
		await open([{ ...RECONNECT, message: '' }]);
		expect(screen.getByText('Connection Error, please reconnect.')).toBeInTheDocument();
	});

	it.each([
		[['connected'], 'source=jetpack-contact-support&'],
		[['connected', 'development-version'], 'source=jetpack-contact-support-beta-group&'],
	])('links support errors to support, on %p to %s [NOTICE-030]', async (scenario, source) => {
		await open([SUPPORT], { scenario });
		expect(banner().getByRole('link', { name: /Contact support/ })).toHaveAttribute(
			'href',
			expect.stringContaining(source),
		);
		expect(restore()).not.toBeInTheDocument();
	});

	it('shows the first error of each action, and none without an action [NOTICE-079, NOTICE-032]', async () => {
		await open([
			{ code: 'a', message: 'No action', data: {} },
			RECONNECT,
			{ ...RECONNECT, message: 'Second' },
			{ ...SUPPORT, message: 'Ask us' },
		]);
		const texts = screen.getAllByRole('alert').map((alert) => alert.textContent);
		expect(texts).toHaveLength(2);
		expect(texts[0]).toContain('The token is');
		expect(texts[1]).toContain('Ask us');
	});

	it.each([{ as: 'editor' }, { scenario: ['offline-constant'] }])(
		'shows only on connected sites, to users who can connect them, not with %j [NOTICE-002]',
		async (options) => {
			await open([RECONNECT, SUPPORT], options);
			expect(screen.queryByRole('alert')).not.toBeInTheDocument();
		},
	);

	it('tracks its view and click, leaving out missing data [EVT-015]', async () => {
		const { user, events } = await open([{ ...RECONNECT, data: { api_error_code: 'invalid_token' } }]);
		await user.click(restore() as HTMLElement);
		const recorded = events().filter(([name]) => name.startsWith('jetpack_termination'));
		expect(recorded.map(([name]) => name)).toEqual([
			'jetpack_termination_error_notice_view',
			'jetpack_termination_error_notice_click',
		]);
		for (const [, properties] of recorded) {
			expect(properties).toMatchObject({
				location: 'dashboard',
				purpose: 'reconnect',
				error_code: 'invalid_token',
				api_error_code: 'invalid_token',
			});
			expect(properties).not.toHaveProperty('api_http_code');
		}
	});
});

describe('connect-your-account banner', () => {
	it.each<[boolean, string, OpenOptions, string, object[]]>([
		[true, 'who can connect an account but haven’t', { as: 'admin2' }, '/dashboard', []],
		[false, 'on the connect screen', { as: 'admin2' }, '/connect-user', []],
		[false, 'with an account', {}, '/dashboard', []],
		[false, 'on a broken connection', { as: 'admin2' }, '/dashboard', [SUPPORT]],
		[false, 'without an owner', { scenario: ['site-only'] }, '/dashboard', []],
		[false, 'without connect_user', { as: 'editor', scenario: ['site-only'] }, '/dashboard', []],
	])('shows (%p) to users %s [NOTICE-008, NOTICE-009]', async (isShown, _, options, path, errors) => {
		await open(errors, options, path);
		expect(screen.queryByText(/your WordPress\.com account isn’t\./) !== null).toBe(isShown);
	});
});

describe('disconnecting an account', () => {
	it('makes one call on a double click, shows progress and why it failed, and can be retried [CONN-073, NOTICE-042, NOTICE-043]', async () => {
		const { site, store, user } = await open([], { as: 'admin2', scenario: ['second-admin-linked'] });
		let fail = () => {};
		const refusal = { code: 'unlink_user_failed', message: 'Not today.' };
		site.intercept(({ method }) =>
			method === 'POST'
				? new Promise((resolve) => (fail = () => resolve(Response.json(refusal, { status: 400 }))))
				: null,
		);
		const button = screen.getByRole('button', { name: 'Disconnect your WordPress.com account' });
		await user.dblClick(button);
		expect(button).toHaveAttribute('aria-busy', 'true');
		expect(site.callsTo('POST', 'connection/user')).toHaveLength(1);
		await act(async () => fail());
		expect(
			await screen.findByText('Error unlinking from WordPress.com. Error: Not today.'),
		).toBeInTheDocument();

		site.recover();
		await user.click(button);
		expect(await screen.findByText('Unlinked from WordPress.com.')).toBeInTheDocument();
		expect(store.getState().notices.items).toMatchObject([{ status: 'is-success', duration: 2000 }]);
		expect(site.callsTo('POST').map(({ path, body }) => ({ path, body }))).toEqual([
			{ path: 'connection/user', body: { linked: false } },
			{ path: 'connection/user', body: { linked: false } },
		]);
		expect(region('Site connection').getByText('Connected')).toBeInTheDocument();
		expect(region('Account connection').getByRole('link', { name: /Connect your/ })).toBeInTheDocument();
	});
});

describe('licensing error', () => {
	it('shows until dismissed, which clears it on the host [NOTICE-011, NOTICE-012]', async () => {
		const { site, user } = await openPiece(<NoticesArea path="/dashboard" />, {
			before: (running) => running.page({ licensing: { error: 'Key <i>used</i>.' } }),
		});
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
