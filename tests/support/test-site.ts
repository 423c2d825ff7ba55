import { act } from '@testing-library/react';
import { createHost, type Host } from '../../host/app';
import { writeFacts, type SiteFacts } from '../../host/site/facts';
import { writeSwitch } from '../../host/site/modules';

/** Where the embedded host believes it is; jsdom's page is there too (jest.config.js). */
export const ORIGIN = 'http://127.0.0.1:4400';
const REST = '/wp-json/jetpack/v4/';

/** What a test does to one call instead of the host. */
type Fault = (request: Request) => Response | Promise<Response> | null;

/** One call to the REST API, as the host got it. */
export interface SeenCall {
	method: string;
	/** Below `jetpack/v4/`, query included, without the cache buster and the locale. */
	path: string;
	body: unknown;
	headers: Headers;
	/** The caller's own, not the request's copy, which can be collected as garbage before it's aborted. */
	signal: AbortSignal | undefined;
	/** The query as sent. */
	query: URLSearchParams;
}

/**
 * The embedded host in process, as one browser sees it: it keeps cookies, records every REST call and can be
 * made to fail. Nothing of the REST API is faked.
 */
export class TestSite {
	/** How many calls the hosts of this test are answering. */
	static answering = 0;
	readonly calls: SeenCall[] = [];
	private readonly cookies = new Map<string, string>();
	private faults: Fault[] = [];
	private readonly pageChanges: ((html: string) => string)[] = [];

	private constructor(readonly host: Host) {}

	static async start(scenario: string[] = []): Promise<TestSite> {
		// Six users for each test: a hash that takes time protects nobody here.
		const passwordCost = 2;
		return new TestSite(await createHost({ database: ':memory:', origin: ORIGIN, scenario, passwordCost }));
	}

	/** The browser's fetch. */
	readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
		const address = input instanceof Request ? input.url : new URL(String(input), `${ORIGIN}/wp-admin/`).href;
		const request = new Request(address, input instanceof Request ? input : init);
		request.headers.set('Cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
		const signal = init?.signal ?? undefined;
		await this.note(request.clone(), signal);
		return untilAborted(this.answer(request), signal);
	};

	private async answer(request: Request): Promise<Response> {
		for (const fault of this.faults) {
			const answer = fault(request);
			if (answer) {
				return answer;
			}
		}
		return this.ask(request);
	}

	/** What the host itself answers. */
	async ask(request: Request): Promise<Response> {
		TestSite.answering++;
		const response = await this.host.fetch(request).finally(() => TestSite.answering--);
		response.headers.getSetCookie().forEach((cookie) => this.keep(cookie));
		return response;
	}

	/** Every matching call fails like this until `recover`; without a status it's a network error. */
	fail(method: string, path: string, status?: number, body?: unknown): void {
		this.faults.push((request) => {
			const isMeant = request.method === method && restPath(request.url)?.path.startsWith(path);
			// A lost connection loses the nonce as well; a blocker doesn't.
			if (status === undefined && (isMeant || request.url.endsWith('rest-nonce'))) {
				throw new TypeError('Failed to fetch');
			}
			if (!isMeant) {
				return null;
			}
			const text = typeof body === 'string' ? body : JSON.stringify(body ?? { code: 'x', message: 'x' });
			return new Response(text, { status, headers: { 'Content-Type': 'application/json' } });
		});
	}

	/** Puts a handler of the test's own before the host. */
	intercept(fault: Fault): void {
		this.faults.push(fault);
	}

	/** Changes in transit what the host answers to the GETs of a path that ends so. */
	edit(path: string, change: (body: never) => unknown): void {
		this.faults.push((request) =>
			request.method === 'GET' && new URL(request.url).pathname.endsWith(path)
				? this.ask(request).then(async (answer) => Response.json(change((await answer.json()) as never)))
				: null,
		);
	}

	/** The same with the provider's data inside the answer. */
	editData(path: string, change: (data: never) => unknown): void {
		this.edit(path, (answer: { data: string }) => ({
			...answer,
			data: JSON.stringify(change(JSON.parse(answer.data) as never)),
		}));
	}

	/**
	 * Keeps the answers to calls of this method, to paths that begin so, until the returned function is called.
	 * The host gets each call only then.
	 */
	hold(method: string, path: string): () => Promise<void> {
		let release = () => {};
		const gate = new Promise<void>((resolve) => (release = resolve));
		this.faults.push((request) =>
			request.method === method && restPath(request.url)?.path.startsWith(path)
				? gate.then(() => this.ask(request))
				: null,
		);
		return () => act(async () => release());
	}

	recover(): void {
		this.faults = [];
	}

	/** Signs a demo user in. */
	async signIn(user: string): Promise<void> {
		this.cookies.clear();
		this.keep((await this.host.signIn(user)).cookie);
	}

	/** A call of the signed-in user, before the app makes its own. */
	async post(path: string, body: object): Promise<void> {
		const nonce = await (await this.fetch('/wp-admin/admin-ajax.php?action=rest-nonce')).text();
		await this.fetch(`${REST}${path}`, {
			method: 'POST',
			headers: { 'X-WP-Nonce': nonce, 'Content-Type': 'application/json' },
			body: JSON.stringify(body),
		});
	}

	/** Ends the login, as in another tab. */
	async signOut(): Promise<void> {
		const { html } = await this.fetchPage();
		const address = /href="(\/wp-login\.php\?action=logout[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
		await this.fetch(address ?? '', { redirect: 'manual' });
	}

	/** Changes what is true of the site, as its owner or its server would. */
	async setFacts(facts: Partial<SiteFacts>): Promise<void> {
		await writeFacts(this.host.database, facts);
	}

	/** Moves switches behind the app's back. */
	async setSwitches(switches: Record<string, boolean>): Promise<void> {
		for (const [slug, isOn] of Object.entries(switches)) {
			await writeSwitch(this.host.database, slug, isOn);
		}
	}

	/** The page that holds the dashboard. */
	async fetchPage(): Promise<{ status: number; html: string }> {
		const response = await this.fetch('/wp-admin/admin.php?page=jetpack');
		const html = await response.text();
		return { status: response.status, html: this.pageChanges.reduce((page, change) => change(page), html) };
	}

	/** Puts something between the host and the page, as another plugin could. */
	changePage(change: (html: string) => string): void {
		this.pageChanges.push(change);
	}

	/** Changes members of `Initial_State` before the page gets it. */
	editPage(edit: (state: Record<string, unknown>) => void): void {
		this.changePage((html) =>
			html.replace(
				/(id="Initial_State">)(.*?)(<\/script>)/s,
				(_, start: string, json: string, end: string) => {
					const state = JSON.parse(json) as Record<string, unknown>;
					edit(state);
					return start + JSON.stringify(state).replaceAll('<', '\\u003c') + end;
				},
			),
		);
	}

	/** Merges members into `Initial_State` before the page gets it; undefined takes one away. */
	page(members: Record<string, unknown>): void {
		this.editPage((state) => merge(state, members));
	}

	/** Calls made with this method to paths that begin so. */
	callsTo(method: string, path = ''): SeenCall[] {
		return this.calls.filter((call) => call.method === method && call.path.startsWith(path));
	}

	/** What those calls sent, with their paths. */
	sent(method = 'POST', path = ''): Array<[path: string, body: unknown]> {
		return this.callsTo(method, path).map((call) => [call.path, call.body]);
	}

	private async note(request: Request, signal: AbortSignal | undefined): Promise<void> {
		const rest = restPath(request.url);
		if (rest) {
			const text = await request.text();
			this.calls.push({
				method: request.method,
				path: rest.path,
				query: rest.query,
				headers: request.headers,
				signal,
				body: text ? (JSON.parse(text) as unknown) : null,
			});
		}
	}

	private keep(cookie: string): void {
		const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
		if (value === '' || /max-age=0/i.test(cookie)) {
			this.cookies.delete(name);
		} else {
			this.cookies.set(name, value);
		}
	}
}

/** Rejects when the caller aborts, as the browser's fetch does. */
function untilAborted(answer: Promise<Response>, signal: AbortSignal | undefined): Promise<Response> {
	return new Promise((resolve, reject) => {
		const abort = () => reject(signal?.reason as Error);
		if (signal?.aborted) {
			abort();
		}
		signal?.addEventListener('abort', abort);
		answer.then(resolve, reject);
	});
}

function merge(target: Record<string, unknown>, members: Record<string, unknown>): void {
	for (const [name, value] of Object.entries(members)) {
		const old = target[name];
		if (isObject(old) && isObject(value)) {
			merge(old, value);
		} else if (value === undefined) {
			delete target[name];
		} else {
			target[name] = value;
		}
	}
}

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

function restPath(address: string): { path: string; query: URLSearchParams } | null {
	const url = new URL(address);
	const route = url.searchParams.get('rest_route');
	const full = route ? route.replace(/^\//, `${REST.slice(0, -'jetpack/v4/'.length)}`) : url.pathname;
	if (!full.startsWith(REST)) {
		return null;
	}
	const query = new URLSearchParams(url.search);
	['_cacheBuster', '_locale', 'rest_route'].forEach((name) => query.delete(name));
	const rest = query.size ? `?${query}` : '';
	return { path: full.slice(REST.length) + rest, query: url.searchParams };
}
