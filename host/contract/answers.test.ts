/** @jest-environment node */
import { describeRecorded, fileFor, recording, type Recording } from '../../tests/support/recordings';
import type { Host } from '../app';
import { as, testHost } from '../testing';
import { differences, unwrapped } from './compare';

/** Recorded situations, and the states that bring this host into the same. */
const SITUATIONS: Record<string, { login: string; scenario: string[] }> = {
	'connected-admin': { login: 'admin', scenario: ['everything-on', 'protect-on'] },
	'connected-admin2': { login: 'admin2', scenario: ['everything-on', 'protect-on'] },
	'connected-admin2-linked': {
		login: 'admin2',
		scenario: ['second-admin-linked', 'everything-on', 'protect-on'],
	},
	'connected-editor': { login: 'editor', scenario: ['everything-on', 'protect-on'] },
	'connected-editor-linked': { login: 'editor', scenario: ['editor-linked', 'everything-on', 'protect-on'] },
	'connected-author': { login: 'author', scenario: ['everything-on', 'protect-on'] },
	'connected-contributor': { login: 'contributor', scenario: ['everything-on', 'protect-on'] },
	'connected-subscriber': { login: 'subscriber', scenario: ['everything-on', 'protect-on'] },
	'site-admin': { login: 'admin', scenario: ['site-only', 'everything-on', 'protect-on'] },
	'site-editor': { login: 'editor', scenario: ['site-only', 'everything-on', 'protect-on'] },
	'disconnected-admin': { login: 'admin', scenario: [] },
	'disconnected-editor': { login: 'editor', scenario: [] },
	'disconnected-subscriber': { login: 'subscriber', scenario: [] },
	'offline-admin': { login: 'admin', scenario: ['offline-filter', 'everything-on', 'protect-on'] },
	'offline-editor': { login: 'editor', scenario: ['offline-filter', 'everything-on', 'protect-on'] },
};

const CALLS = [
	'connection',
	'connection/data',
	'connection/test',
	'connection/url',
	'connection/authorize_url?no_iframe=1&redirect_uri=admin.php%3Fpage%3Djetpack',
	'connection/plugins',
	'module/all',
	'module/protect',
	'module/sitemaps',
	'module/nonexistent',
	'module/protect/data',
	'module/stats/data?range=day',
	'module/stats/data?range=week',
	'module/stats/data?range=month',
	'settings',
	'site',
	'plugins',
	'tracking/settings',
];

/** Members that a host may leave out (host contract 12). */
const EXCEPT = /\.(activate_nonce|deactivate_nonce|sanitize_callback|configurable)$/;

/** The offline site was recorded after it had fetched its plan once; this one never was connected. */
const FETCHED_BEFORE = new RegExp(`${EXCEPT.source}|\\.siteData\\.plan\\.`);

/** Members of a module whose values are facts; the others are words, addresses or stored values. */
const FACTS = [
	'name', 'sort', 'recommendation_order', 'introduced', 'changed', 'deactivate', 'free', 'requires_connection',
	'requires_user_connection', 'auto_activate', 'module_tags', 'feature', 'plan_classes', 'module', 'available',
	'unavailable_reason', 'override',
] as const; // prettier-ignore

type ModuleMap = Record<string, Record<string, unknown>>;

const factsOf = (modules: ModuleMap) =>
	Object.fromEntries(
		Object.entries(modules).map(([slug, module]) => [
			slug,
			Object.fromEntries(FACTS.map((name) => [name, module[name]])),
		]),
	);

/** Type, default and choices of every option; the default of one is computed from other options there. */
const optionsOf = (modules: ModuleMap) =>
	Object.fromEntries(
		Object.values(modules).flatMap(({ options }) =>
			Object.entries(options as ModuleMap).map(
				([key, { type, default: initial, enum: choices, jp_group: group }]) => [
					key,
					{ type, choices, group, initial: key === 'jetpack_waf_automatic_rules' ? null : initial },
				],
			),
		),
	);

describeRecorded('answers as recorded', () => {
	describe.each(Object.entries(SITUATIONS))('%s', (situation, { login, scenario }) => {
		let host: Host;

		beforeAll(async () => {
			host = await testHost(...scenario);
		});

		afterAll(() => host.close());

		it.each(CALLS)('gives %s the recorded status and shape', async (call) => {
			const name = call.startsWith('connection/authorize_url')
				? 'connection_authorize_url.json'
				: fileFor(call);
			const recorded = recording(situation, name) as Recording;
			const answer = await (await as(host, login)).get(call);

			expect(answer.status).toBe(recorded.status);
			expect(differences(unwrapped(answer.body), unwrapped(recorded.body), call, EXCEPT)).toEqual([]);
			expect(recorded.status < 400 || answer.body).toEqual(recorded.status < 400 || recorded.body);
		});

		it('offers the recorded modules and options', async () => {
			const recorded = recording(situation, 'module_all.json')?.body as ModuleMap;
			const { status, body } = await (await as(host, login)).get('module/all');

			expect(status === 200 && factsOf(body as ModuleMap)).toEqual(status === 200 && factsOf(recorded));
			expect(status === 200 && optionsOf(body as ModuleMap)).toEqual(status === 200 && optionsOf(recorded));
		});

		it('prints the recorded bootstrap objects', async () => {
			const recorded = recording<Record<string, Record<string, unknown> | undefined>>(
				situation,
				'initial-state.json',
			);
			const { Initial_State: state, JP_CONNECTION_INITIAL_STATE: connection } = await host.bootstrap(login);

			// The page is closed to some: there is nothing to compare then.
			const theirs = recorded?.Initial_State ?? state;
			const except = situation === 'offline-admin' ? FETCHED_BEFORE : EXCEPT;
			expect(differences(state, theirs, 'Initial_State', except)).toEqual([]);
			expect(state.connectionStatus).toEqual(theirs.connectionStatus);
			const user = (each: Record<string, unknown>) =>
				(each.userData as { currentUser: Record<string, unknown> }).currentUser;
			expect(user(state).permissions).toEqual(user(theirs).permissions);
			const theirConnection = recorded?.JP_CONNECTION_INITIAL_STATE ?? connection;
			expect(differences(connection, theirConnection, 'JP_CONNECTION_INITIAL_STATE', EXCEPT)).toEqual([]);
		});
	});

	it('has the recorded defaults of every setting', async () => {
		const host = await testHost();
		const { body } = await (await as(host, 'admin')).get('settings');

		expect(body).toEqual(recording('disconnected-admin', 'settings.json')?.body);
		await host.close();
	});
});
