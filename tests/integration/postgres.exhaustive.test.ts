/** @jest-environment node */
import { createHost, type Host } from '../../host/app';
import { differences } from '../../host/contract/compare';
import { ROUTES } from '../../host/rest/routes';
import { SCENARIOS } from '../../host/scenarios/scenarios';
import { as, form, ORIGIN, START, testHost } from '../../host/testing';
import { shapeOf } from '../contract/shapes';
import { bundleHost, callerOf, HostProcess, logIn } from '../support/host-process';
import { pglitePool } from '../support/pglite';
import { findPostgres, startPostgres, type TestPostgres } from '../support/postgres';

const programs = findPostgres();
let server: TestPostgres | null = null;

beforeAll(async () => {
	if (programs) {
		server = await startPostgres(programs);
	} else {
		process.stderr.write('No PostgreSQL server can be had here: one in process takes its place.\n');
	}
});

afterAll(() => server?.stop());

/** Paths of all GETs that need no more than a path. */
const GETS = ROUTES.filter(({ method }) => method === 'GET').map(({ path }) =>
	path.replace(/:slug\b/, 'protect').replace(/:\w+/g, 'x'),
);

/** Answers in which nothing is drawn at random. */
const SAME = ['connection', 'module/all', 'settings', 'plugins', 'tracking/settings'];
const NOTHING = /^$/;

describe('host on PostgreSQL', () => {
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
	});

	afterAll(() => Promise.all([host.close(), sqlite.close()]));

	it.each(['admin', 'admin2', 'editor', 'subscriber'])(
		'answers every GET from %s as it does on SQLite',
		async (login) => {
			const [ours, theirs] = [await as(host, login), await as(sqlite, login)];
			for (const path of GETS) {
				const [one, other] = [await ours.get(path), await theirs.get(path)];
				expect([path, one.status]).toEqual([path, other.status]);
				expect(differences(shapeOf(one.body), shapeOf(other.body), path, NOTHING)).toEqual([]);
				if (SAME.includes(path)) {
					expect(one.body).toEqual(other.body);
				}
			}
		},
	);

	it('applies every scenario', async () => {
		for (const name of Object.keys(SCENARIOS)) {
			await expect(host.applyScenarios(name)).resolves.toBeUndefined();
		}
	});

	it('handles what isn’t an id as an unknown row', async () => {
		const admin = await as(host, 'admin');
		for (const id of ['NaN', '3000000000', '-1', '1e3', '0x1', '1.5', '']) {
			expect((await admin.page('/provider/scan', form({ action: 'fix', id }))).status).toBe(303);
			expect((await admin.page('/provider/purchases', form({ action: 'refund', id }))).status).toBe(303);
		}
	});

	it('treats names with characters the server can’t store as unknown', async () => {
		const answer = await host.fetch(
			new Request(`${ORIGIN}/wp-login.php`, {
				method: 'POST',
				body: new URLSearchParams({ log: 'adm\0in\ud800', pwd: '\0' }),
			}),
		);
		expect(answer.status).toBe(401);
	});
});

// The one in process is none that two processes could share.
const describeServer = programs ? describe : describe.skip;

describeServer('two host processes on one PostgreSQL', () => {
	let bundle: ReturnType<typeof bundleHost>;
	let hosts: HostProcess[] = [];

	beforeAll(async () => {
		bundle = bundleHost();
		const env = { DATABASE_URL: (server?.url ?? '').replace(/postgres$/, 'template1') };
		// Both at once, on a database without tables: one sets the site up, the other finds it.
		const start = () => HostProcess.start(bundle.file, ['--scenario', 'connected'], env);
		hosts = await Promise.all([start(), start()]);
	});

	afterAll(async () => {
		await Promise.all(hosts.map((host) => host.end()));
		bundle.remove();
	});

	const origins = () => hosts.map(({ origin }) => origin) as [string, string];
	const admins = async () => {
		const [one, other] = origins();
		return [await logIn(one, 'admin'), await logIn(other, 'admin')] as const;
	};

	it('report where the data is, without the password', () => {
		expect(hosts[0]?.output).toMatch(/^Data +PostgreSQL on 127\.0\.0\.1:\d+, database template1$/m);
	});

	it('share logins, nonces and logouts', async () => {
		const [one, other] = origins();
		const mine = await logIn(one, 'admin');
		// Browsers see one origin before both; here each has its own, and the cookie its port in the name.
		const cookie = mine.cookie.replace(new URL(one).port, new URL(other).port);
		const there = callerOf(other, cookie, mine.nonce);
		expect((await there.get('settings')).status).toBe(200);

		const headers = { Cookie: cookie };
		const page = await (await fetch(`${other}/wp-admin/admin.php?page=jetpack`, { headers })).text();
		const link = /href="(\/wp-login\.php\?action=logout[^"]*)"/.exec(page)?.[1] ?? '';
		await fetch(other + link.replaceAll('&amp;', '&'), { headers, redirect: 'manual' });
		expect((await mine.get('settings')).status).toBe(403);
	});

	it('see each other’s changes immediately despite caching', async () => {
		const callers = await admins();
		for (let round = 0; round < 60; round++) {
			const [writer, reader] = round % 2 ? callers : [callers[1], callers[0]];
			const text = `round ${round}`;
			expect((await writer.post('settings', { sharing_label: text })).status).toBe(200);
			expect((await reader.get('settings')).body).toMatchObject({ sharing_label: text });
		}
	});

	it('don’t lose concurrent changes to parts of one stored value', async () => {
		const callers = await admins();
		const names = Array.from({ length: 40 }, (_, index) => `service ${index}`);
		const [sharing_url, sharing_icon] = ['https://example.org/%post_url%', 'https://example.org/icon.png'];
		const statuses = await Promise.all(
			names.map(async (sharing_name, index) => {
				const custom = { sharing_name, sharing_url, sharing_icon };
				return (await callers[index % 2 ? 1 : 0].post('settings', { custom })).status;
			}),
		);
		expect(statuses.filter((status) => status !== 200)).toEqual([]);
		const { custom } = (await callers[0].get('settings')).body as { custom: Record<string, string> };
		expect(Object.values(custom).sort()).toEqual([...names].sort());
	});

	it('share the count of wrong passwords', async () => {
		const statuses: number[] = [];
		for (let index = 0; index < 12; index++) {
			const body = new URLSearchParams({ log: 'author', pwd: `wrong ${index}` });
			statuses.push((await fetch(`${origins()[index % 2]}/wp-login.php`, { method: 'POST', body })).status);
		}
		expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
	});

	it('keep the last acknowledged change when one of them is killed', async () => {
		const [, survivor] = await admins();
		const victim = await logIn(origins()[0], 'admin2');
		const acknowledged: number[] = [];
		let isOver = false;
		for (let index = 0; index < 200 && !isOver; index++) {
			const answer = await victim.post('settings', { sharing_label: `last ${index}` }).catch(() => null);
			isOver = answer === null;
			if (answer?.status === 200) {
				acknowledged.push(index);
			}
			if (index === 60) {
				void hosts[0]?.end('SIGKILL');
			}
		}
		const { sharing_label: label } = (await survivor.get('settings')).body as { sharing_label: string };
		const stored = Number(/^last (\d+)$/.exec(label)?.[1]);
		expect(acknowledged.length).toBeGreaterThan(60);
		// The last one that was acknowledged, or the one after it whose answer was cut off.
		expect([acknowledged.at(-1), Number(acknowledged.at(-1)) + 1]).toContain(stored);
		expect((await survivor.post('settings', { sharing_label: 'goes on' })).status).toBe(200);
	});
});
