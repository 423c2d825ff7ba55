import { act, screen, waitFor, within } from '@testing-library/react';
import { AccountCard, SiteCard } from '../../dashboard/cards/connection/connection-cards';
import { PassingNotices } from './global-notices';
import { LateNotices } from './late-notices';
import { NoticesArea } from './notices-area';
import { loadSite } from '../../../state/site/slice';
import type { OpenOptions } from '../../../../tests/support/open-app';
import { openPiece } from '../../../../tests/support/open-piece';
import type { TestSite } from '../../../../tests/support/test-site';

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
		const { site, reloads } = await open([RECONNECT]);
		expect(banner().getByText('The token is bad.')).toBeInTheDocument();
		let release = () => {};
		site.intercept(({ method }) =>
			method === 'POST'
				? new Promise((resolve) => (release = () => resolve(new Response('{"status":"completed"}'))))
				: null,
		);
		await act(async () => [1, 2].forEach(() => restore()?.click()));
		const progress = screen.getByText('Reconnecting Jetpack').closest('[data-tone]');
		expect(progress).toHaveAttribute('data-tone', 'is-info');
		expect(restore()).not.toBeInTheDocument();
		await act(async () => release());
		await waitFor(() => expect(reloads()).toBe(1));
		expect(site.callsTo('POST', 'connection/reconnect')).toHaveLength(1);
	});

	it.each([
		[{ code: 'x', message: 'The provider is away.' }, 'The provider is away.'],
		[{ code: 'Reconnect failed', message: '', data: null }, 'Reconnect failed'],
	])(
		'shows why reconnecting failed, and can be repeated: %j [NOTICE-038, NOTICE-039, CONN-065, CONN-070]',
		async (body, reason) => {
			const { site, user } = await open([RECONNECT]);
			site.fail('POST', 'connection/reconnect', 500, body);
			await user.click(restore() as HTMLElement);
			const text = `There was an error reconnecting Jetpack. Error: ${reason}`;
			const notice = (await screen.findByText(text)).closest('[role=alert]') as HTMLElement;
			expect(screen.queryByText('Reconnecting Jetpack')).not.toBeInTheDocument();
			expect(await within(notice).findByRole('button', { name: 'Copy details' })).toBeInTheDocument();
			site.recover();
			const release = site.hold('POST', 'connection/reconnect');
			await user.click(restore() as HTMLElement);
			expect(screen.getByText('Reconnecting Jetpack')).toBeVisible();
			expect(screen.queryByText(text)).not.toBeInTheDocument();
			await release();
			await waitFor(() => expect(screen.queryByText('Reconnecting Jetpack')).not.toBeInTheDocument());
		},
	);

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

	it('tracks its view and click, leaving out missing data [EVT-015]', async () => {
		const { user, events } = await open([{ ...RECONNECT, data: { api_error_code: 'invalid_token' } }]);
		await user.click(restore() as HTMLElement);
		const recorded = events().filter(([name]) => name.startsWith('jetpack_termination'));
		const code = 'invalid_token';
		const expected = { location: 'dashboard', purpose: 'reconnect', error_code: code, api_error_code: code };
		expect(recorded).toEqual([
			['jetpack_termination_error_notice_view', expected],
			['jetpack_termination_error_notice_click', expected],
		]);
	});
});

describe('a failure to load site data', () => {
	const open = async (options: OpenOptions, fail: (site: TestSite) => void = () => {}) => {
		const opened = await openPiece(<LateNotices path="/my-plan" />, options);
		fail(opened.site);
		await act(async () => void (await opened.store.dispatch(loadSite())));
		return opened;
	};

	it('shows the host’s message, and records its error codes [NOTICE-036, EVT-015]', async () => {
		const data = { api_error_code: 'signature_mismatch', api_http_code: 403 };
		const { events } = await open({}, (site) =>
			site.fail('GET', 'site', 400, {
				code: 'site_data_fetch_failed',
				message: 'The token is broken.',
				data,
			}),
		);
		expect(await screen.findByText('The token is broken.')).toBeInTheDocument();
		expect(events()).toContainEqual([
			'jetpack_termination_error_notice_view',
			{ location: 'dashboard', purpose: 'reconnect', error_code: 'site_data_fetch_failed', ...data },
		]);
	});

	it('asks to wait and offers a retry, but no reconnect, if the provider is down [NOTICE-087]', async () => {
		const { site, store, user } = await open({ scenario: ['provider-down'] });
		expect(await screen.findByText(/^WordPress\.com isn’t responding\./)).toBeInTheDocument();
		expect(restore()).not.toBeInTheDocument();
		expect(screen.queryByText(/try reconnecting/, { ignore: 'pre' })).not.toBeInTheDocument();
		const before = site.callsTo('GET', 'site').length;
		await user.click(screen.getByRole('button', { name: 'Try again' }));
		await waitFor(() => expect(site.callsTo('GET', 'site')).toHaveLength(before + 1));
		await waitFor(() => expect(store.getState().site).not.toMatchObject({ status: 'loading' }));
		expect(await screen.findByText(/^WordPress\.com isn’t responding\./)).toBeInTheDocument();
	});
});

it.each<[boolean, string, OpenOptions, string, object[]]>([
	[true, 'who can connect an account but haven’t', { as: 'admin2' }, '/dashboard', []],
	[false, 'on the connect screen', { as: 'admin2' }, '/connect-user', []],
	[false, 'with an account', {}, '/dashboard', []],
	[false, 'on a broken connection', { as: 'admin2' }, '/dashboard', [SUPPORT]],
	[false, 'without an owner', { scenario: ['site-only'] }, '/dashboard', []],
	[false, 'without connect_user', { as: 'editor', scenario: ['site-only'] }, '/dashboard', []],
])(
	'connect-your-account banner shows (%p) to users %s [NOTICE-008, NOTICE-009]',
	async (isShown, _, options, path, errors) => {
		await open(errors, options, path);
		expect(screen.queryByText(/your WordPress\.com account isn’t\./) !== null).toBe(isShown);
	},
);
