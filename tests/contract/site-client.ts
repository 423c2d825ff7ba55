/** What a person's browser does to reach the API of a site: logs in, keeps cookies, reads the page. */

export type Fetch = (address: string, init?: RequestInit) => Promise<Response>;

export interface Answer {
	status: number;
	/** Undefined for an empty body; a text that is no JSON as it is. */
	body: unknown;
	isJson: boolean;
}

/** Redirects that are followed at most, one after the other. */
const MAX_REDIRECTS = 10;

/** One site, as one person who is logged in to it sees it. */
export class SiteClient {
	private readonly cookies = new Map<string, string>();
	private restRoot = '';
	private nonce = '';

	/** @param root address of the site, which may end in a folder */
	constructor(
		private root: string,
		private readonly send: Fetch,
	) {}

	/** Fills in the login form, and returns the object that the page of the dashboard prints. */
	async logIn(user: string, password: string): Promise<Record<string, unknown>> {
		this.cookies.clear();
		// WordPress sets a cookie with the form, and wants to see it again; the form may be under another name.
		const { address } = await this.open(this.address('wp-login.php'));
		this.root = new URL('.', address).href;
		const login = this.address('wp-login.php');
		const fields = { log: user, pwd: password, 'wp-submit': 'Log In', testcookie: '1' };
		const answer = await this.request(login, { method: 'POST', body: new URLSearchParams(fields) });
		if (answer.status < 300 || answer.status > 399) {
			throw new Error(`${user} could not log in: the form was answered with ${answer.status}.`);
		}
		const state = (await this.printed('jetpack')) ?? (await this.printed('site-dashboard'));
		if (!state) {
			throw new Error('The dashboard has no Initial_State: it is closed to this user, or elsewhere.');
		}
		this.restRoot = String(state.WP_API_root);
		this.nonce = String(state.WP_API_nonce);
		return state;
	}

	get(path: string): Promise<Answer> {
		return this.call(`${path}${path.includes('?') ? '&' : '?'}_cacheBuster=${Date.now()}`);
	}

	post(path: string, body: unknown): Promise<Answer> {
		return this.call(path, {
			method: 'POST',
			body: JSON.stringify(body),
			headers: { 'Content-Type': 'application/json' },
		});
	}

	private async call(path: string, init: RequestInit = {}): Promise<Answer> {
		const address = joinRoot(this.restRoot, `jetpack/v4/${path}`);
		const headers = { ...init.headers, 'X-WP-Nonce': this.nonce };
		const response = await this.request(address, { ...init, headers });
		this.nonce = response.headers.get('X-WP-Nonce') ?? this.nonce;
		const text = await response.text();
		return { status: response.status, ...readBody(text) };
	}

	/** What a page of the admin prints, if there is that page. */
	private async printed(name: string): Promise<Record<string, unknown> | null> {
		const { page } = await this.open(this.address(`wp-admin/admin.php?page=${name}`));
		return readGlobal(page, 'Initial_State');
	}

	private address(path: string): string {
		return new URL(path, this.root.replace(/\/?$/, '/')).href;
	}

	/** A page's text and final URL; redirects are followed here, so that no cookie is lost. */
	private async open(address: string): Promise<{ page: string; address: string }> {
		let place = address;
		let response = await this.request(place);
		for (let step = 0; step < MAX_REDIRECTS && response.headers.has('Location'); step++) {
			place = new URL(response.headers.get('Location') ?? '', place).href;
			response = await this.request(place);
		}
		return { page: await response.text(), address: place };
	}

	private async request(address: string, init: RequestInit = {}): Promise<Response> {
		const headers = new Headers(init.headers);
		headers.set('Cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
		const response = await this.send(address, { ...init, headers, redirect: 'manual' });
		for (const cookie of response.headers.getSetCookie()) {
			const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
			this.cookies.set(name, value);
			if (value === '' || /max-age=0\b/i.test(cookie)) {
				this.cookies.delete(name);
			}
		}
		return response;
	}
}

/** Joins a path with a query to a root that may have a query itself (host-contract 3). */
export function joinRoot(root: string, path: string): string {
	return root + (root.includes('?') ? path.replace('?', '&') : path);
}

/** An object that the page defines: in a data element, or by an inline script as Jetpack prints it. */
export function readGlobal(page: string, name: string): Record<string, unknown> | null {
	const find = (pattern: string) => new RegExp(pattern, 'm').exec(page)?.[1];
	const element = find(`<script (?=[^>]*type="application/json")[^>]*id="${name}"[^>]*>([^<]*)</script>`);
	const encoded = find(`\\b${name}\\s*=\\s*JSON\\.parse\\(\\s*decodeURIComponent\\(\\s*["']([^"']*)["']`);
	const plain = find(`\\b${name}\\s*=\\s*(\\{.*\\});?$`);
	const text = element ?? (encoded && decodeURIComponent(encoded)) ?? plain;
	return text ? (JSON.parse(text) as Record<string, unknown>) : null;
}

function readBody(text: string): Omit<Answer, 'status'> {
	try {
		return { body: text === '' ? undefined : (JSON.parse(text) as unknown), isJson: true };
	} catch {
		return { body: text, isJson: false };
	}
}
