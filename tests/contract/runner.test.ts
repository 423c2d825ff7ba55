/** @jest-environment node */
import { createHost, type Host } from '../../host/app';
import { hasRecordings } from '../support/recordings';
import { checkGets, situationOf } from './check';
import { joinRoot, readGlobal, SiteClient, type Fetch } from './site-client';
import { Walk } from './walk';

const ORIGIN = 'http://127.0.0.1:4400';

/** The connection of a client to a host in process. */
const through =
	(host: Host): Fetch =>
	(address, init) =>
		host.fetch(new Request(address, init));

async function open(user: string, scenario: string[], change: (send: Fetch) => Fetch = (send) => send) {
	const host = await createHost({ database: ':memory:', origin: ORIGIN, scenario });
	const client = new SiteClient(ORIGIN, change(through(host)));
	return { host, client, state: await client.logIn(user, user) };
}

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
		const { host, client, state } = await open(user, scenario);
		expect(situationOf(state)).toBe(situation);
		const rows = await checkGets(client, state);
		expect(rows.length).toBeGreaterThan(40);
		expect(rows.filter(({ problem }) => problem !== '')).toEqual([]);
		await host.close();
	});

	it('makes its changes, and leaves nothing behind', async () => {
		const { host, client } = await open('admin', ['everything-on']);
		const before = (await client.get('settings')).body;
		const rows = await new Walk(client).run();
		expect(rows.filter(({ problem }) => problem !== '')).toEqual([]);
		expect(rows.filter(({ call }) => call.startsWith('reads')).length).toBeGreaterThanOrEqual(5);
		expect((await client.get('settings')).body).toEqual(before);
		await host.close();
	});

	it('restores everything when a call fails halfway', async () => {
		let posts = 0;
		const { host, client } = await open('admin', ['everything-on'], (send) => (address, init) => {
			const isFourth = init?.method === 'POST' && address.includes('/jetpack/') && ++posts === 4;
			return isFourth ? Promise.reject(new Error('The line is cut.')) : send(address, init);
		});
		const before = (await client.get('settings')).body;
		await expect(new Walk(client).run()).rejects.toThrow('The line is cut.');
		expect(posts).toBeGreaterThan(4);
		expect((await client.get('settings')).body).toEqual(before);
		await host.close();
	});

	it('stops when the user interrupts it, and undoes pending changes', async () => {
		const walks: Walk[] = [];
		const posted: object[] = [];
		let interrupted: Promise<void> | undefined;
		const { host, client } = await open('admin', ['everything-on'], (send) => async (address, init) => {
			if (init?.method === 'POST' && address.includes('/jetpack/')) {
				posted.push(JSON.parse(String(init.body)) as object);
				// By then the walk knows that the call is pending.
				await Promise.resolve();
				interrupted ??= posted.length === 3 ? walks[0]?.interrupt() : undefined;
			}
			return send(address, init);
		});
		const before = (await client.get('settings')).body;
		const walk = new Walk(client);
		walks.push(walk);
		await expect(walk.run()).rejects.toThrow('interrupted');
		await interrupted;
		expect(posted.length).toBeGreaterThanOrEqual(6);
		posted.slice(3).forEach((body) => expect(before).toMatchObject(body));
		expect((await client.get('settings')).body).toEqual(before);
		await host.close();
	});

	it('continues at the site’s own URL after login, and fails on a wrong password', async () => {
		const host = await createHost({ database: ':memory:', origin: ORIGIN, scenario: ['connected'] });
		const client = new SiteClient('http://localhost:4400', through(host));
		expect(await client.logIn('editor', 'editor')).toMatchObject({ WP_API_root: `${ORIGIN}/wp-json/` });
		await expect(client.logIn('editor', 'wrong')).rejects.toThrow('answered with 401');
		await host.close();
	});

	it.each<[path: string, spoil: (text: string) => string, problem: string]>([
		['settings', () => '<p>Fatal error</p>', 'no JSON'],
		['connection/data', () => '{"currentUser":{}}', 'the client cannot read it'],
		['connection', () => '{"code":"broken"}', 'the client cannot read it'],
		// Only a comparison with a recording can tell.
		...(hasRecordings
			? ([
					[
						'plugins',
						(text: string) => `{"code":"success","data":${text}}`,
						'wrapped object instead of bare',
					],
				] satisfies [string, (text: string) => string, string][])
			: []),
	])('detects an unexpected response to %s', async (path, spoil, problem) => {
		const { host, client, state } = await open(
			'admin',
			['everything-on'],
			(send) => async (address, init) => {
				const response = await send(address, init);
				const isMeant = new URL(address).pathname.endsWith(`/jetpack/v4/${path}`);
				return isMeant ? new Response(spoil(await response.text()), response) : response;
			},
		);
		const row = (await checkGets(client, state)).find(({ call }) => call === `GET ${path}`);
		expect(row?.problem).toContain(problem);
		await host.close();
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
