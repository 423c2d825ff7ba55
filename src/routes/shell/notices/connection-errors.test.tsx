import { act, screen, waitFor, within } from '@testing-library/react';
import { AccountCard } from '../../../components/connection-cards/account-card';
import { SiteCard } from '../../../components/connection-cards/site-card';
import { PassingNotices } from './global-notices';
import { NoticesArea } from './notices-area';
import type { OpenOptions } from '../../../../tests/support/open-app';
import { openPiece } from '../../../../tests/support/open-piece';

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
