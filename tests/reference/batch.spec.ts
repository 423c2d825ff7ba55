import type { Page, Request } from '@playwright/test';
import { watchRequests, whenAnswered } from '../support/idle';
import type { ReferenceHost, User } from './support/host';
import { expect, test } from './support/test';

const ROUTE = 'site-dashboard/v1/batch';

/** Stats, backups, scans and spam protection all have something to ask, and offers have prices. */
const KNOBS = { overrides: { stats: 'active', protect: 'active' }, detached: 2 };
/** Our calls at a first visit. */
const MOST = 4;
/** At most, until one of them makes as few calls as are allowed. */
const VISITS = 3;

// Every card is in the window.
test.use({ viewport: { width: 1280, height: 3000 } });

/** Takes the call away, as a security plugin does. */
const WITHOUT_ROUTE = `add_filter( 'rest_endpoints', function ( $all ) {
	return array_filter( $all, function ( $route ) { return 0 !== strpos( $route, '/site-dashboard/' ); }, ARRAY_FILTER_USE_KEY );
}, 999 );`;

const batchOf = (...paths: string[]) =>
	`${ROUTE}${paths.map((path) => `&paths[]=${encodeURIComponent(path)}`).join('')}`;

/** What somebody gets, by path. */
async function ask(host: ReferenceHost, user: User | null, url: string, method = 'GET') {
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

test.beforeEach(({ host }) => host.set('connected', KNOBS));

test.afterEach(({ host }) => {
	host.files.restore();
	expect(host.messages()).toEqual([]);
});

/** Jetpack's own calls lack the cache buster, or the language. */
const isOurs = (url: string) => /[?&]_cacheBuster=\d+&_locale=user/.test(url);

/** Visits the dashboard for the first time: our calls, and what it shows once all is there. */
async function visit(page: Page, open: (user: User) => Promise<void>) {
	const calls: string[] = [];
	const note = (request: Request) => {
		if (isOurs(request.url())) {
			calls.push(decodeURIComponent(request.url()));
		}
	};
	page.on('request', note);
	watchRequests(page);
	await open('admin');
	// It's drawn last, once the page is at rest.
	await page.getByRole('region', { name: 'Account connection' }).waitFor();
	await whenAnswered(page);
	page.off('request', note);
	const text = await page.locator('#jp-plugin-container').innerText();
	await page.evaluate(() => window.localStorage.clear());
	// How long ago something was checked differs.
	return { calls, text: text.replace(/Checked [^.]*\./, '') };
}

test(`a first visit makes at most ${MOST} calls and shows the same as single calls`, async ({
	page,
	host,
	open,
}) => {
	host.files.mustUse(WITHOUT_ROUTE);
	const single = await visit(page, open);
	expect(single.calls.filter((url) => url.includes(ROUTE))).toEqual([]);
	host.files.restore();
	const made: string[][] = [];
	// A busy machine spreads what begins in one frame over several: the fewest calls of a few visits count.
	while (made.length < VISITS && (made.at(-1)?.length ?? MOST + 1) > MOST) {
		host.set('connected', KNOBS);
		const { calls, text } = await visit(page, open);
		made.push(calls);
		expect(text).toBe(single.text);
	}
	expect(Math.min(...made.map(({ length }) => length)), JSON.stringify(made)).toBeLessThanOrEqual(MOST);
});

test('each response in a batch equals the response to a single call', async ({ host }) => {
	const paths = [
		'site/features',
		'module/akismet/data',
		'licensing/user/counts',
		'module/stats/data?range=week',
		'connection',
		'no/such/call',
		'settings',
	];
	// Of figures, the host says when it kept them.
	await ask(host, 'admin', batchOf(...paths));
	for (const user of ['admin', 'admin2', 'editor', 'subscriber'] as const) {
		const answers: unknown[] = [];
		// A busy machine has no time for all of them at once.
		while (answers.length < paths.length) {
			const { status, headers, body } = await ask(host, user, batchOf(...paths.slice(answers.length)));
			expect(status, user).toBe(200);
			expect(headers.get('cache-control'), user).toMatch(/no-cache|no-store/);
			expect((body as unknown[]).length, user).toBeGreaterThan(0);
			answers.push(...(body as unknown[]));
		}
		expect(answers.length, user).toBe(paths.length);
		for (const [at, path] of paths.entries()) {
			const single = await ask(host, user, `jetpack/v4/${path.replace('?', '&')}`);
			expect(answers[at], `${path} for ${user}`).toEqual({
				status: single.status,
				body: single.body,
			});
		}
	}
});

test('users who can’t open the page can’t send batches', async ({ host }) => {
	host.set('offline', KNOBS);
	for (const user of ['editor', 'subscriber'] as const) {
		expect(await host.lets(user)).toBe(false);
		expect((await ask(host, user, batchOf('connection'))).status, user).toBe(403);
	}
});

test('batches accept only GETs in Jetpack’s namespace, and only from logged-in users', async ({ host }) => {
	const most = Array.from({ length: 11 }, () => 'site');
	for (const paths of [
		['/wp/v2/users'],
		['../../wp/v2/users'],
		['site', 'site/../../../wp/v2/users'],
		['http://127.0.0.1/'],
		['site#'],
		['site\n'],
		['site%2Ffeatures'],
		[''],
		[],
		most,
	]) {
		const { status, body } = await ask(host, 'admin', batchOf(...paths));
		expect({ paths, status }).toEqual({ paths, status: 400 });
		expect(JSON.stringify(body)).not.toContain('user_email');
	}
	const inside = await ask(host, 'admin', batchOf('wp/v2/users', 'site-dashboard/v1/batch'));
	expect(inside.body).toMatchObject([{ status: 404 }, { status: 404 }]);
	expect((await ask(host, 'admin', `${ROUTE}&paths=site,rewind`)).status).toBe(400);
	for (const method of ['POST', 'PUT', 'DELETE']) {
		expect((await ask(host, 'admin', batchOf('site'), method)).status, method).toBe(404);
	}
	expect((await ask(host, null, batchOf('site'))).status).toBe(401);
	const withoutNonce = await fetch(`${host.address}/index.php?rest_route=/${batchOf('site')}`, {
		headers: { cookie: host.cookieHeader('admin') },
	});
	expect(withoutNonce.status).toBe(401);
	expect(JSON.stringify((await ask(host, 'admin', '')).body)).not.toContain('site-dashboard');
});

test('output and failures of other plugins stay out of batched responses', async ({ host }) => {
	host.files.mustUse(`add_filter( 'rest_pre_dispatch', function ( $answer, $server, $request ) {
		if ( '/jetpack/v4/site/features' === $request->get_route() ) { echo '<b>Notice</b>: {"a":1}'; ob_start(); echo 'more'; }
		if ( '/jetpack/v4/connection' === $request->get_route() ) { no_such_function(); }
		return $answer;
	}, 10, 3 );`);
	const { body } = await ask(host, 'admin', batchOf('site/features', 'connection', 'rewind'));
	expect(body).toMatchObject([{ status: 200 }, null, { status: 200 }]);
});

test('what a slow response leaves no time for isn’t in the batch', async ({ host }) => {
	host.files.mustUse(`add_filter( 'rest_pre_dispatch', function ( $answer, $server, $request ) {
		if ( '/jetpack/v4/rewind' === $request->get_route() ) { sleep( 4 ); }
		return $answer;
	}, 10, 3 );`);
	const { body } = await ask(host, 'admin', batchOf('rewind', 'site/features', 'scan'));
	expect(body).toHaveLength(1);
});
