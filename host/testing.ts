import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHost, type Host, type HostOptions } from './app';

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
