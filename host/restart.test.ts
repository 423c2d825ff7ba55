/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHost } from './app';
import { StartError } from './start-error';
import { anonymous, as, ORIGIN } from './testing';

describe('site on disk', () => {
	let directory: string;

	beforeEach(() => {
		directory = mkdtempSync(join(tmpdir(), 'site-'));
	});

	afterEach(() => rmSync(directory, { recursive: true }));

	const start = (...scenario: string[]) =>
		createHost({
			database: { file: join(directory, 'data', 'site.sqlite') },
			origin: ORIGIN,
			scenario,
			passwordCost: 1024,
		});

	it('keeps a module switch, an option and the login after a restart [SET-020]', async () => {
		const before = await start('connected');
		const admin = await as(before, 'admin');
		await admin.post('module/photon/active', { active: true });
		await admin.post('settings', { sharing_label: 'Pass it on' });
		await admin.post('plugins', { slug: 'jetpack-boost', status: 'active' });
		await before.close();

		const after = await start();
		const headers = { Cookie: admin.cookie, 'X-WP-Nonce': admin.nonce };
		const { status, body } = await anonymous(after, '/wp-json/jetpack/v4/settings', { headers });
		const plugins = await anonymous(after, '/wp-json/jetpack/v4/plugins', { headers });

		expect(after.isNew).toBe(false);
		expect(status).toBe(200);
		expect(body).toMatchObject({ photon: true, sharing_label: 'Pass it on' });
		expect(plugins.body).toMatchObject({ 'jetpack-boost/jetpack-boost.php': { active: true } });
		await after.close();
	});

	it('keeps its stats after a restart', async () => {
		const read = async (...scenario: string[]) => {
			const host = await start(...scenario);
			const { body } = await (await as(host, 'admin')).get('module/stats/data?range=month');
			await host.close();
			return (body as { month: { data: unknown[] } }).month.data.slice(0, -1);
		};

		expect(await read('stats-on')).toEqual(await read());
	});

	it('applies scenarios only while it’s new', async () => {
		await (await start()).close();
		const host = await start('connected');

		expect((await (await as(host, 'admin')).get('connection')).body).toMatchObject({ isRegistered: false });
		await host.close();
	});

	it('can be served by two hosts, each seeing the other’s changes', async () => {
		const [one, two] = [await start('connected'), await start()];
		const [here, there] = [await as(one, 'admin'), await as(two, 'admin')];
		for (const [writer, reader, photon] of [
			[here, there, true],
			[there, here, false],
		] as const) {
			expect((await reader.get('settings')).body).toMatchObject({ photon: !photon });
			await writer.post('settings', { photon });
			expect((await reader.get('settings')).body).toMatchObject({ photon });
		}
		await Promise.all([one.close(), two.close()]);
	});

	it.each([
		['a directory', (file: string) => mkdirSync(file, { recursive: true })],
		[
			'no database',
			(file: string) =>
				writeFileSync(file, 'This is a text, and long enough to be read as a header.'.repeat(20)),
		],
	])('is refused with a one-sentence error if the file is %s', async (_what, make) => {
		mkdirSync(join(directory, 'data'));
		make(join(directory, 'data', 'site.sqlite'));

		await expect(start()).rejects.toThrow(StartError);
		await expect(start()).rejects.toThrow(
			/^The data file \S+site\.sqlite cannot be opened for writing: [^\n]+\.$/,
		);
	});

	it('isn’t created for an unknown scenario', async () => {
		await expect(start('connected', 'nonsense')).rejects.toThrow(/^There is no scenario named nonsense\. /);

		expect(existsSync(join(directory, 'data'))).toBe(false);
	});
});
