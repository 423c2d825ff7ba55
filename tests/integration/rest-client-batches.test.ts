import * as v from 'valibot';
import { createClient, type HostStatus } from '../../src/rest-api/client/client';
import { StaleResponses } from '../../src/rest-api/client/stale-responses';
import { ORIGIN, TestSite } from '../support/test-site';

const BATCH = 'site-dashboard/v1/batch';
const anything = v.unknown();
let site: TestSite;
let nonce: string;
let batches: string[][];
let statuses: HostStatus[];
let stale: StaleResponses;
let isThere: boolean;

const makeClient = (root = `${ORIGIN}/wp-json/`, given = nonce) =>
	createClient({
		root,
		nonce: given,
		nonceUrl: `${ORIGIN}/wp-admin/admin-ajax.php?action=rest-nonce`,
		batch: BATCH,
		stale,
		report: (status) => void statuses.push(status),
		wait: async () => site.recover(),
	});

/** Answers a batch with what the host answers each of its calls. */
async function answerTo({ url, headers }: Request): Promise<Response> {
	const paths = new URL(url).searchParams.getAll('paths[]');
	batches.push(paths);
	if (!isThere) {
		return new Response('{"code":"rest_no_route"}', { status: 404 });
	}
	const single = (path: string) => site.fetch(`${ORIGIN}/wp-json/jetpack/v4/${path}`, { headers });
	const refused = await single('connection');
	if (refused.status === 403) {
		return refused;
	}
	const answers = paths.map(async (path) => {
		const response = await single(path);
		return { status: response.status, body: (await response.json()) as unknown };
	});
	return new Response(JSON.stringify(await Promise.all(answers)));
}

beforeEach(async () => {
	site = await TestSite.start(['connected']);
	await site.signIn('admin');
	nonce = await (await site.fetch('/wp-admin/admin-ajax.php?action=rest-nonce')).text();
	globalThis.fetch = site.fetch;
	[batches, statuses, isThere] = [[], [], true];
	stale = new StaleResponses('somebody', (task) => task());
	site.intercept((request) => (decodeURIComponent(request.url).includes(BATCH) ? answerTo(request) : null));
});

describe('REST client with batching', () => {
	it.each([`${ORIGIN}/wp-json/`, `${ORIGIN}/index.php?rest_route=/`])(
		'batches concurrent GETs into one request under %s',
		async (root) => {
			const client = makeClient(root);
			const query = { range: 'day' };
			// Of figures, the host says when it kept them.
			await client.get('module/stats/data', anything, { query });
			const together = await Promise.all([
				client.get('site', anything),
				client.get('module/stats/data', anything, { query }),
				client.get('site', anything),
			]);
			expect(batches).toEqual([['site', 'module/stats/data?range=day']]);
			const alone = makeClient(root);
			expect(together).toEqual([
				await alone.get('site', anything),
				await alone.get('module/stats/data', anything, { query }),
				together[0],
			]);
			expect(batches).toHaveLength(1);
			expect(statuses.every((status) => status === 'fine')).toBe(true);
		},
	);

	it('rejects a refused call, but keeps the response to another', async () => {
		const client = makeClient();
		const [site_, refused] = await Promise.allSettled([
			client.get('site', anything),
			client.get('module/nonexistent', anything),
		]);
		expect(refused).toMatchObject({
			reason: { name: 'Api404Error', code: 'not_found', call: 'GET module/nonexistent' },
		});
		const kept = await stale.read((from) => from.get('site', anything));
		expect(site_).toEqual({ status: 'fulfilled', value: kept?.data });
	});

	it('renews an expired nonce and retries the batch once', async () => {
		const client = makeClient(undefined, 'expired-nonce');
		let renewals = 0;
		site.intercept(({ url }) => {
			renewals += Number(url.includes('admin-ajax'));
			return null;
		});
		await Promise.all([client.get('site', anything), client.get('rewind', anything)]);
		expect(batches).toHaveLength(2);
		expect(renewals).toBe(1);
		expect(statuses).toEqual(['fine', 'fine']);
	});

	it('falls back to single calls for good if the host doesn’t support batches', async () => {
		isThere = false;
		const client = makeClient();
		// Neither says when it was made.
		const both = () => Promise.all([client.get('site', anything), client.get('site/features', anything)]);
		const first = await both();
		expect(await both()).toEqual(first);
		expect(batches).toHaveLength(1);
		expect(statuses.every((status) => status === 'fine')).toBe(true);
	});

	it('retries when the network fails, and reports the host as unreachable', async () => {
		site.intercept(() => Promise.reject(new TypeError('lost')));
		const client = createClient({
			root: `${ORIGIN}/wp-json/`,
			nonce,
			nonceUrl: '/',
			batch: BATCH,
			wait: async () => {},
			report: (status) => void statuses.push(status),
		});
		const both = await Promise.allSettled([client.get('site', anything), client.get('rewind', anything)]);
		expect(both).toMatchObject(
			['GET site', 'GET rewind'].map((call) => ({ reason: { kind: 'network', call } })),
		);
		expect(new Set(statuses)).toEqual(new Set(['unreachable']));
		expect(statuses).toHaveLength(6);
	});
});
