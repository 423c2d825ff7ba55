import type { Page } from '@playwright/test';
import { layoutShiftOf, movesOf, watchLayoutShift } from '../support/layout-shift';
import type { Knobs, ReferenceHost } from './support/host';
import { complaintsAtEnd, expect, test } from './support/test';
import { ask, isBatch, pathsOf, ROUTE, visit } from './support/visit-calls';

/** Stats, backups, scans and spam protection all have something to ask, and offers have prices. */
const KNOBS = { overrides: { stats: 'active', protect: 'active' }, detached: 2 };
/** Our calls at a first visit. */
const MOST = 4;
/** Windows that don't show all cards, and that do; newer Jetpacks' stats are off unless they're turned on. */
const VIEWS = [
	{ height: 900, knobs: { ...KNOBS, overrides: { protect: 'active' } } },
	{ height: 3000, knobs: KNOBS },
];
/** At most, until one of them makes as few calls as are allowed. */
const VISITS = 4;

// Every card is in the window.
test.use({ viewport: { width: 1280, height: 3000 } });

/** Asked for only where the page knows the user's account already, which isn't so at a first visit. */
const isOfFirstVisit = (path: string) => path !== 'tracking/settings';

/** What a batch has no time for after three seconds is rightly asked for twice. */
const askedFor = (calls: string[]) => [...new Set(calls.flatMap(pathsOf).filter(isOfFirstVisit))].sort();

/** Takes the call away, as a security plugin does. */
const WITHOUT_ROUTE = `add_filter( 'rest_endpoints', function ( $all ) {
	return array_filter( $all, function ( $route ) { return 0 !== strpos( $route, '/site-dashboard/' ); }, ARRAY_FILTER_USE_KEY );
}, 999 );`;

/** Answers the call, which the page still takes to be there, in place of WordPress. */
const blocked = (php: string) =>
	`if ( strpos( rawurldecode( $_SERVER['REQUEST_URI'] ), '${ROUTE}' ) ) { ${php} exit; }`;

/** Forgets what the last visit left in the browser, and sets the site back. */
async function fresh(page: Page, host: ReferenceHost, knobs: Knobs = KNOBS): Promise<void> {
	host.set('connected', knobs);
	if (page.url().startsWith('http')) {
		await page.evaluate(() => window.localStorage.clear());
	}
}

const knowsAccount = async (page: Page): Promise<boolean> => {
	const state = JSON.parse((await page.locator('#Initial_State').textContent()) ?? '') as {
		userData: { currentUser: { wpcomUser?: { ID?: number } } };
	};
	return Boolean(state.userData.currentUser.wpcomUser?.ID);
};

const least = (visits: string[][]) => Math.min(...visits.map((calls) => calls.length));

const batchOf = (...paths: string[]) =>
	`${ROUTE}${paths.map((path) => `&paths[]=${encodeURIComponent(path)}`).join('')}`;

test.beforeEach(({ host }) => host.set('connected', KNOBS));

test.afterEach(({ host }) => {
	host.files.restore();
	expect(host.messages()).toEqual([]);
});

for (const { height, knobs } of VIEWS) {
	test(`a first visit makes at most ${MOST} calls and shows the same as single calls, ${height} px high`, async ({
		page,
		host,
		open,
	}) => {
		await page.setViewportSize({ width: 1280, height });
		await watchLayoutShift(page);
		host.files.mustUse(WITHOUT_ROUTE);
		await fresh(page, host, knobs);
		const before = await visit(page, open);
		expect(await page.locator('#jp-plugin-container').getAttribute('data-batch')).toBe('');
		expect(before.calls.filter(isBatch)).toEqual([]);
		host.files.restore();
		const made: string[][] = [];
		// A busy machine spreads what begins in one frame over several: the fewest calls of a few visits count.
		while (made.length < VISITS && least(made) > MOST) {
			await fresh(page, host, knobs);
			const after = await visit(page, open);
			made.push(after.calls.map((url) => pathsOf(url).join()));
			expect(askedFor(after.calls)).toEqual(askedFor(before.calls));
			expect(after.text).toBe(before.text);
			expect(await layoutShiftOf(page), (await movesOf(page)).join('\n')).toBeLessThanOrEqual(0.01);
		}
		expect(least(made), JSON.stringify(made, null, '\t')).toBeLessThanOrEqual(MOST);
	});
}

test('usage tracking is batched with the first screen’s calls if the page has the account', async ({
	page,
	host,
	open,
	pair,
}) => {
	await fresh(page, host);
	// Jetpack 12 keeps the account from the first visit on; the page of 16.1 never has it.
	await visit(page, open);
	let isBatched = false;
	let isKnown = true;
	for (let visits = 0; visits < VISITS && isKnown && !isBatched; visits++) {
		await page.evaluate(() => window.localStorage.clear());
		const { calls } = await visit(page, open);
		isKnown = await knowsAccount(page);
		const asking = calls.filter((url) => !pathsOf(url).every(isOfFirstVisit));
		expect(asking.length > 0).toBe(isKnown);
		isBatched = asking.some(isBatch);
	}
	expect(isBatched).toBe(isKnown);
	if (pair.name.startsWith('jetpack-12.')) {
		expect(isKnown).toBe(true);
	}
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

for (const [name, php] of [
	[
		'blocks it with 403',
		"http_response_code( 403 ); header( 'Content-Type: text/html' ); echo '<!DOCTYPE html><title>403</title>';",
	],
	[
		'takes it away',
		"http_response_code( 404 ); echo json_encode( array( 'code' => 'rest_no_route', 'message' => 'No route', 'data' => array( 'status' => 404 ) ) );",
	],
	['ends PHP in it', 'http_response_code( 500 );'],
] as const) {
	test(`the page makes single calls instead of the batch if another plugin ${name}`, async ({
		page,
		host,
		open,
		complaints,
	}) => {
		host.files.mustUse(blocked(php));
		await fresh(page, host);
		const { calls, text } = await visit(page, open);
		complaints.length = 0;
		const batched = calls.filter(isBatch).flatMap(pathsOf);
		const isRepeated = (url: string) => !isBatch(url) && batched.includes(pathsOf(url)[0] ?? '');
		const afterLoss = calls.slice(calls.findIndex(isRepeated));
		expect(afterLoss.filter(isBatch)).toEqual([]);
		const alone = calls.filter((url) => !isBatch(url)).flatMap(pathsOf);
		expect(alone).toEqual(expect.arrayContaining(batched));
		expect(new Set(alone).size).toBe(alone.length);
		host.files.restore();
		await fresh(page, host);
		expect((await visit(page, open)).text).toBe(text);
	});
}

test('the page makes single calls for what a slow response kept out of the batch', async ({
	page,
	host,
	open,
}) => {
	host.files.mustUse(`add_filter( 'rest_pre_dispatch', function ( $answer, $server, $request ) {
		if ( '/jetpack/v4/rewind' === $request->get_route() ) { sleep( 4 ); }
		return $answer;
	}, 10, 3 );`);
	const { body } = await ask(host, 'admin', batchOf('rewind', 'site/features', 'scan'));
	expect(body).toHaveLength(1);
	await fresh(page, host);
	const { calls, text } = await visit(page, open);
	const batched =
		calls
			.filter(isBatch)
			.map(pathsOf)
			.find((paths) => paths.includes('rewind')) ?? [];
	const leftOut = batched.slice(batched.indexOf('rewind') + 1);
	const alone = calls.filter((url) => !isBatch(url)).flatMap(pathsOf);
	expect(alone).toEqual(expect.arrayContaining(leftOut));
	expect(alone).not.toContain('rewind');
	expect(new Set(alone).size).toBe(alone.length);
	host.files.restore();
	await fresh(page, host);
	expect((await visit(page, open)).text).toBe(text);
});

test('batches load even if the page’s nonce has expired', async ({ page, host, open, complaints }) => {
	host.files.mustUse(`add_filter( 'nonce_life', function ( $life ) {
		return strpos( $_SERVER['REQUEST_URI'], 'page=site-dashboard' ) ? 3600 : $life;
	} );`);
	await open('admin');
	await expect(page.getByRole('region', { name: 'Backups', exact: true })).toContainText('Off-site backups');
	await expect(page.locator('[data-tone="is-error"]')).toHaveCount(0);
	const all = await complaintsAtEnd(page, complaints);
	const refused = all.filter((complaint) => complaint.startsWith('403 '));
	expect(refused.length).toBeGreaterThan(0);
	expect(all).toEqual(refused);
});
