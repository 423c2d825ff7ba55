import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHost, type Host, type HostOptions } from './app';
import { unpackNotices } from './bootstrap/state-notices';

/** Shared by the host's tests; not part of the host. */
export const ORIGIN = 'http://127.0.0.1:4400';

export const START = Date.UTC(2026, 10, 20, 12);
export const MINUTE = 60 * 1000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const opened: Host[] = [];

const folders: string[] = [];

/** A folder for a test's files. */
export function testFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), 'host-'));
	folders.push(folder);
	return folder;
}

afterAll(async () => {
	await Promise.all(opened.map((host) => host.close()));
	folders.forEach((folder) => rmSync(folder, { recursive: true }));
});

/** A host in memory at a fixed time, in the given states. It's closed after the last test. */
export function testHost(...scenario: string[]): Promise<Host> {
	return testHostWith({ scenario });
}

/** The same with other options. */
export async function testHostWith(options: Partial<HostOptions>): Promise<Host> {
	const host = await createHost({
		database: ':memory:',
		origin: ORIGIN,
		now: () => START,
		passwordCost: 4,
		...options,
	});
	opened.push(host);
	return host;
}

/** A host in the given states, and its administrator. */
export async function open(...scenario: string[]): Promise<{ host: Host; admin: Caller }> {
	const host = await testHost(...scenario);
	return { host, admin: await as(host, 'admin') };
}

/** The same with a clock that's moved by hand. */
export async function openWithClock(...scenario: string[]) {
	let time = START;
	const host = await testHostWith({ scenario, now: () => time });
	return { host, admin: await as(host, 'admin'), pass: (ms: number) => void (time += ms) };
}

export interface Answer {
	status: number;
	headers: Headers;
	body: unknown;
}

export interface Caller {
	get(path: string): Promise<Answer>;
	post(path: string, body?: unknown): Promise<Answer>;
	/** Loads a page without following redirects. */
	page(path: string, init?: RequestInit): Promise<Response>;
	/** The text of a page. */
	read(path: string, init?: RequestInit): Promise<string>;
	cookie: string;
	nonce: string;
}

/** Calls the host as that user, with cookie and nonce. */
export async function as(host: Host, login: string): Promise<Caller> {
	const { cookie, nonce } = await host.signIn(login);
	const send = async (path: string, init: RequestInit) => {
		const headers = { Cookie: cookie, 'X-WP-Nonce': nonce, ...init.headers };
		return toAnswer(
			await host.fetch(new Request(`${ORIGIN}/wp-json/jetpack/v4/${path}`, { ...init, headers })),
		);
	};
	const page = (path: string, init: RequestInit = {}) =>
		host.fetch(new Request(new URL(path, ORIGIN), { ...init, headers: { Cookie: cookie, ...init.headers } }));
	return {
		cookie,
		nonce,
		get: (path) => send(path, {}),
		post: (path, body) => send(path, body === undefined ? { method: 'POST' } : json(body)),
		page,
		read: async (path, init) => (await page(path, init)).text(),
	};
}

/** The answer to a request that carries nothing but what is given. */
export async function anonymous(host: Host, path: string, init: RequestInit = {}): Promise<Answer> {
	return toAnswer(await host.fetch(new Request(new URL(path, ORIGIN), init)));
}

async function toAnswer(response: Response): Promise<Answer> {
	const text = await response.text();
	const isJson = (response.headers.get('Content-Type') ?? '').startsWith('application/json');
	return {
		status: response.status,
		headers: response.headers,
		body: isJson && text ? JSON.parse(text) : text,
	};
}

/** Sends a form as a browser would. */
export function form(fields: Record<string, string>): RequestInit {
	return {
		method: 'POST',
		body: new URLSearchParams(fields).toString(),
		headers: {
			'Content-Type': 'application/x-www-form-urlencoded',
			Origin: ORIGIN,
			'Sec-Fetch-Site': 'same-origin',
		},
	};
}

/** Sends JSON. */
export const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
	method: 'POST',
	body: JSON.stringify(body),
	headers: { 'Content-Type': 'application/json', ...headers },
});

/** The data inside an answer, decoded where it is JSON text. */
export function dataOf<Data = Record<string, unknown>>({ body }: { body: unknown }): Data {
	const { data } = body as { data: unknown };
	return (typeof data === 'string' ? JSON.parse(data) : data) as Data;
}

/** Steps of a connection as a person takes them, for tests. Not part of the host. */

/** Registers the site, as the button of the connect screen does, and returns the URL to go on to. */
export async function registerAs(caller: Caller, more: object = {}): Promise<string> {
	const { status, body } = await caller.post('connection/register', {
		registration_nonce: (await stateOf(caller)).registrationNonce,
		no_iframe: true,
		redirect_uri: 'admin.php?page=jetpack',
		...more,
	});
	expect(status).toBe(200);
	return (body as { authorizeUrl: string }).authorizeUrl;
}

/** The state as the caller's own page prints it: nonces are bound to the session. */
export async function stateOf(caller: Caller): Promise<Record<string, unknown>> {
	const page = await caller.read('/wp-admin/admin.php?page=jetpack');
	const text = /<script type="application\/json" id="Initial_State">([^<]*)</.exec(page)?.[1] ?? '{}';
	return JSON.parse(text) as Record<string, unknown>;
}

/** The URL at which a user of a connected site connects. */
export async function authorizeUrl(caller: Caller): Promise<string> {
	const { body } = await caller.get('connection/authorize_url?no_iframe=1');
	return (body as { authorizeUrl: string }).authorizeUrl;
}

/** Fields of the form on the provider's page. */
export async function fieldsOf(caller: Caller, url: string): Promise<Record<string, string>> {
	const hidden = (await caller.read(url)).matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g);
	return Object.fromEntries(
		[...hidden].map(([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')]),
	);
}

/** Submits the provider's form with these fields in place of its own. */
export async function answerWith(caller: Caller, url: string, more: Record<string, string>) {
	return caller.page('/provider/authorize', form({ ...(await fieldsOf(caller, url)), ...more }));
}

/** Takes the callback to the site, and says what it will show. */
export async function goBack(caller: Caller, callback: string) {
	const answer = await caller.page(callback);
	const cookie = /jetpack_state=([\w-]*)/.exec(answer.headers.get('Set-Cookie') ?? '')?.[1];
	return { target: answer.headers.get('Location'), cookie, notices: unpackNotices(cookie) };
}

/** Presses a button on the provider's page, and follows the way back to the dashboard. */
export async function decide(caller: Caller, url: string, decision: 'approve' | 'deny' | 'expire') {
	const answer = await answerWith(caller, url, { decision });
	expect(answer.status).toBe(303);
	const callback = answer.headers.get('Location') ?? '';
	return { ...(await goBack(caller, callback)), callback };
}
