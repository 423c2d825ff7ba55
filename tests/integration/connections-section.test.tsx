import { act, screen, waitFor } from '@testing-library/react';
import { submitSurvey } from '../../src/rest-api/survey';
import { openApp, type OpenOptions } from '../support/open-app';
import { arrived, hasRegion, region } from '../support/screens';

const site = () => region('Site connection');
const account = () => region('Account connection');
const manage = () => screen.queryByRole('button', { name: 'Manage site connection' });
const connectAccount = () => screen.queryByRole('link', { name: 'Connect your WordPress.com account' });
const unlink = () => screen.queryByRole('button', { name: 'Disconnect your WordPress.com account' });
const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

const open = async (options: OpenOptions) => {
	const opened = await openApp(options);
	await arrived();
	return opened;
};

/** Changes the user of the page, and what may be done. */
const withUser =
	(members: object, permissions: object = {}, status: object = {}): OpenOptions['before'] =>
	(running) =>
		running.editPage((page) => {
			const { currentUser } = page.userData as { currentUser: { permissions: object } };
			Object.assign(currentUser, members);
			Object.assign(currentUser.permissions, permissions);
			Object.assign(page.connectionStatus as object, status);
		});

const OWNER = 'You are the Jetpack owner.';
const OTHER = 'Another user owns this connection.';
const NOBODY = /This connection has no owner yet/;

describe('the connections section', () => {
	it.each<[string, string, string[], string | RegExp, 'linked' | 'unlinked' | 'none', boolean]>([
		['the owner', 'admin', ['connected'], OWNER, 'linked', true],
		['another administrator', 'admin2', ['connected'], OTHER, 'unlinked', true],
		['another, linked', 'admin2', ['second-admin-linked'], OTHER, 'linked', true],
		['a linked editor', 'editor', ['editor-linked'], OTHER, 'linked', false],
		['an editor', 'editor', ['connected'], OTHER, 'unlinked', false],
		['an author', 'author', ['connected'], OTHER, 'unlinked', false],
		['a contributor', 'contributor', ['connected'], OTHER, 'unlinked', false],
		['a subscriber', 'subscriber', ['connected'], OTHER, 'unlinked', false],
		['an administrator, without an owner', 'admin', ['site-only'], NOBODY, 'unlinked', true],
		['an editor, without an owner', 'editor', ['site-only'], NOBODY, 'none', false],
	])(
		'shows %s the right status and actions [CONN-025, CONN-027, CONN-028, CONN-030, CONN-035, CONN-092]',
		async (_, as, scenario, note, accountState, canManage) => {
			await open({ as, scenario });
			expect(site().getByText('Your site is connected to WordPress.com.')).toBeInTheDocument();
			expect(site().getByText(note)).toBeInTheDocument();
			if (note !== OWNER) {
				expect(site().queryByText(OWNER)).not.toBeInTheDocument();
			}
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
		expect(connectAccount()).not.toBeInTheDocument();
	});

	it.each(['offline-constant', 'offline-filter', 'offline-url', 'offline-local'])(
		'explains in the scenario %s why nothing can be connected [CONN-023, CONN-024, CONN-031]',
		async (scenario) => {
			await open({ scenario: [scenario] });
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
		},
	);

	it('is replaced by the connect screen on an unconnected site [CONN-026]', async () => {
		await open({ scenario: ['not-connected'] });
		expect(screen.getByRole('button', { name: 'Set up Jetpack' })).toBeInTheDocument();
		expect(hasRegion('Site connection')).toBe(false);
	});
});

describe('the account connection screen', () => {
	it.each([
		['#/connect-user?feature=Downtime%20monitoring', 'Connect your account to get Downtime monitoring'],
		['#/connect-user?feature=%3Cb%3Ex%3C%2Fb%3E', 'Connect your account to get <b>x</b>'],
		['#/connect-user', 'Connect your WordPress.com account'],
	])('at %s has the title: %s [CONN-084]', async (hash, title) => {
		await openApp({ as: 'admin2', hash });
		expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
	});

	it('shows an error and can be retried [CONN-013, CONN-021]', async () => {
		const { site: running, user, left } = await openApp({ as: 'editor', hash: '#/connect-user' });
		running.fail('GET', 'connection/authorize_url', 403, { code: 'x', message: 'No.' });
		await user.click(await screen.findByRole('button', { name: 'Connect your account' }));
		expect(await screen.findByText('An error occurred. Please try again.')).toBeInTheDocument();
		expect(left).toEqual([]);
		running.recover();
		await user.click(screen.getByRole('button', { name: 'Connect your account' }));
		await waitFor(() => expect(left[0]).toMatch(/provider\/authorize.*from=unlinked-user-connect/));
		expect(running.callsTo('POST')).toEqual([]);
	});
});

describe('the permission matrix', () => {
	it.each([true, false])(
		'connect_user %s: the account card [ROLE-009, CONN-032, CONN-092]',
		async (given) => {
			await open({ as: 'admin2', before: withUser({}, { connect_user: given }) });
			expect(hasRegion('Account connection')).toBe(given);
			expect(connectAccount() !== null).toBe(given);
			expect(hasRegion('Site connection')).toBe(true);
		},
	);

	it.each([true, false])(
		'disconnect %s: the manage link and the dialog [ROLE-009, CONN-035, CONN-092]',
		async (given) => {
			await openApp({ as: 'admin2', hash: '#/disconnect', before: withUser({}, { disconnect: given }) });
			await screen.findByText('Jetpack At A Glance Dashboard');
			if (given) {
				expect(await screen.findByRole('dialog')).toBeInTheDocument();
			} else {
				await pause();
				expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
			}
			expect(screen.queryAllByText('Manage site connection')).toHaveLength(given ? 1 : 0);
		},
	);

	it.each([true, false])(
		'connection owner %s: the owner note, and no button to disconnect the account [ROLE-009, CONN-027, CONN-085]',
		async (given) => {
			await open({ before: withUser({ isMaster: given }) });
			expect(site().queryByText(OWNER) !== null).toBe(given);
			expect(unlink() !== null).toBe(!given);
		},
	);

	it.each([true, false])(
		'connected owner exists %s: others can connect an account [ROLE-009]',
		async (given) => {
			await open({
				as: 'editor',
				hash: '#/connect-user',
				before: withUser({}, {}, { hasConnectedOwner: given }),
			});
			await waitFor(() => expect(window.location.hash).toBe(given ? '#/connect-user' : '#/dashboard'));
			await arrived();
			expect(screen.queryByRole('button', { name: 'Connect your account' }) !== null).toBe(given);
		},
	);

	it.each([true, false])(
		'connect %s: the connect screen of an unconnected site [ROLE-005]',
		async (given) => {
			await openApp({ scenario: ['not-connected'], before: withUser({}, { connect: given }) });
			if (given) {
				expect(await screen.findByRole('button', { name: 'Set up Jetpack' })).toBeInTheDocument();
			} else {
				expect(await screen.findByText(/ask the site administrator to connect/)).toBeInTheDocument();
				expect(screen.queryByRole('button', { name: 'Set up Jetpack' })).not.toBeInTheDocument();
			}
		},
	);
});

describe('the connected user’s account', () => {
	const nameless = withUser({ wpcomUser: { avatar: false } });

	it.each([
		['the page told it', 'admin', ['connected'], undefined],
		['nobody is linked', 'subscriber', ['connected'], undefined],
		['the site is offline', 'admin', ['offline-url'], nameless],
		[
			'the user has no connect_user',
			'admin',
			['connected'],
			withUser({ wpcomUser: false }, { connect_user: false }),
		],
	] as const)('isn’t requested when %s [API-079]', async (_, as, scenario, before) => {
		const opened = await open({ as, scenario: [...scenario], before });
		await pause();
		expect(opened.site.callsTo('GET', 'connection/data')).toEqual([]);
	});

	it('is requested once if the page lacks it [API-015, API-079, CONN-029]', async () => {
		const opened = await open({ before: nameless });
		expect(await account().findByText('wpcom-admin')).toBeInTheDocument();
		expect(opened.site.callsTo('GET', 'connection/data')).toHaveLength(1);
	});

	it('shows an error if it fails to load, and retries on request', async () => {
		const opened = await open({
			before: async (running) => {
				await nameless?.(running);
				running.fail('GET', 'connection/data', 403, { code: 'x', message: 'Not now.' });
			},
		});
		expect(
			await account().findByText(/couldn’t load your WordPress\.com account\. Not now\./),
		).toBeInTheDocument();
		opened.site.recover();
		await opened.user.click(account().getByRole('button', { name: 'Try again' }));
		expect(await account().findByText('wpcom-admin')).toBeInTheDocument();
	});

	it('keeps its actions while the provider is unreachable, and retries on request', async () => {
		const { user, site: running } = await open({
			as: 'admin2',
			scenario: ['second-admin-linked', 'provider-unreachable'],
		});
		// As soon as another call is answered, it's tried again, and says so again.
		await waitFor(() => {
			expect(account().getByText(/couldn’t check which WordPress\.com account/)).toBeInTheDocument();
			expect(account().getByText('Connected')).toBeInTheDocument();
			expect(unlink()).toBeInTheDocument();
		});
		await running.setFacts({ providerFault: null });
		await user.click(await screen.findByRole('button', { name: 'Try again' }));
		expect(await account().findByText('wpcom-admin2')).toBeInTheDocument();
	});
});

describe('the exit survey', () => {
	it('goes directly to the provider, without a nonce and with same-origin cookies only [API-062]', async () => {
		const seen: RequestInit[] = [];
		const addresses: string[] = [];
		globalThis.fetch = async (input, init = {}) => {
			addresses.push(String(input));
			seen.push(init);
			return new Response('{"success":true}');
		};
		const survey = {
			site_id: 1,
			user_id: 2,
			survey_id: 'jetpack-plugin-disconnect',
			survey_responses: { 'why-cancel': { response: 'buggy', text: null } },
		} as const;
		await submitSurvey('https://provider.example/', survey);
		expect(addresses).toEqual(['https://provider.example/wpcom/v2/marketing/feedback-survey']);
		expect(seen[0]).toMatchObject({ method: 'POST', credentials: 'same-origin' });
		expect(new Headers(seen[0]?.headers).has('X-WP-Nonce')).toBe(false);
		expect(JSON.parse(String(seen[0]?.body))).toEqual(survey);
	});
});
