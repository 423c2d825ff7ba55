import { act, screen, waitFor, within } from '@testing-library/react';
import { AccountCard, SiteCard } from './connection-cards';
import { PassingNotices } from '../../../shell/notices/global-notices';
import { NoticesArea } from '../../../shell/notices/notices-area';
import { loadAccount } from '../../../../state/account/slice';
import type { OpenOptions } from '../../../../../tests/support/open-app';
import { openPiece } from '../../../../../tests/support/open-piece';
import { hasRegion, region } from '../../../../../tests/support/screens';
import { settled } from '../../../../../tests/support/settled';
import { ReconnectModal } from '../../../shell/reconnect-modal/reconnect-modal';
import { reconnectRunning } from '../../../../state/events';

const site = () => region('Site connection');
const account = () => region('Account connection');
const manage = () => screen.queryByRole('button', { name: 'Manage site connection' });
const connectAccount = () => screen.queryByRole('link', { name: 'Connect your WordPress.com account' });
const unlink = () => screen.queryByRole('button', { name: 'Disconnect your WordPress.com account' });

const LINKED = { as: 'admin2', scenario: ['second-admin-linked'] };
const CARDS = [<SiteCard key="site" />, <AccountCard key="account" />];
const open = (options: OpenOptions) => openPiece(CARDS, options);

/** The cards, and the notices of their actions. */
const openWithNotices = (options: OpenOptions) =>
	openPiece(
		[<PassingNotices key="passing" />, <NoticesArea key="area" path="/dashboard" />, ...CARDS],
		options,
	);

/** Changes the user of the page. */
const withUser =
	(currentUser: object): OpenOptions['before'] =>
	(running) =>
		running.page({ userData: { currentUser } });
const nameless = withUser({ wpcomUser: { ID: undefined, login: undefined } });

const OWNER = 'You are the Jetpack owner.';
const OTHER = 'Another user owns this connection.';
const NOBODY = /This connection has no owner yet/;

describe('the connections section', () => {
	it.each<[string, string, string[], string | RegExp, 'linked' | 'unlinked' | 'none', boolean]>([
		['the owner', 'admin', ['connected'], OWNER, 'linked', true],
		['another administrator', 'admin2', ['connected'], OTHER, 'unlinked', true],
		['another, linked', 'admin2', ['second-admin-linked'], OTHER, 'linked', true],
		['a linked editor', 'editor', ['editor-linked'], OTHER, 'linked', false],
		['a subscriber', 'subscriber', ['connected'], OTHER, 'unlinked', false],
		['an administrator, without an owner', 'admin', ['site-only'], NOBODY, 'unlinked', true],
		['an editor, without an owner', 'editor', ['site-only'], NOBODY, 'none', false],
	])(
		'shows %s the right status and actions [CONN-025, CONN-027, CONN-028, CONN-030, CONN-035, CONN-073, CONN-085, CONN-092]',
		async (_, as, scenario, note, accountState, canManage) => {
			await open({ as, scenario });
			expect(site().getByText('Your site is connected to WordPress.com.')).toBeInTheDocument();
			expect(site().getByText(note)).toBeInTheDocument();
			expect(site().queryByText(OWNER) !== null).toBe(note === OWNER);
			expect(manage() !== null).toBe(canManage);
			expect(hasRegion('Account connection')).toBe(accountState !== 'none');
			expect(connectAccount() !== null).toBe(accountState === 'unlinked');
			expect(unlink() !== null).toBe(accountState === 'linked' && note !== OWNER);
		},
	);

	it('shows the login, email and image of the connected account [CONN-029, CONN-003]', async () => {
		await open(LINKED);
		expect(account().getByText('wpcom-admin2')).toBeInTheDocument();
		expect(account().getByText(/^\S+@\S+$/)).toBeInTheDocument();
		expect(account().getByRole('presentation')).toHaveAttribute('src', expect.stringMatching(/^http/));
	});

	it('explains offline why nothing can be connected [CONN-023, CONN-024, CONN-031]', async () => {
		await open({ scenario: ['offline-url'] });
		expect(
			site().getByText('Your site is in Offline Mode, so it can not be connected to WordPress.com.'),
		).toBeInTheDocument();
		expect(
			account().getByText('The site is in Offline Mode, so you can not connect to WordPress.com.'),
		).toBeInTheDocument();
		for (const card of [site(), account()]) {
			expect(card.queryByRole('button')).not.toBeInTheDocument();
			expect(card.queryByRole('link')).not.toBeInTheDocument();
		}
	});

	it.each([true, false])(
		'lets users connect an unconnected site only with the permission: %s [CONN-026, ROLE-005]',
		async (connect) => {
			const { user, left } = await open({
				scenario: ['not-connected'],
				before: withUser({ permissions: { connect } }),
			});
			expect(screen.getByText('Your site isn’t connected to WordPress.com.')).toBeInTheDocument();
			const button = screen.queryByRole('button', { name: 'Set up Jetpack' });
			expect(button !== null).toBe(connect);
			if (button) {
				await user.click(button);
				await waitFor(() => expect(left[0]).toMatch(/provider\/authorize.*from=connection-settings/));
			}
		},
	);
});

it('goes by permissions alone: without them and unowned, nothing can be done [ROLE-009, CONN-027, CONN-032, CONN-035, CONN-085, CONN-092]', async () => {
	const permissions = { connect_user: false, disconnect: false };
	const { close } = await open({ as: 'admin2', before: withUser({ permissions }) });
	expect(hasRegion('Account connection')).toBe(false);
	expect(hasRegion('Site connection')).toBe(true);
	expect(manage()).not.toBeInTheDocument();
	close();
	await open({ before: withUser({ isMaster: false }) });
	expect(site().queryByText(OWNER)).not.toBeInTheDocument();
	expect(unlink()).toBeInTheDocument();
});

describe('the connected user’s account', () => {
	it('shows an error if it fails to load, and retries on request', async () => {
		const opened = await open({ before: nameless });
		opened.site.fail('GET', 'connection/data', 403, { code: 'x', message: 'Not now.' });
		await act(() => opened.store.dispatch(loadAccount()));
		expect(account().getByText(/couldn’t load your WordPress\.com account\. Not now\./)).toBeInTheDocument();
		opened.site.recover();
		await opened.user.click(account().getByRole('button', { name: 'Try again' }));
		expect(await account().findByText('wpcom-admin')).toBeInTheDocument();
	});

	it('keeps its actions while the provider is unreachable, and retries on request', async () => {
		const scenario = ['second-admin-linked', 'provider-unreachable'];
		const { user, store, site: running } = await open({ as: 'admin2', scenario });
		await act(() => store.dispatch(loadAccount()));
		expect(account().getByText(/couldn’t check your WordPress\.com account/)).toBeInTheDocument();
		expect(account().getByText('Connected')).toBeInTheDocument();
		expect(unlink()).toBeInTheDocument();
		await running.setFacts({ providerFault: null });
		await user.click(await screen.findByRole('button', { name: 'Try again' }));
		expect(await account().findByText('wpcom-admin2')).toBeInTheDocument();
	});
});

it('disconnecting an account makes one call on a double click, shows progress and why it failed, and can be retried [CONN-073, NOTICE-042, NOTICE-043]', async () => {
	const { site: running, store, user } = await openWithNotices(LINKED);
	let fail = () => {};
	const refusal = { code: 'unlink_user_failed', message: 'Not today.' };
	running.intercept(({ method }) =>
		method === 'POST'
			? new Promise((resolve) => (fail = () => resolve(Response.json(refusal, { status: 400 }))))
			: null,
	);
	const button = unlink() as HTMLElement;
	await user.dblClick(button);
	expect(button).toHaveAttribute('aria-busy', 'true');
	expect(running.callsTo('POST', 'connection/user')).toHaveLength(1);
	await act(async () => fail());
	expect(
		await screen.findByText('Error unlinking from WordPress.com. Error: Not today.'),
	).toBeInTheDocument();

	running.recover();
	await user.click(button);
	expect(await screen.findByText('Unlinked from WordPress.com.')).toBeInTheDocument();
	expect(store.getState().notices.items).toMatchObject([{ status: 'is-success', duration: 2000 }]);
	const call = ['connection/user', { linked: false }];
	expect(running.sent()).toEqual([call, call]);
	expect(site().getByText('Connected')).toBeInTheDocument();
	expect(account().getByRole('link', { name: /Connect your/ })).toBeInTheDocument();
});

describe('the connection panel', () => {
	const isAccount = (url: string) => new URL(url).pathname.endsWith('/connection/data');

	const open = async (options: OpenOptions = {}) => {
		const opened = await openPiece(<SiteCard />, options);
		await opened.user.click(screen.getByRole('button', { name: 'Manage site connection' }));
		const panel = within(await screen.findByRole('dialog', { name: 'Site connection' }));
		await settled();
		return { ...opened, panel };
	};

	it('shows the owner, tests the connection and shows when it was tested [API-017]', async () => {
		const { site, user, panel } = await open();
		expect(panel.getByText('Connected')).toBeInTheDocument();
		expect(await panel.findByText(/\(you\)$/)).toBeInTheDocument();
		expect(panel.getByText('Not tested yet')).toBeInTheDocument();
		expect(site.callsTo('GET', 'connection/test')).toEqual([]);
		await user.click(panel.getByRole('button', { name: 'Test connection' }));
		expect(await panel.findByText(/^Connection is working\. Last tested just now\.$/)).toBeVisible();
		expect(site.callsTo('GET', 'connection/test')).toHaveLength(1);
		expect(panel.queryByRole('button', { name: 'Become the owner' })).not.toBeInTheDocument();
	});

	it('keeps the reason for a failed test, and returns the focus [CONN-034]', async () => {
		const { user, panel, site } = await open();
		await site.setFacts({ fault: { code: 'invalid_token', tokens: ['site'] } });
		await user.click(panel.getByRole('button', { name: 'Test connection' }));
		expect(await panel.findByText(/error testing Jetpack\. Error: Invalid Jetpack connection/)).toBeVisible();
		expect(panel.getByText('Connection problem')).toBeInTheDocument();
		await user.keyboard('{Escape}');
		await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
		const manage = region('Site connection').getByRole('button', { name: 'Manage site connection' });
		expect(manage).toHaveFocus();
		await user.click(manage);
		expect(await screen.findByText(/error testing Jetpack/)).toBeVisible();
		expect(screen.getByRole('link', { name: 'Disconnect…' })).toHaveAttribute('href', '/disconnect');
	});

	it('lets another connected administrator become the owner [API-083]', async () => {
		const { site, user, panel } = await open(LINKED);
		expect(region('Site connection').getByText('Another user owns this connection.')).toBeInTheDocument();
		expect(await panel.findByText('admin')).toBeInTheDocument();
		await user.click(panel.getByRole('button', { name: 'Become the owner' }));
		expect(await panel.findByText('You now own this connection.')).toBeVisible();
		expect(panel.getByText(/\(you\)$/)).toBeInTheDocument();
		expect(site.callsTo('POST').map(({ path }) => path)).toEqual(['connection/owner']);
		await site.signIn('admin2');
		expect((await site.fetchPage()).html).toMatch(/"isMaster":true/);
	});

	it('confirms the new owner even if the account fails to load', async () => {
		const { site, user, panel } = await open(LINKED);
		expect(await panel.findByText('admin')).toBeInTheDocument();
		site.intercept(({ url }) => (isAccount(url) ? new Response('', { status: 500 }) : null));
		await user.click(panel.getByRole('button', { name: 'Become the owner' }));
		expect(await panel.findByText('You now own this connection.')).toBeVisible();
		expect(panel.getByText('You')).toBeInTheDocument();
		expect(panel.queryByText('admin')).not.toBeInTheDocument();
		expect(panel.queryByRole('button', { name: 'Become the owner' })).not.toBeInTheDocument();
	});

	it('shows why the transfer failed', async () => {
		const { site, user, panel } = await open(LINKED);
		expect(await panel.findByText('admin')).toBeInTheDocument();
		await site.setFacts({ ownerId: 6 });
		await user.click(panel.getByRole('button', { name: 'Become the owner' }));
		expect(await panel.findByText(/New owner is same as existing owner/)).toBeVisible();
	});

	it.each([
		[
			'an account of their own is missing',
			'admin2',
			['connected'],
			/^Connect your WordPress\.com account to/,
		],
		['nobody owns it', 'admin', ['site-only'], /^The first administrator to connect/],
	])('shows what’s required first when %s', async (_, as, scenario, text) => {
		const { panel } = await open({ as, scenario });
		expect(panel.getByText(text)).toBeInTheDocument();
		expect(panel.queryByRole('button', { name: 'Become the owner' })).not.toBeInTheDocument();
	});
});

it.each([
	['offline', ['offline-constant'], false],
	['while already reconnecting', ['connected'], true],
])('reconnect dialog doesn’t show %s [CONN-063]', async (_, scenario, isReconnecting) => {
	const { store } = await openPiece(<ReconnectModal onClose={() => {}} />, { scenario });
	act(() => void store.dispatch(reconnectRunning(isReconnecting)));
	await settled();
	expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
