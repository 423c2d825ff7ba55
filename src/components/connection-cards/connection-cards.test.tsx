import { act, screen, waitFor } from '@testing-library/react';
import { AccountCard } from './account-card';
import { PassingNotices } from '../../routes/shell/notices/global-notices';
import { NoticesArea } from '../../routes/shell/notices/notices-area';
import { SiteCard } from './site-card';
import { loadAccount } from '../../state/account/slice';
import type { OpenOptions } from '../../../tests/support/open-app';
import { openPiece } from '../../../tests/support/open-piece';
import { hasRegion, region } from '../../../tests/support/screens';

const site = () => region('Site connection');
const account = () => region('Account connection');
const manage = () => screen.queryByRole('button', { name: 'Manage site connection' });
const connectAccount = () => screen.queryByRole('link', { name: 'Connect your WordPress.com account' });
const unlink = () => screen.queryByRole('button', { name: 'Disconnect your WordPress.com account' });

const open = (options: OpenOptions) =>
	openPiece(
		<>
			<SiteCard />
			<AccountCard />
		</>,
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

/** The cards, and what is said about what's done with them. */
const openWithNotices = (options: OpenOptions) =>
	openPiece(
		<>
			<PassingNotices />
			<NoticesArea path="/dashboard" />
			<SiteCard />
			<AccountCard />
		</>,
		options,
	);

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
		await open({ as: 'admin2', scenario: ['second-admin-linked'] });
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

describe('the permission matrix', () => {
	it.each([true, false])(
		'connect_user %s: the account card [ROLE-009, CONN-032, CONN-092]',
		async (connect_user) => {
			await open({ as: 'admin2', before: withUser({ permissions: { connect_user } }) });
			expect(hasRegion('Account connection')).toBe(connect_user);
			expect(connectAccount() !== null).toBe(connect_user);
			expect(hasRegion('Site connection')).toBe(true);
		},
	);

	it.each([true, false])(
		'disconnect %s: the manage link [ROLE-009, CONN-035, CONN-092]',
		async (disconnect) => {
			await open({ as: 'admin2', before: withUser({ permissions: { disconnect } }) });
			expect(manage() !== null).toBe(disconnect);
		},
	);

	it.each([true, false])(
		'connection owner %s: the owner note, and no button to disconnect the account [ROLE-009, CONN-027, CONN-085]',
		async (isMaster) => {
			await open({ before: withUser({ isMaster }) });
			expect(site().queryByText(OWNER) !== null).toBe(isMaster);
			expect(unlink() !== null).toBe(!isMaster);
		},
	);
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
		const {
			user,
			store,
			site: running,
		} = await open({
			as: 'admin2',
			scenario: ['second-admin-linked', 'provider-unreachable'],
		});
		await act(() => store.dispatch(loadAccount()));
		expect(account().getByText(/couldn’t check which WordPress\.com account/)).toBeInTheDocument();
		expect(account().getByText('Connected')).toBeInTheDocument();
		expect(unlink()).toBeInTheDocument();
		await running.setFacts({ providerFault: null });
		await user.click(await screen.findByRole('button', { name: 'Try again' }));
		expect(await account().findByText('wpcom-admin2')).toBeInTheDocument();
	});
});

describe('disconnecting an account', () => {
	it('makes one call on a double click, shows progress and why it failed, and can be retried [CONN-073, NOTICE-042, NOTICE-043]', async () => {
		const { site, store, user } = await openWithNotices({ as: 'admin2', scenario: ['second-admin-linked'] });
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
