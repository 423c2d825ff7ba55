/** @jest-environment node */
import { describeRecorded, recording } from '../../tests/support/recordings';
import type { Host } from '../app';
import { isRecord } from '../php';
import { anonymous, as, ORIGIN, testHost, type Caller } from '../testing';

interface Post {
	label: string;
	user: string;
	mode: string;
	request: { method: string; path: string; body?: unknown; nonce?: 'absent' | 'wrong'; noBody?: boolean };
	status: number;
	body: unknown;
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

/** Recordings that are not replayed, and why. */
const LEFT_OUT: ReadonlyArray<[file: RegExp, label: RegExp, why: string]> = [
	[
		/./,
		/provider|refresh refused|registration refused/,
		'a fault of the provider, which the sandbox does not have',
	],
	[/settings/, /roles as string/, 'a crash of the recorded host; a refused parameter here'],
	[/settings/, /anti-spam|form encoded/, 'other keys; see the tests of the settings'],
	[
		/settings/,
		/editor: post by email(,| plus another)|contributor/,
		'whoever is linked was changed in between',
	],
	[/settings/, /post by email, linked/, 'whoever is linked was changed in between'],
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
	[/connection-register/, /data after/, 'the number of the site is drawn here'],
	[/module-active/, /GET module overridden/, 'its words are ours'],
	[/module-active/, /vaultpress/, 'a plugin was changed in between'],
	[/module-options/, /inactive|not linked/, 'a module was switched off in between'],
	[/plugins/, /GET|download fails|\{file\}/, 'other plugins can be installed here'],
];

const FILES = [
	'authentication',
	'connection-disconnect',
	'connection-register',
	'connection-reconnect',
	'module-active',
	'module-all-active',
	'module-options',
	'plugins',
	'settings',
	'effects',
	'tracking',
];

/** Calls that this host answers so far. */
const ANSWERED = /^(connection|module|settings|site$|plugins|tracking)/;

const recorded = (file: string): Post[] =>
	(recording<Post[]>('posts', `${file}.json`) ?? []).filter(
		({ label, request }) =>
			ANSWERED.test(request.path) &&
			!LEFT_OUT.some(([files, labels]) => files.test(file) && labels.test(label)),
	);

const stateOf = ({ label, mode }: Post): string =>
	/overrid|^still (on|off)$|^in module\/all$/.test(label) ? 'overridden' : mode;

async function send(host: Host, { user, request }: Post) {
	const { method, path, body, nonce, noBody } = request;
	const caller = user === 'anonymous' ? null : await as(host, user);
	const sent = typeof body === 'string' ? body : JSON.stringify(body ?? null);
	const text = caller ? sent.replace('REGISTRATION-NONCE', await registrationNonce(caller)) : sent;
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

async function registrationNonce(caller: Caller): Promise<string> {
	const page = await (await caller.page('/wp-admin/admin.php?page=jetpack')).text();
	return /"registrationNonce":"(\w+)"/.exec(page)?.[1] ?? '';
}

/** Members whose content is drawn at random. */
const DRAWN = ['authorizeUrl', 'post_by_email_address'];

/** The body without what differs by nature: origin, nonces, and what is drawn at random. */
function comparable(body: unknown): unknown {
	if (typeof body === 'string') {
		return body.replace('https://example.org', ORIGIN).replace(/_wpnonce=\w+/, '_wpnonce=NONCE');
	}
	if (!isRecord(body)) {
		return body;
	}
	const isDrawn = (key: string, value: unknown) =>
		DRAWN.includes(key) && typeof value === 'string' && value.length > 1;
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
		expect(FILES.flatMap(recorded).length).toBeGreaterThan(200);
	});

	for (const file of FILES) {
		describe(`${file}`, () => {
			const hosts = new Map<string, Host>();

			afterAll(async () => {
				await Promise.all([...hosts.values()].map((host) => host.close()));
			});

			recorded(file).forEach((post, index) => {
				it(`${index + 1}: ${post.label} (${post.user}, ${post.mode})`, async () => {
					const state = stateOf(post);
					const host = hosts.get(state) ?? (await testHost(...(STATES[state] ?? [])));
					hosts.set(state, host);

					const { status, body } = await send(host, post);

					expect(status).toBe(post.status);
					const ours = post.note ? kept(body, post.body, post.request.path === 'module/all') : body;
					expect(comparable(ours)).toEqual(comparable(post.body));
				});
			});
		});
	}
});
