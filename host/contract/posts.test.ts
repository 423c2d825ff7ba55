/** @jest-environment node */
import { describeRecorded, hasRecordings, recording } from '../../tests/support/recordings';
import type { Host } from '../app';
import { isRecord } from '../php';
import { SANDBOX_KEYS } from '../provider/keys';
import { SCENARIOS } from '../scenarios/scenarios';
import { writeFacts } from '../site/facts';
import { anonymous, as, ORIGIN, testHost, type Caller } from '../testing';

interface Post {
	label: string;
	user: string;
	mode: string;
	request: { method: string; path: string; body?: unknown; nonce?: 'absent' | 'wrong'; noBody?: boolean };
	status: number;
	body: unknown;
	emptyBody?: boolean;
	/** There when only some members of the answer were kept. */
	note?: string;
}

/** States that bring this host to where the recordings of a mode start. */
const STATES: Record<string, string[]> = {
	connected: ['everything-on'],
	site: ['site-only', 'everything-on'],
	offline: ['offline-filter', 'everything-on'],
	disconnected: [],
	overridden: ['everything-on', 'overrides'],
};

/** States that a file starts from besides those of its mode. */
const BESIDES: Record<string, string[]> = {
	'akismet-key-check': ['akismet-valid'],
	'connection-user': ['second-admin-linked', 'editor-linked'],
	'identity-crisis': ['identity-crisis'],
	licensing: ['licenses'],
	'verify-site': ['google-unverified'],
	waf: ['firewall'],
};

/** What happened before single recordings; the provider works again after each. */
const BEFORE: ReadonlyArray<[file: RegExp, label: RegExp, scenarios: string[]]> = [
	[/./, /provider (is )?unreachable$|update-rules, provider fails/, ['provider-unreachable']],
	[/akismet/, /stored key refused/, ['akismet-invalid-key']],
	[/akismet/, /not active/, ['akismet-inactive']],
	[
		/connection-(register|user|disconnect)|identity/,
		/provider (refuses|fails)|registration refused/,
		['provider-errors'],
	],
	[/connection-register/, /5xx/, ['provider-down']],
	[/licensing/, /UI enabled|same key again|: empty$|as subscriber/, ['licensing-ui']],
	[/search-settings/, /^on$/, ['plan-complete']],
	[/verify-site/, /GET, not verified/, ['google-unverified']],
];

/** Values that stand for something else here. */
const STAND_INS: ReadonlyArray<[label: RegExp, from: string, to: string]> = [
	[/refused by the provider/, 'abcdef123456', SANDBOX_KEYS.revoked],
	[/./, 'abcdef123456', SANDBOX_KEYS.good],
	[/^provider reports errors/, '123', '999'],
	[/^other service name/, ':1}', ':123}'],
];

/** Recordings that are not replayed, and why. */
const LEFT_OUT: ReadonlyArray<[file: RegExp, label: RegExp, why: string]> = [
	[
		/settings|connection-reconnect/,
		/provider|refresh refused|registration refused/,
		'see the tests of the provider’s faults',
	],
	[
		/licensing|marketing/,
		/provider fails/,
		'words of the recorded provider; see the tests of the provider’s faults',
	],
	[/verify-site/, /GET, provider reports errors|provider fault/, 'the same'],
	[/tracking/, /provider answers 403/, 'the same'],
	[/missing-routes/, /questionnaire|wordads|migration/, 'this host has them'],
	[/settings/, /roles as string/, 'a crash of the recorded host; a refused parameter here'],
	[/settings/, /anti-spam|form encoded/, 'other keys; see the tests of the settings'],
	[
		/settings/,
		/editor: post by email(,| plus another)|contributor/,
		'the connected account was changed in between',
	],
	[/settings/, /post by email, linked/, 'the connected account was changed in between'],
	[/effects/, /search refused|instant search was saved/, 'the plan was changed in between'],
	[
		/connection-reconnect/,
		/token|connection after/,
		'tokens were broken in between; see the tests of the connection',
	],
	[
		/connection-disconnect|effects/,
		/as second admin|second admin, not linked/,
		'the site was connected again in between',
	],
	[/connection-disconnect/, /provider fails/, 'the site was connected again in between'],
	[/connection-(register|user)/, /data after/, 'the number of the site is drawn here'],
	[/module-active/, /GET module overridden/, 'its words are ours'],
	[/module-active/, /vaultpress/, 'a plugin was changed in between'],
	[/module-options/, /inactive|not linked/, 'a module was switched off in between'],
	[/plugins/, /slug with slash/, 'a fault of the server for a slug that is none; a refused parameter here'],
	[/plugins/, /GET|download fails|\{file\}/, 'other plugins can be installed here'],
];

const FILES = [
	'akismet-key-check',
	'authentication',
	'connection-disconnect',
	'connection-register',
	'connection-reconnect',
	'connection-user',
	'identity-crisis',
	'licensing',
	'marketing-survey',
	'missing-routes',
	'module-active',
	'module-all-active',
	'module-options',
	'notice',
	'options-reset',
	'plugins',
	'recommendations',
	'search-settings',
	'seen-wc-connection-modal',
	'settings',
	'effects',
	'tracking',
	'verify-site',
	'waf',
];

const recorded = (file: string): Post[] =>
	(recording<Post[]>('posts', `${file}.json`) ?? []).filter(
		({ label }) => !LEFT_OUT.some(([files, labels]) => files.test(file) && labels.test(label)),
	);

const stateOf = ({ label, mode }: Post): string =>
	/overrid|^still (on|off)$|^in module\/all$/.test(label) ? 'overridden' : mode;

async function send(host: Host, { label, user, request }: Post) {
	const { method, path, body, nonce, noBody } = request;
	const caller = user === 'anonymous' ? null : await as(host, user);
	const sent = typeof body === 'string' ? body : JSON.stringify(body ?? null);
	const [, from = '', to = ''] =
		STAND_INS.find(([labels, value]) => labels.test(label) && sent.includes(value)) ?? [];
	const meant = sent.replace(from, to);
	const text = caller ? meant.replace('REGISTRATION-NONCE', await registrationNonce(caller)) : meant;
	const headers = new Headers({ 'Content-Type': 'application/json' });
	if (caller) {
		headers.set('Cookie', caller.cookie);
	}
	if (nonce === 'wrong' || (caller && nonce !== 'absent')) {
		headers.set('X-WP-Nonce', nonce ?? caller?.nonce ?? '');
	}
	const init = { method, headers, ...(method === 'POST' && !noBody ? { body: text } : {}) };
	return anonymous(host, `/wp-json/jetpack/v4/${path}`, init);
}

/**
 * Provider faults hit connected and other sites alike; the scenarios named after them connect the site first.
 */
async function prepare(host: Host, scenarios: readonly string[]): Promise<void> {
	for (const name of scenarios) {
		await (name.startsWith('provider-')
			? writeFacts(host.database, SCENARIOS[name]?.facts ?? {})
			: host.applyScenarios(name));
	}
}

async function registrationNonce(caller: Caller): Promise<string> {
	const page = await (await caller.page('/wp-admin/admin.php?page=jetpack')).text();
	return /"registrationNonce":"(\w+)"/.exec(page)?.[1] ?? '';
}

/** Members whose content is drawn at random. */
const DRAWN = ['authorizeUrl', 'post_by_email_address', 'token', 'last_dismissed_time', 'bootstrap_path'];

/** The body without what differs by nature: origin, nonces, and what is drawn at random. */
function comparable(body: unknown): unknown {
	if (typeof body === 'string') {
		const text = body.replace('https://example.org', ORIGIN).replace(/_wpnonce=\w+/, '_wpnonce=NONCE');
		// The URL on which a connection is authorized: another provider, and another site.
		return /^https:\/\/jetpack\.wordpress\.com\/|\/provider\/authorize\?/.test(text) ? 'drawn' : text;
	}
	if (!isRecord(body)) {
		return body;
	}
	const isDrawn = (key: string, value: unknown) =>
		(DRAWN.includes(key) || /^google_.*_url$/.test(key)) && typeof value === 'string' && value.length > 1;
	return Object.fromEntries(
		Object.entries(body).map(([key, value]) => [key, isDrawn(key, value) ? 'drawn' : value]),
	);
}

/** Only the members that were kept in the recording; two levels for a map of modules. */
function kept(ours: unknown, theirs: unknown, isMapOfModules: boolean): unknown {
	if (!isRecord(ours) || !isRecord(theirs)) {
		return ours;
	}
	const entries = Object.entries(theirs).map(([key, value]) => [
		key,
		isMapOfModules ? kept(ours[key], value, false) : ours[key],
	]);
	return Object.fromEntries(entries) as unknown;
}

describeRecorded('answers posts as recorded', () => {
	it('finds recordings to compare with', () => {
		expect(FILES.flatMap(recorded).length).toBeGreaterThan(350);
	});

	for (const file of hasRecordings ? FILES : []) {
		describe(`${file}`, () => {
			const hosts = new Map<string, Host>();

			afterAll(async () => {
				await Promise.all([...hosts.values()].map((host) => host.close()));
			});

			recorded(file).forEach((post, index) => {
				it(`${index + 1}: ${post.label} (${post.user}, ${post.mode})`, async () => {
					const state = stateOf(post);
					const scenarios = [
						...(STATES[state] ?? []),
						...(state === 'connected' ? (BESIDES[file] ?? []) : []),
					];
					const host = hosts.get(state) ?? (await testHost(...scenarios));
					hosts.set(state, host);
					const [, , before = []] =
						BEFORE.find(([files, labels]) => files.test(file) && labels.test(post.label)) ?? [];
					await prepare(host, before);

					const { status, body } = await send(host, post);
					await host.applyScenarios('provider-ok');

					expect(status).toBe(post.status);
					const ours = post.note ? kept(body, post.body, post.request.path === 'module/all') : body;
					expect(comparable(ours)).toEqual(comparable(post.emptyBody ? '' : post.body));
				});
			});
		});
	}
});
