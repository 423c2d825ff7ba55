/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHost, type Host } from '../app';
import { anonymous, as, ORIGIN, START } from '../testing';
import type { NewPassword } from './reset-password';
import { authenticate } from './users';

describe('password reset', () => {
	let folder: string;
	const hosts: Host[] = [];

	beforeEach(() => {
		folder = mkdtempSync(join(tmpdir(), 'reset-'));
	});

	afterEach(async () => {
		await Promise.all(hosts.splice(0).map((host) => host.close()));
		rmSync(folder, { recursive: true });
	});

	const start = async (newPassword?: NewPassword) => {
		const host = await createHost({
			database: { file: join(folder, 'site.sqlite') },
			origin: ORIGIN,
			passwordCost: 1024,
			now: () => START,
			newPassword,
		});
		hosts.push(host);
		return host;
	};

	const isGood = async ({ database }: Host, login: string, password: string) =>
		(await authenticate(database, { name: login, password, cost: 1024 })) !== null;

	it('replaces the password, ends only that user’s sessions, and links to the password form', async () => {
		const before = await start();
		const [admin, editor] = [await as(before, 'admin'), await as(before, 'editor')];
		await hosts.pop()?.close();

		const after = await start({ login: 'admin', password: 'drawn at random' });
		expect(await isGood(after, 'admin', 'admin')).toBe(false);
		expect(await isGood(after, 'admin', 'drawn at random')).toBe(true);
		const visit = (cookie: string) =>
			anonymous(after, '/wp-admin/profile.php', { headers: { Cookie: cookie }, redirect: 'manual' });
		expect((await visit(admin.cookie)).status).toBe(302);
		expect((await visit(editor.cookie)).status).toBe(200);
		const page = await (await as(after, 'admin')).page('/wp-admin/profile.php');
		expect(await page.text()).toContain('#password-new');
	});

	it('clears earlier failed logins', async () => {
		const before = await start();
		await before.database
			.insertInto('login_failures')
			.values({ key_hash: 'of a name', count: 10, last_at: START })
			.execute();
		await hosts.pop()?.close();
		const after = await start({ login: 'admin', password: 'drawn at random' });
		expect(await after.database.selectFrom('login_failures').selectAll().execute()).toEqual([]);
	});

	it('rejects an unknown login, lists the existing ones, and changes no password', async () => {
		await start();
		await hosts.pop()?.close();
		await expect(start({ login: 'nobody', password: 'drawn at random' })).rejects.toThrow(
			'Nobody on this site is named nobody. --reset-password takes one of admin, editor, author, contributor, subscriber, admin2.',
		);
		expect(await isGood(await start(), 'admin', 'admin')).toBe(true);
	});
});
