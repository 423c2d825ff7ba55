/** @jest-environment node */
import { ORIGIN, testHost } from '../../host/testing';
import { checkGets, situationOf } from './check';
import { joinRoot, readGlobal, SiteClient, type Fetch } from './site-client';
import { Walk } from './walk';

/** Logs in to a host in process over a line that may be changed. */
async function open(user: string, scenario: string[], change = (send: Fetch): Fetch => send, root = ORIGIN) {
	const host = await testHost(...scenario);
	const client = new SiteClient(
		root,
		change((address, init) => host.fetch(new Request(address, init))),
	);
	const state = await client.logIn(user, user);
	return { client, state, settings: async () => (await client.get('settings')).body };
}

const isPost = (address: string, init?: RequestInit) =>
	init?.method === 'POST' && address.includes('/jetpack/');
const problemsOf = (rows: ReadonlyArray<{ problem: string }>) => rows.filter(({ problem }) => problem);

describe('contract runner', () => {
	it.each([
		['admin', ['everything-on'], 'connected-admin'],
		['admin', ['everything-on', 'plain-permalinks'], 'connected-admin'],
		['admin2', ['everything-on'], 'connected-admin2'],
		['editor', ['editor-linked'], 'connected-editor-linked'],
		['contributor', ['connected'], 'connected-contributor'],
		['subscriber', ['connected'], 'connected-subscriber'],
		['admin', ['site-only'], 'site-admin'],
		['admin', ['not-connected'], 'disconnected-admin'],
		['admin', ['offline-filter'], 'offline-admin'],
	])('finds no problem with the embedded host for %s in %j', async (user, scenario, situation) => {
		const { client, state } = await open(user, scenario);
		expect(situationOf(state)).toBe(situation);
		const rows = await checkGets(client, state);
		expect(rows.length).toBeGreaterThan(40);
		expect(problemsOf(rows)).toEqual([]);
	});

	it('makes its changes, and leaves nothing behind', async () => {
		const { client, settings } = await open('admin', ['everything-on']);
		const before = await settings();
		const rows = await new Walk(client).run();
		expect(problemsOf(rows)).toEqual([]);
		expect(rows.filter(({ call }) => call.startsWith('reads')).length).toBeGreaterThanOrEqual(5);
		expect(await settings()).toEqual(before);
	});

	it('restores everything when a call fails halfway', async () => {
		let posts = 0;
		const { client, settings } = await open(
			'admin',
			['everything-on'],
			(send) => (address, init) =>
				isPost(address, init) && ++posts === 4
					? Promise.reject(new Error('The line is cut.'))
					: send(address, init),
		);
		const before = await settings();
		await expect(new Walk(client).run()).rejects.toThrow('The line is cut.');
		expect(posts).toBeGreaterThan(4);
		expect(await settings()).toEqual(before);
	});

	it('stops when the user interrupts it, and undoes pending changes', async () => {
		const walks: Walk[] = [];
		let interrupted: Promise<void> | undefined;
		const posted: object[] = [];
		const { client, settings } = await open('admin', ['everything-on'], (send) => async (address, init) => {
			if (isPost(address, init)) {
				posted.push(JSON.parse(String(init?.body)) as object);
				// By then the walk knows that the call is pending.
				await Promise.resolve();
				interrupted ??= posted.length === 3 ? walks[0]?.interrupt() : undefined;
			}
			return send(address, init);
		});
		const before = await settings();
		const walk = new Walk(client);
		walks.push(walk);
		await expect(walk.run()).rejects.toThrow('interrupted');
		await interrupted;
		expect(posted.length).toBeGreaterThanOrEqual(6);
		posted.slice(3).forEach((body) => expect(before).toMatchObject(body));
		expect(await settings()).toEqual(before);
	});

	it('continues at the site’s own URL after login, and fails on a wrong password', async () => {
		const { client, state } = await open('editor', ['connected'], undefined, 'http://localhost:4400');
		expect(state).toMatchObject({ WP_API_root: `${ORIGIN}/wp-json/` });
		await expect(client.logIn('editor', 'wrong')).rejects.toThrow('answered with 401');
	});

	const SPOILED: [path: string, spoil: (text: string) => string, problem: string][] = [
		['settings', () => '<p>Fatal error</p>', 'no JSON'],
		['connection/data', () => '{"currentUser":{}}', 'the client cannot read it'],
		['connection', () => '{"code":"broken"}', 'the client cannot read it'],
		['plugins', (text) => `{"code":"success","data":${text}}`, 'wrapped object instead of bare'],
	];

	it.each(SPOILED)('detects an unexpected response to %s', async (path, spoil, problem) => {
		const { client, state } = await open('admin', ['everything-on'], (send) => async (address, init) => {
			const response = await send(address, init);
			const isMeant = new URL(address).pathname.endsWith(`/jetpack/v4/${path}`);
			return isMeant ? new Response(spoil(await response.text()), response) : response;
		});
		const row = (await checkGets(client, state)).find(({ call }) => call === `GET ${path}`);
		expect(row?.problem).toContain(problem);
	});

	it('reads globals printed by WordPress, and joins both kinds of REST root', () => {
		const value = { WP_API_root: 'https://example.org/index.php?rest_route=/', title: `"'</script>ü` };
		const encoded = encodeURIComponent(JSON.stringify(value)).replace(/'/g, '%27');
		const page = `<script>\nvar Initial_State=JSON.parse(decodeURIComponent( "${encoded}" ) );\n</script>`;
		expect(readGlobal(page, 'Initial_State')).toEqual(value);
		expect(readGlobal(page, 'JP_CONNECTION_INITIAL_STATE')).toBeNull();
		expect(joinRoot(value.WP_API_root, 'a?b=1')).toBe('https://example.org/index.php?rest_route=/a&b=1');
		expect(joinRoot('https://example.org/wp-json/', 'a?b=1')).toBe('https://example.org/wp-json/a?b=1');
	});
});
