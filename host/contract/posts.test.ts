/** @jest-environment node */
import { posts, type Recording, shapeOf } from '../../tests/contract/shapes';
import type { Host } from '../app';
import { isRecord } from '../php';
import { SANDBOX_KEYS } from '../provider/keys';
import { SCENARIOS } from '../scenarios/scenarios';
import { writeFacts } from '../site/facts';
import { anonymous, as, testHost, stateOf } from '../testing';

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

/** Faults that were on for a single recording; the provider works again after each. */
const REFUSED = /provider (refuses|fails|answers 403)|registration refused/;
const BEFORE: ReadonlyArray<[file: RegExp, label: RegExp, scenarios: string[]]> = [
	[/./, /provider (is )?unreachable$|update-rules, provider fails/, ['provider-unreachable']],
	[/akismet/, /stored key refused/, ['akismet-invalid-key']],
	[/akismet/, /not active/, ['akismet-inactive']],
	[/connection-(register|user|disconnect)|identity|licensing|tracking/, REFUSED, ['provider-errors']],
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
const LEFT_OUT: ReadonlyArray<[why: string, file: RegExp, label: RegExp]> = [
	[
		'see the provider’s faults',
		/settings|connection-reconnect/,
		/provider|refresh refused|registration refused/,
	],
	['words of the recorded provider', /marketing/, /provider fails/],
	['words of the recorded provider', /verify-site/, /GET, provider reports errors|provider fault/],
	['this host has them', /missing-routes/, /questionnaire|wordads|migration/],
	['a crash of the recorded host; a refused parameter here', /settings/, /roles as string/],
	['other keys; see the settings', /settings/, /anti-spam|form encoded/],
	['another account connected in between', /settings/, /editor: post by email(,| plus another)|contributor/],
	['another account connected in between', /settings/, /post by email, linked/],
	['another plan in between', /effects/, /search refused|instant search was saved/],
	['tokens broken in between; see the connection', /connection-reconnect/, /token|connection after/],
	['connected again in between', /connection-disconnect|effects/, /as second admin|second admin, not linked/],
	['connected again in between', /connection-disconnect/, /provider fails/],
	['a plugin changed in between', /module-active/, /vaultpress/],
	['a module switched off in between', /module-options/, /inactive|not linked/],
	['a fault of the server; a refused parameter here', /plugins/, /slug with slash/],
	['other plugins can be installed here', /plugins/, /GET|download fails|\{file\}/],
];

const repeated = (file: string, recordings: Recording[]): Recording[] =>
	recordings.filter(
		({ label }) => !LEFT_OUT.some(([, files, labels]) => files.test(file) && labels.test(label)),
	);

const modeOf = ({ label, mode }: Recording): string =>
	/overrid|^still (on|off)$|^in module\/all$/.test(label) ? 'overridden' : mode;

async function send(host: Host, { label, user, request }: Recording) {
	const { method, path, body, nonce, noBody } = request;
	const caller = user === 'anonymous' ? null : await as(host, user);
	const sent = typeof body === 'string' ? body : JSON.stringify(body ?? null);
	const [, from = '', to = ''] =
		STAND_INS.find(([labels, value]) => labels.test(label) && sent.includes(value)) ?? [];
	const meant = sent.replace(from, to);
	const text =
		caller && meant.includes('REGISTRATION-NONCE')
			? meant.replace('REGISTRATION-NONCE', String((await stateOf(caller)).registrationNonce))
			: meant;
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

describe('posts are answered as recorded', () => {
	it.each(Object.entries(posts()))('%s', async (file, recordings) => {
		const hosts = new Map<string, Host>();
		for (const post of repeated(file, recordings)) {
			const state = modeOf(post);
			const besides = state === 'connected' ? (BESIDES[file] ?? []) : [];
			const host = hosts.get(state) ?? (await testHost(...(STATES[state] ?? []), ...besides));
			hosts.set(state, host);
			const [, , before = []] =
				BEFORE.find(([files, labels]) => files.test(file) && labels.test(post.label)) ?? [];
			await prepare(host, before);
			const { status, body } = await send(host, post);
			if (before.length) {
				await host.applyScenarios('provider-ok');
			}

			const what = `${post.label} (${post.user}, ${post.mode})`;
			const ours = post.note ? kept(body, post.body, post.request.path === 'module/all') : body;
			expect([what, status, shapeOf(ours)]).toEqual([what, post.status, post.body]);
		}
	});
});
