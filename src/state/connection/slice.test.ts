import { openStore } from '../../../tests/support/open-piece';
import type { TestSite } from '../../../tests/support/test-site';
import { loadAccount, selectIsAccountDue } from '../account/slice';
import { screenEntered } from '../session/slice';
import {
	selectConnectionErrors,
	selectHasConnectedOwner,
	selectIsSiteConnected,
	selectSandboxDomain,
	selectSiteConnectionStatus,
	selectUserConnectionData,
} from './slice';
import {
	selectCan,
	selectCanEditPosts,
	selectCanManageModules,
	selectIsConnectionOwner,
	selectIsCurrentUserLinked,
	selectIsSubscriber,
	selectUser,
} from '../user/slice';
import type { RootState } from '../root-state';

const facts = (state: RootState) => ({
	siteConnectionStatus: selectSiteConnectionStatus(state),
	isSiteConnected: selectIsSiteConnected(state),
	isCurrentUserLinked: selectIsCurrentUserLinked(state),
	hasConnectedOwner: selectHasConnectedOwner(state),
	isConnectionOwner: selectIsConnectionOwner(state),
	sandboxDomain: selectSandboxDomain(state),
});

describe('the connection state', () => {
	it.each([
		['the owner', ['connected'], 'admin', 'connected', true, true, true, true],
		['another administrator', ['connected'], 'admin2', 'connected', true, false, true, false],
		['a linked administrator', ['second-admin-linked'], 'admin2', 'connected', true, true, true, false],
		['a subscriber', ['connected'], 'subscriber', 'connected', true, false, true, false],
		['a site that nobody owns', ['site-only'], 'admin', 'connected', true, false, false, false],
		['an unconnected site', ['not-connected'], 'admin', 'disconnected', false, false, false, false],
		['an offline site', ['offline-url'], 'admin', 'offline', false, false, false, false],
	] as const)(
		'is correct for %s [CONN-001, CONN-004, CONN-006, CONN-007]',
		async (_, scenario, as, status, isConnected, isLinked, hasOwner, isOwner) => {
			const { store } = await openStore({ scenario: [...scenario], as });
			const state = store.getState();
			expect(facts(state)).toEqual({
				siteConnectionStatus: status,
				isSiteConnected: isConnected,
				isCurrentUserLinked: isLinked,
				hasConnectedOwner: hasOwner,
				isConnectionOwner: isOwner,
				sandboxDomain: '',
			});
		},
	);

	it('has the sandbox’s domain [CONN-004, CONN-005]', async () => {
		const { store } = await openStore({ scenario: ['sandboxed'] });
		expect(selectSandboxDomain(store.getState())).toBe('sandbox.example.com');
	});

	it.each([
		['connected', { isActive: true, isRegistered: true, isStaging: false, isInIdentityCrisis: false }],
		['offline-constant', { isActive: false, offlineMode: { isActive: true } }],
		['staging', { isActive: true, isStaging: true, isInIdentityCrisis: false }],
		['identity-crisis', { isActive: true, isStaging: true, isInIdentityCrisis: true }],
	])('has the status of a site in the scenario %s [CONN-005]', async (scenario, expected) => {
		const { store } = await openStore({ scenario: [scenario] });
		expect(store.getState().connection.status).toMatchObject(expected);
	});

	it('has the pending steps, plugins by slug, errors and account [CONN-002, CONN-003]', async () => {
		const error = { code: 'invalid_token', message: 'x', action: 'reconnect', data: {} };
		const { store } = await openStore({
			before: (site) => site.page({ connectionStatus: { errors: [error] } }),
		});
		const state = store.getState();
		expect(state.connection).toMatchObject({
			siteIsRegistering: false,
			userIsConnecting: false,
			registrationError: null,
			authorizationUrl: '',
			connectedPlugins: { jetpack: { name: 'Jetpack' } },
		});
		expect(selectConnectionErrors(state)).toMatchObject([{ code: 'invalid_token', action: 'reconnect' }]);
		expect(selectUserConnectionData(state)).toEqual({
			currentUser: {
				blogId: expect.any(Number),
				wpcomUser: {
					ID: expect.any(Number),
					login: 'wpcom-admin',
					email: expect.stringContaining('@'),
					avatar: expect.stringMatching(/^http/),
					site_count: expect.any(Number),
					display_name: expect.any(String),
				},
			},
		});
		expect(selectUserConnectionData(state)).toBe(selectUserConnectionData({ ...state }));
	});

	it.each([
		['a list', '[{"name":"Shop","slug":"shop"},{"name":"No slug"},null]', { shop: { name: 'Shop' } }],
		['a map', '{"shop":{"name":"Shop"}}', { shop: { name: 'Shop' } }],
		['nothing', '[]', {}],
	])('reads the connected plugins from %s [CONN-002]', async (_, printed, expected) => {
		const { store } = await openStore({
			before: (site) =>
				site.changePage((html) =>
					html.replace(/"connectedPlugins":\[[^\]]*\]/, `"connectedPlugins":${printed}`),
				),
		});
		expect(store.getState().connection.connectedPlugins).toEqual(expected);
	});
});

describe('the user', () => {
	it.each([
		['admin', ['connected'], true, true, true, true],
		['admin2', ['connected'], false, false, true, true],
		['editor', ['editor-linked'], true, false, false, true],
		['author', ['connected'], false, false, false, true],
		['subscriber', ['connected'], false, false, false, false],
	])(
		'%s on %j matches what the host prints [ROLE-006, ROLE-007, ROLE-010]',
		async (as, scenario, isConnected, isMaster, managesModules, editsPosts) => {
			const { store } = await openStore({ as, scenario });
			const state = store.getState();
			expect(selectUser(state)).toMatchObject({ isConnected, isMaster, wpcomUser: expect.any(Object) });
			expect(selectCanManageModules(state)).toBe(managesModules);
			expect(selectCanEditPosts(state)).toBe(editsPosts);
			expect(selectIsSubscriber(state)).toBe(!editsPosts);
		},
	);

	it('has exactly the permissions the host grants [ROLE-005]', async () => {
		const names = [
			...(['admin_page', 'connect', 'disconnect', 'edit_posts', 'manage_modules'] as const),
			...(['manage_options', 'manage_plugins', 'view_stats', 'publish_posts', 'connect_user'] as const),
		];
		const { site } = await openStore();
		for (const given of names) {
			const permissions = Object.fromEntries(names.map((name) => [name, name === given]));
			site.page({ userData: { currentUser: { permissions } } });
			const { store } = await openStore({ site });
			expect(names.filter((name) => selectCan(store.getState(), name))).toEqual([given]);
		}
	});
});

describe('the user’s account', () => {
	it.each([true, false])(
		'loads only with connect_user, once at a time, and reveals a connected owner: %s [API-015, API-079]',
		async (connect_user) => {
			const { site, store } = await openStore({
				before: (running) => {
					const wpcomUser = { ID: undefined, login: undefined };
					const currentUser = { isConnected: true, wpcomUser, permissions: { connect_user } };
					running.page({ userData: { currentUser }, connectionStatus: { hasConnectedOwner: false } });
				},
			});
			await Promise.all([store.dispatch(loadAccount()), store.dispatch(loadAccount())]);
			expect(site.callsTo('GET', 'connection/data')).toHaveLength(connect_user ? 1 : 0);
			expect(selectHasConnectedOwner(store.getState())).toBe(connect_user);
			expect(selectUser(store.getState()).wpcomUser.login).toBe(connect_user ? 'wpcom-admin' : '');
		},
	);

	it.each([
		['the page lacks it', 'admin', ['connected'], { wpcomUser: { ID: undefined } }, true],
		['the page has it', 'admin', ['connected'], {}, false],
		['nobody is linked', 'subscriber', ['connected'], { wpcomUser: { ID: undefined } }, false],
		['the site is offline', 'admin', ['offline-url'], { wpcomUser: { ID: undefined } }, false],
		[
			'the user has no connect_user',
			'admin',
			['connected'],
			{ wpcomUser: { ID: undefined }, permissions: { connect_user: false } },
			false,
		],
	])('is due when %s: %s on %j [API-079]', async (_, as, scenario, currentUser, isDue) => {
		const before = (site: TestSite) => site.page({ userData: { currentUser } });
		const { store } = await openStore({ as, scenario, before });
		expect(selectIsAccountDue(store.getState())).toBe(isDue);
	});

	it('is retried on another screen or on request after a failure, but not by a later card', async () => {
		const { site, store } = await openStore();
		site.fail('GET', 'connection/data', 500);
		const calls = () => site.callsTo('GET', 'connection/data').length;
		await store.dispatch(loadAccount());
		await store.dispatch(loadAccount());
		expect(calls()).toBe(1);
		await store.dispatch(loadAccount('again'));
		expect(calls()).toBe(2);
		store.dispatch(screenEntered());
		await store.dispatch(loadAccount());
		expect(calls()).toBe(3);
	});
});
