/** @jest-environment node */
import { createHost, type Host } from '../../host/app';
import { ROUTES } from '../../host/rest/routes';
import { SCENARIOS } from '../../host/scenarios/scenarios';
import { as, ORIGIN, START, testHost } from '../../host/testing';
import { bundleHost, callerOf, HostProcess, logIn } from '../support/host-process';
import { pglitePool } from '../support/pglite';
import { startPostgres, type TestPostgres } from '../support/postgres';

let server: TestPostgres | null = null;

beforeAll(async () => {
	server = await startPostgres();
	if (!server) {
		process.stderr.write('No PostgreSQL server can be had here: one in process stands for it.\n');
	}
}, 90_000);

afterAll(() => server?.stop(), 20_000);

/** Paths of all GETs that need no more than a path. */
const GETS = ROUTES.filter(({ method }) => method === 'GET').map(({ path }) =>
	path.replace(/:slug\b/, 'protect').replace(/:\w+/g, 'x'),
);

/** What is drawn at random on each host: numbers, nonces, codes, and times of the real clock. */
const DRAWN = /\b\d{8,}\b|[\w-]{16,}/g;

describe('the same migrations and queries on PostgreSQL', () => {
	let host: Host;
	let sqlite: Host;

	beforeAll(async () => {
		const database = server ? { url: server.url } : { pool: await pglitePool() };
		host = await createHost({
			database,
			origin: ORIGIN,
			now: () => START,
			passwordCost: 1024,
			scenario: ['connected', 'everything-on'],
		});
		sqlite = await testHost('connected', 'everything-on');
	}, 60_000);

	afterAll(() => Promise.all([host.close(), sqlite.close()]));

	it.each(['admin', 'admin2', 'editor', 'subscriber'])('answer %s every GET as on SQLite', async (login) => {
		const [ours, theirs] = [await as(host, login), await as(sqlite, login)];
		for (const path of GETS) {
			const [one, other] = [await ours.get(path), await theirs.get(path)];
			const comparable = (body: unknown) => JSON.stringify(body)?.replace(DRAWN, '*');
			expect(`${path} ${one.status} ${comparable(one.body)}`).toBe(
				`${path} ${other.status} ${comparable(other.body)}`,
			);
		}
	});

	it('bring the site into every scenario', async () => {
		for (const name of Object.keys(SCENARIOS)) {
			await expect(host.applyScenarios(name)).resolves.toBeUndefined();
		}
	}, 30_000);

	it('take names with characters that the server cannot store for unknown ones', async () => {
		const answer = await host.fetch(
			new Request(`${ORIGIN}/wp-login.php`, {
				method: 'POST',
				body: new URLSearchParams({ log: 'adm\0in\ud800', pwd: '\0' }),
			}),
		);
		expect(answer.status).toBe(401);
	});
});

const describeServer = process.env.NO_POSTGRES ? describe.skip : describe;

describeServer('two host processes on one PostgreSQL', () => {
	let bundle: ReturnType<typeof bundleHost>;
	const hosts: HostProcess[] = [];

	beforeAll(async () => {
		bundle = bundleHost();
		if (server) {
			const env = { DATABASE_URL: `${server.url.replace(/postgres$/, 'template1')}` };
			// Both at once, on a database without tables: one sets the site up, the other finds it.
			hosts.push(
				...(await Promise.all([
					HostProcess.start(bundle.file, ['--scenario', 'connected'], env),
					HostProcess.start(bundle.file, ['--scenario', 'connected'], env),
				])),
			);
		}
	}, 60_000);

	afterAll(async () => {
		await Promise.all(hosts.map((host) => host.end()));
		bundle.remove();
	}, 20_000);

	/** Both processes; a failure that says why where there is no server. */
	const pair = (): [HostProcess, HostProcess] | null => (hosts[0] && hosts[1] ? [hosts[0], hosts[1]] : null);

	it('share logins, nonces and logouts', async () => {
		const both = pair();
		const [one, other] = both ?? [];
		const mine = one ? await logIn(one.origin, 'admin') : null;
		const there = mine && other ? callerOf(other.origin, mine.cookie, mine.nonce) : null;
		expect((await there?.get('settings'))?.status).toBe(both ? 200 : undefined);
		if (!one || !other || !mine || !there) {
			return;
		}
		const page = await fetch(`${other.origin}/wp-admin/admin.php?page=jetpack`, {
			headers: { Cookie: mine.cookie },
		});
		const link = /href="(\/wp-login\.php\?action=logout[^"]*)"/.exec(await page.text())?.[1] ?? '';
		await fetch(`${other.origin}${link.replaceAll('&amp;', '&')}`, {
			headers: { Cookie: mine.cookie },
			redirect: 'manual',
		});
		expect((await mine.get('settings')).status).toBe(403);
	});

	it('see at once what the other has changed, although both keep answers', async () => {
		const both = pair();
		const callers = both ? await Promise.all(both.map(({ origin }) => logIn(origin, 'admin'))) : [];
		expect(callers).toHaveLength(both ? 2 : 0);
		for (let round = 0; round < 60; round++) {
			const writer = callers[round % 2];
			const reader = callers[(round + 1) % 2];
			const text = `round ${round}`;
			const written = await writer?.post('settings', { sharing_label: text });
			const read = (await reader?.get('settings'))?.body as { sharing_label?: string } | undefined;
			expect([written?.status, read?.sharing_label]).toEqual(both ? [200, text] : [undefined, undefined]);
		}
	}, 30_000);

	it('lose nothing when both change parts of one stored value at once', async () => {
		const both = pair();
		const callers = both ? await Promise.all(both.map(({ origin }) => logIn(origin, 'admin'))) : [];
		const service = (name: string) => ({
			custom: {
				sharing_name: name,
				sharing_url: 'https://example.org/%post_url%',
				sharing_icon: 'https://example.org/icon.png',
			},
		});
		const changes = Array.from({ length: 40 }, (_, index) => `service ${index}`);
		const statuses = await Promise.all(
			callers.length
				? changes.map(
						async (name, index) => (await callers[index % 2]?.post('settings', service(name)))?.status,
					)
				: [],
		);
		expect(statuses.filter((status) => status !== 200)).toEqual([]);
		const { body } = (await callers[0]?.get('settings')) ?? {};
		const names = Object.values((body as { custom?: Record<string, string> } | undefined)?.custom ?? {});
		expect(names.sort()).toEqual(both ? [...changes].sort() : []);
	}, 30_000);

	it('count wrong passwords together', async () => {
		const both = pair();
		const attempt = async (index: number) => {
			const host = both?.[index % 2];
			const body = new URLSearchParams({ log: 'author', pwd: `wrong ${index}` });
			return host ? (await fetch(`${host.origin}/wp-login.php`, { method: 'POST', body })).status : 0;
		};
		const statuses: number[] = [];
		for (let index = 0; index < 12; index++) {
			statuses.push(await attempt(index));
		}
		expect(statuses.slice(-2)).toEqual(both ? [429, 429] : [0, 0]);
	}, 30_000);
});
