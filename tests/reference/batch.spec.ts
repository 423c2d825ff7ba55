import type { ReferenceHost, User } from './support/host';
import { expect, test } from './support/test';

const ROUTE = 'site-dashboard/v1/batch';

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

// Stats, backups, scans and spam protection all have something to ask.
test.beforeEach(({ host }) =>
	host.set('connected', { overrides: { stats: 'active', protect: 'active' }, detached: 2 }),
);

test.afterEach(({ host }) => {
	expect(host.messages()).toEqual([]);
});

test('each response in a batch equals the response to a single call', async ({ host }) => {
	const paths = [
		...['site/features', 'module/akismet/data', 'licensing/user/counts', 'module/stats/data?range=week'],
		...['connection', 'no/such/call', 'settings'],
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
			const { status, body } = await ask(host, user, `jetpack/v4/${path.replace('?', '&')}`);
			expect(answers[at], `${path} for ${user}`).toEqual({ status, body });
		}
	}
});

test('batches accept only GETs in Jetpack’s namespace, and only from users who may open the page', async ({
	host,
}) => {
	const most = Array.from({ length: 11 }, () => 'site');
	for (const paths of [
		...[['/wp/v2/users'], ['../../wp/v2/users'], ['site', 'site/../../../wp/v2/users'], ['site%2Ffeatures']],
		...[['http://127.0.0.1/'], ['site#'], ['site\n'], [''], [], most],
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
	host.set('offline');
	for (const user of ['editor', 'subscriber'] as const) {
		expect(await host.lets(user)).toBe(false);
		expect((await ask(host, user, batchOf('connection'))).status, user).toBe(403);
	}
});

test('a batch leaves out output and failures of other plugins, and what a slow response leaves no time for', async ({
	host,
}) => {
	host.mustUse(`add_filter( 'rest_pre_dispatch', function ( $answer, $server, $request ) {
		if ( '/jetpack/v4/site/features' === $request->get_route() ) { echo '<b>Notice</b>: {"a":1}'; ob_start(); echo 'more'; }
		if ( '/jetpack/v4/connection' === $request->get_route() ) { no_such_function(); }
		if ( '/jetpack/v4/rewind' === $request->get_route() ) { sleep( 4 ); }
		return $answer;
	}, 10, 3 );`);
	const { body } = await ask(host, 'admin', batchOf('site/features', 'connection', 'rewind', 'scan'));
	expect(body).toMatchObject([{ status: 200 }, null, { status: 200 }]);
});
