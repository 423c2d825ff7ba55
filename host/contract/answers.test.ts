/** @jest-environment node */
import { describeRecorded, fileFor, recording, type Recording } from '../../tests/support/recordings';
import type { Host } from '../app';
import { isRecord } from '../php';
import { as, testHost } from '../testing';
import { differences, unwrapped } from './compare';

/** Most of what the recorded site had. */
const SITE = [
	'akismet-valid',
	'discount',
	'licenses',
	'recommendations-started',
	'new-recommendations',
	'google-unverified',
	'monitor-downtime',
	'firewall',
	'everything-on',
	'protect-on',
];

/** Recorded situations, and the states that bring this host into the same. */
const SITUATIONS: Record<string, { login: string; scenario: string[] }> = {
	'connected-admin': { login: 'admin', scenario: SITE },
	'connected-admin-fresh': {
		login: 'admin',
		scenario: ['licenses', 'discount', 'google-unverified', 'fresh'],
	},
	'connected-admin-complete': {
		login: 'admin',
		scenario: [
			'plan-complete',
			...SITE,
			'rewind-active',
			'threats',
			'product-expired',
			'discount-used',
			'google-verified',
			'plugin-update',
			'search-on',
		],
	},
	'connected-admin2': { login: 'admin2', scenario: SITE },
	'connected-admin2-linked': { login: 'admin2', scenario: ['second-admin-linked', ...SITE] },
	'connected-editor': { login: 'editor', scenario: SITE },
	'connected-editor-linked': { login: 'editor', scenario: ['editor-linked', ...SITE] },
	'connected-author': { login: 'author', scenario: SITE },
	'connected-contributor': { login: 'contributor', scenario: SITE },
	'connected-subscriber': { login: 'subscriber', scenario: SITE },
	'site-admin': { login: 'admin', scenario: ['site-only', ...SITE] },
	'site-editor': { login: 'editor', scenario: ['site-only', ...SITE] },
	'disconnected-admin': { login: 'admin', scenario: [] },
	'disconnected-editor': { login: 'editor', scenario: [] },
	'disconnected-subscriber': { login: 'subscriber', scenario: [] },
	'offline-admin': { login: 'admin', scenario: ['offline-filter', ...SITE] },
	'offline-editor': { login: 'editor', scenario: ['offline-filter', ...SITE] },
};

/**
 * Every recorded call, minus those only this host has: setup/questionnaire, migration/status and
 * wordads/settings (host-contract 5.11).
 */
const CALLS = [
	'connection',
	'connection/data',
	'connection/test',
	'connection/url',
	'connection/authorize_url?no_iframe=1&redirect_uri=admin.php%3Fpage%3Djetpack',
	'connection/plugins',
	'intro-offers',
	'licensing/error',
	'licensing/user/counts',
	'licensing/user/licenses',
	'module/akismet/data',
	'module/akismet/key/check',
	'module/all',
	'module/monitor/data',
	'module/protect',
	'module/sitemaps',
	'module/nonexistent',
	'module/protect/data',
	'module/stats/data?range=day',
	'module/stats/data?range=week',
	'module/stats/data?range=month',
	'module/vaultpress/data',
	'module/verification-tools/data',
	'plans',
	'plugins',
	'plugin/akismet/akismet.php',
	'products',
	'recommendations/conditional',
	'recommendations/data',
	'recommendations/product-suggestions',
	'recommendations/step',
	'recommendations/upsell',
	'rewind',
	'scan',
	'search/plan',
	'search/pricing',
	'search/settings',
	'search/stats',
	'settings',
	'site',
	'site/benefits',
	'site/discount',
	'site/features',
	'site/products',
	'site/purchases',
	'tracking/settings',
	'updates/plugins',
	'verify-site/google',
	'verify-site/google/123',
	'waf',
];

/** Members that a host may leave out (host-contract 12). */
const EXCEPT = /\.(activate_nonce|deactivate_nonce|sanitize_callback|configurable)$/;

/**
 * One of the two recorded sites had already fetched its plan, the other hadn't; ours are the other way round.
 */
const FETCHED_BEFORE = new RegExp(`${EXCEPT.source}|\\.siteData\\.plan\\.`);

/** Members of a module whose values are facts; the others are words, URLs or stored values. */
const FACTS = [
	'name', 'sort', 'recommendation_order', 'introduced', 'changed', 'deactivate', 'free', 'requires_connection',
	'requires_user_connection', 'auto_activate', 'module_tags', 'feature', 'plan_classes', 'module', 'available',
	'unavailable_reason', 'override',
] as const; // prettier-ignore

type ModuleMap = Record<string, Record<string, unknown>>;

/** The page as recorded; without the objects where it was refused. */
type PagePrint = Record<'page' | 'Initial_State' | 'JP_CONNECTION_INITIAL_STATE', Record<string, unknown>>;

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

/** An error that arrives with HTTP 200 (host-contract 4.2). */
const isErrorWithin200 = (body: unknown): boolean =>
	isRecord(body) && typeof body.code === 'string' && !['success', 'updates-available'].includes(body.code);

describeRecorded('answers as recorded', () => {
	describe.each(Object.entries(SITUATIONS))('%s', (situation, { login, scenario }) => {
		let host: Host;

		beforeAll(async () => {
			host = await testHost(...scenario);
		});

		afterAll(() => host.close());

		it.each(CALLS)('returns the recorded status and shape for %s', async (call) => {
			const name = call.startsWith('connection/authorize_url')
				? 'connection_authorize_url.json'
				: fileFor(call);
			const recorded = recording(situation, name) as Recording;
			const isSoldOut = situation === 'connected-admin-complete' && call === 'recommendations/upsell';
			const answer = await (await as(host, login)).get(call);

			expect(answer.status).toBe(recorded.status);
			// Pages in place of answers are not repeated here (host-contract 12).
			// Content of the provider may differ too: here it has nothing left to sell to the complete plan.
			const isOurs = recorded.text !== undefined || isSoldOut;
			const theirs = isOurs ? answer.body : (recorded.body ?? '');
			expect(differences(unwrapped(answer.body), unwrapped(theirs), call, EXCEPT)).toEqual([]);
			const isError = recorded.status >= 400 || isErrorWithin200(theirs);
			expect(isError ? answer.body : null).toEqual(isError ? theirs : null);
		});

		it('lists the recorded modules and options', async () => {
			const recorded = recording(situation, 'module_all.json') as Recording;
			const { status, body } = await (await as(host, login)).get('module/all');
			const listed = (all: unknown) =>
				status === 200 && { facts: factsOf(all as ModuleMap), options: optionsOf(all as ModuleMap) };

			expect(status).toBe(recorded.status);
			expect(listed(body)).toEqual(listed(recorded.body));
		});

		it('prints the recorded bootstrap objects, or refuses the page as recorded', async () => {
			const recorded = recording<PagePrint>(situation, 'initial-state.json') as PagePrint;
			const page = await (await as(host, login)).page('/wp-admin/admin.php?page=jetpack');

			expect(page.status).toBe(recorded.page.status);
			if (recorded.page.status !== 200) {
				return;
			}
			const { Initial_State: state, JP_CONNECTION_INITIAL_STATE: connection } = await host.bootstrap(login);
			const theirs = recorded.Initial_State;
			const isOther = situation === 'offline-admin' || situation === 'connected-admin-fresh';
			const except = isOther ? FETCHED_BEFORE : EXCEPT;
			expect(differences(state, theirs, 'Initial_State', except)).toEqual([]);
			expect(state.connectionStatus).toEqual(theirs.connectionStatus);
			const user = (each: Record<string, unknown>) =>
				(each.userData as { currentUser: Record<string, unknown> }).currentUser;
			expect(user(state).permissions).toEqual(user(theirs).permissions);
			const theirConnection = recorded.JP_CONNECTION_INITIAL_STATE;
			expect(differences(connection, theirConnection, 'JP_CONNECTION_INITIAL_STATE', EXCEPT)).toEqual([]);
		});
	});

	it('has the recorded default for every setting', async () => {
		const host = await testHost();
		const { body } = await (await as(host, 'admin')).get('settings');

		expect(body).toEqual(recording('disconnected-admin', 'settings.json')?.body);
		await host.close();
	});
});
