/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import LibSql from 'libsql';
import { bundleHost, HostProcess, logIn, type RemoteCaller } from '../support/host-process';

/** Changes in the burst, and how many may be pending at once. */
const CHANGES = 500;
const AT_ONCE = 8;
/** The process is killed after this many answers: well inside the burst. */
const KILLED_AFTER = 170;

/** The nth change: a text of its own for one of many keys, so that each answer can be checked later. */
const KEYS = [
	'sharing_label',
	'highlander_comment_form_prompt',
	'advanced_seo_front_page_description',
] as const;
const change = (index: number) => ({ key: KEYS[index % KEYS.length] as string, text: `text ${index}` });

let folder: string;
let bundle: ReturnType<typeof bundleHost>;
let host: HostProcess | null = null;

beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'durability-'));
	bundle = bundleHost();
});

afterEach(() => host?.end('SIGKILL'));

afterAll(() => {
	bundle.remove();
	rmSync(folder, { recursive: true, force: true });
});

interface Burst {
	/** Indexes of the changes that were answered with 200, in the order of the answers. */
	acknowledged: number[];
	/** Indexes of those that were sent. */
	sent: number[];
}

/** Sends the changes of each key one after the other, and all keys at once; kills the host in the middle. */
async function burst(caller: RemoteCaller, kill: () => void): Promise<Burst> {
	const result: Burst = { acknowledged: [], sent: [] };
	let isOver = false;
	const lane = async (first: number) => {
		for (let index = first; index < CHANGES && !isOver; index += AT_ONCE) {
			const { key, text } = change(index);
			result.sent.push(index);
			try {
				const { status } = await caller.post('settings', { [key]: text });
				if (status === 200) {
					result.acknowledged.push(index);
				}
			} catch {
				isOver = true;
			}
			if (result.acknowledged.length >= KILLED_AFTER && !isOver) {
				isOver = true;
				kill();
			}
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, (_, first) => lane(first)));
	return result;
}

describe('killed host', () => {
	it('keeps acknowledged changes and an intact database after a burst of changes', async () => {
		const file = join(folder, 'site.sqlite');
		const args = ['--data', file, '--scenario', 'connected'];
		host = await HostProcess.start(bundle.file, args);
		const first = host;
		const admin = await logIn(first.origin, 'admin');
		const { acknowledged, sent } = await burst(admin, () => void first.end('SIGKILL'));
		await first.end('SIGKILL');

		expect(acknowledged.length).toBeGreaterThanOrEqual(KILLED_AFTER);
		expect(sent.length).toBeLessThan(CHANGES);

		const database = new LibSql(file);
		expect(database.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }]);
		expect(database.pragma('foreign_key_check')).toEqual([]);
		database.close();

		host = await HostProcess.start(bundle.file, args);
		const { body } = await (await logIn(host.origin, 'admin')).get('settings');
		const settings = body as Record<string, string>;
		for (const key of KEYS) {
			const ofKey = (indexes: number[]) => indexes.filter((index) => change(index).key === key);
			const stored = Number(/^text (\d+)$/.exec(settings[key] ?? '')?.[1] ?? NaN);
			const last = ofKey(acknowledged).at(-1) ?? NaN;
			// The last one that was acknowledged, or one pending beside or after it.
			const unanswered = ofKey(sent).filter((index) => !acknowledged.includes(index));
			const beside = ofKey(acknowledged).slice(-AT_ONCE);
			expect([last, ...beside, ...unanswered]).toContain(stored);
		}
	});

	it('keeps an acknowledged login', async () => {
		const file = join(folder, 'login.sqlite');
		host = await HostProcess.start(bundle.file, ['--data', file]);
		const before = host.origin;
		const { cookie } = await logIn(before, 'admin');
		await host.end('SIGKILL');
		host = await HostProcess.start(bundle.file, ['--data', file]);
		// It listens on another port now, which the cookie's name tells.
		const sameLogin = cookie.replace(new URL(before).port, new URL(host.origin).port);
		const page = await fetch(`${host.origin}/wp-admin/admin.php?page=jetpack`, {
			headers: { Cookie: sameLogin },
			redirect: 'manual',
		});
		expect(page.status).toBe(200);
	});
});
