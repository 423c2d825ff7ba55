import { createHost, type Host, type HostOptions } from './app';

/** What the tests of the host share. Not part of the host. */
export const ORIGIN = 'http://127.0.0.1:4400';

export const START = Date.UTC(2026, 10, 20, 12);

const DEFAULTS: HostOptions = { database: ':memory:', origin: ORIGIN, now: () => START, passwordCost: 4 };

/** A host in memory at a fixed time, in the given states. */
export function testHost(...scenario: string[]): Promise<Host> {
	return createHost({ ...DEFAULTS, scenario });
}

/** The same with other options. */
export function testHostWith(options: Partial<HostOptions>): Promise<Host> {
	return createHost({ ...DEFAULTS, ...options });
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
	return {
		cookie,
		nonce,
		get: (path) => send(path, {}),
		post: (path, body) =>
			send(path, {
				method: 'POST',
				...(body === undefined
					? {}
					: { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
			}),
		page: (path, init = {}) =>
			host.fetch(
				new Request(new URL(path, ORIGIN), { ...init, headers: { Cookie: cookie, ...init.headers } }),
			),
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
