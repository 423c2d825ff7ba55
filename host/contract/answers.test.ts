/** @jest-environment node */
import { shapeOf, situations } from '../../tests/contract/shapes';
import { isRecord } from '../php';
import { as, open, testHost } from '../testing';
import { differences } from './compare';

/** Most of what the recorded site had. */
const SITE = [
	...['akismet-valid', 'discount', 'licenses', 'recommendations-started', 'new-recommendations'],
	...['google-unverified', 'monitor-downtime', 'firewall', 'everything-on', 'protect-on'],
];

/** Recorded situations, who was logged in, and the states that bring this host into the same. */
const SITUATIONS: ReadonlyArray<[situation: string, login: string, ...scenario: string[]]> = [
	['connected-admin', 'admin', ...SITE],
	['connected-admin-fresh', 'admin', 'licenses', 'discount', 'google-unverified', 'fresh'],
	[
		...(['connected-admin-complete', 'admin', 'plan-complete', ...SITE, 'rewind-active', 'threats'] as const),
		...['product-expired', 'discount-used', 'google-verified', 'plugin-update', 'search-on'],
	],
	['connected-admin2', 'admin2', ...SITE],
	['connected-admin2-linked', 'admin2', 'second-admin-linked', ...SITE],
	['connected-editor', 'editor', ...SITE],
	['connected-editor-linked', 'editor', 'editor-linked', ...SITE],
	['connected-author', 'author', ...SITE],
	['connected-contributor', 'contributor', ...SITE],
	['connected-subscriber', 'subscriber', ...SITE],
	['site-admin', 'admin', 'site-only', ...SITE],
	['site-editor', 'editor', 'site-only', ...SITE],
	['disconnected-admin', 'admin'],
	['disconnected-editor', 'editor'],
	['disconnected-subscriber', 'subscriber'],
	['offline-admin', 'admin', 'offline-filter', ...SITE],
	['offline-editor', 'editor', 'offline-filter', ...SITE],
];

/** Not a call, or one that only this host has (host-contract 5.11). */
const NO_CALL = /^(setup\/questionnaire|migration\/status|wordads\/settings)$/;

/** Members that a host may leave out (host-contract 12). */
const EXCEPT = /\.(activate_nonce|deactivate_nonce|sanitize_callback|configurable)$/;

/**
 * One of the two recorded sites had already fetched its plan, the other hadn't; ours are the other way round.
 */
const FETCHED_BEFORE = new RegExp(`${EXCEPT.source}|\\.siteData\\.plan\\.`);

/** Members of a module whose values are facts; the others are words, URLs or stored values. */
const FACTS = [
	...['name', 'sort', 'recommendation_order', 'introduced', 'changed', 'deactivate', 'free', 'available'],
	...['requires_connection', 'requires_user_connection', 'auto_activate', 'module_tags', 'feature', 'module'],
	...['plan_classes', 'unavailable_reason', 'override'],
];

type ModuleMap = Record<string, Record<string, unknown>>;

const factsOf = (modules: ModuleMap) =>
	Object.entries(modules).map(([slug, module]) => [slug, ...FACTS.map((name) => module[name])]);

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

/** An error, which may arrive with HTTP 200 (host-contract 4.2). */
const isError = (status: number, body: unknown): boolean =>
	status >= 400 ||
	(isRecord(body) && typeof body.code === 'string' && !['success', 'updates-available'].includes(body.code));

const permissionsIn = (state: Record<string, unknown>) =>
	(state.userData as { currentUser: Record<string, unknown> }).currentUser.permissions;

describe('as recorded', () => {
	const recorded = situations();
	const recordingOf = (situation: string) => recorded[situation] ?? { page: { status: 0 }, calls: {} };

	it.each(SITUATIONS)('%s (%s) gets every status, shape and error', async (situation, login, ...scenario) => {
		const caller = await as(await testHost(...scenario), login);
		const calls = Object.entries(recordingOf(situation).calls).filter(([path]) => !NO_CALL.test(path));
		expect(calls).toHaveLength(50);
		for (const [path, [recordedStatus, recordedBody]] of calls) {
			const answer = await caller.get(path);
			const [status, body] = [answer.status, shapeOf(answer.body)];
			const isSoldOut = situation === 'connected-admin-complete' && path === 'recommendations/upsell';

			expect([path, status]).toEqual([path, recordedStatus]);
			// Pages in place of answers are not repeated here (host-contract 12).
			// Content of the provider may differ too: here it has nothing left to sell to the complete plan.
			const theirs = recordedBody === '~page' || isSoldOut ? body : recordedBody;
			expect(differences(body, theirs, path, EXCEPT)).toEqual([]);
			if (isError(status, theirs)) {
				expect([path, body]).toEqual([path, theirs]);
			}
			if (path === 'module/all' && status === 200) {
				expect(factsOf(body as ModuleMap).sort()).toEqual(factsOf(theirs as ModuleMap).sort());
				expect(optionsOf(body as ModuleMap)).toEqual(optionsOf(theirs as ModuleMap));
			}
		}
	});

	it.each(SITUATIONS)(
		'%s (%s) gets the bootstrap objects, or no page',
		async (situation, login, ...scenario) => {
			const host = await testHost(...scenario);
			const { page: print } = recordingOf(situation);
			const page = await (await as(host, login)).page('/wp-admin/admin.php?page=jetpack');
			expect(page.status).toBe(print.status);
			if (page.status !== 200) {
				return;
			}
			const { Initial_State: state, JP_CONNECTION_INITIAL_STATE: connection } = shapeOf(
				await host.bootstrap(login),
			) as Required<typeof print>;
			const theirs = print.Initial_State ?? {};
			const isOther = situation === 'offline-admin' || situation === 'connected-admin-fresh';
			expect(differences(state, theirs, 'Initial_State', isOther ? FETCHED_BEFORE : EXCEPT)).toEqual([]);
			expect(state.connectionStatus).toEqual(theirs.connectionStatus);
			expect(permissionsIn(state)).toEqual(permissionsIn(theirs));
			expect(differences(connection, print.JP_CONNECTION_INITIAL_STATE, 'connection', EXCEPT)).toEqual([]);
		},
	);

	it('every setting has its default', async () => {
		const { body } = await (await open()).admin.get('settings');
		expect([200, shapeOf(body)]).toEqual(recordingOf('disconnected-admin').calls.settings);
	});
});
