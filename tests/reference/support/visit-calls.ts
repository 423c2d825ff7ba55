import type { Page, Request } from '@playwright/test';
import type { ReferenceHost, User } from './host';

export const ROUTE = 'site-dashboard/v1/batch';

/** Jetpack's own calls lack the cache buster, or the language. */
const isOurs = (url: string) => /[?&]_cacheBuster=\d+&_locale=user/.test(url);
export const isBatch = (url: string) => decodeURIComponent(url).includes(ROUTE);

/** The paths of a batch; else the call's own. */
export function pathsOf(url: string): string[] {
	const { searchParams, href } = new URL(url);
	return isBatch(url)
		? searchParams.getAll('paths[]')
		: [
				(decodeURIComponent(href).split('jetpack/v4/')[1] ?? '')
					.replace(/[?&]_cacheBuster.*/, '')
					.replace('&', '?'),
			];
}

interface Visit {
	/** URLs of our calls, in their order. */
	calls: string[];
	/** What the dashboard shows once the page is at rest. */
	text: string;
}

/** What the dashboard shows; how long ago it was checked is left out. */
const textOf = async (page: Page) =>
	(await page.locator('#jp-plugin-container').innerText()).replace(/Checked [^.]*\./, '');

/** Visits the dashboard with an empty browser, and waits until what comes at rest has been answered. */
export async function visit(page: Page, open: Open, user: User = 'admin'): Promise<Visit> {
	const calls: string[] = [];
	const pending = new Set<Request>();
	const note = (request: Request) => {
		if (isOurs(request.url())) {
			calls.push(request.url());
			pending.add(request);
		}
	};
	const end = (request: Request) => void pending.delete(request);
	page.on('request', note);
	page.on('requestfinished', end).on('requestfailed', end);
	await open(user);
	// The page is at rest five seconds after its last card came.
	for (let calm = 0, known = 0; calm < 8_000; calm += 100) {
		await page.waitForTimeout(100);
		calm = pending.size > 0 || calls.length > known ? 0 : calm;
		known = calls.length;
	}
	page.off('request', note);
	return { calls, text: await textOf(page) };
}

export type Open = (user: User, hash?: string) => Promise<void>;

/** What somebody gets, by path; `_locale` and cache buster as the dashboard sends them. */
export async function ask(host: ReferenceHost, user: User | null, url: string, method = 'GET') {
	const cookie = user ? host.cookieHeader(user) : '';
	const nonce = user
		? await (await fetch(host.admin('admin-ajax.php?action=rest-nonce'), { headers: { cookie } })).text()
		: '';
	const response = await fetch(`${host.address}/index.php?rest_route=/${url}`, {
		method,
		headers: { ...(cookie && { cookie }), ...(nonce && { 'X-WP-Nonce': nonce }) },
	});
	return { status: response.status, headers: response.headers, body: (await response.json()) as unknown };
}
