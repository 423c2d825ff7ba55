import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, HostProcess, ROOT, test } from '../support/e2e';

const runHost = (...args: string[]) => {
	const result = spawnSync(process.execPath, [join(ROOT, 'dist/host/server.js'), ...args], {
		encoding: 'utf8',
		timeout: 20_000,
	});
	return { code: result.status, lines: result.stderr.trim().split('\n'), output: result.stdout };
};

test.describe('the host command', () => {
	test('prints its address, the accounts and where the data lies', async () => {
		const host = await HostProcess.start(['connected']);
		expect(host.output).toContain(`${host.origin}/wp-admin/admin.php?page=jetpack`);
		for (const account of ['admin', 'admin2', 'editor', 'author', 'contributor', 'subscriber']) {
			expect(host.output).toContain(account);
		}
		expect(host.output).toContain(host.data);
		const second = runHost('--port', String(host.port), '--data', `${host.data}2`);
		expect(second.code).toBe(1);
		expect(second.lines).toHaveLength(1);
		expect(second.lines[0]).toContain(String(host.port));
		await host.close();
	});

	for (const [what, args] of [
		['an unknown option', ['--colour', 'blue']],
		['an unknown scenario', ['--scenario', 'on-the-moon']],
		['a data file that cannot be written', ['--data', '/etc/hostname/site.sqlite']],
		['a port that is none', ['--port', 'high']],
	] as const) {
		test(`answers ${what} with one sentence and code 1`, () => {
			const { code, lines } = runHost(...args);
			expect(code).toBe(1);
			expect(lines).toHaveLength(1);
			expect(lines[0]).toMatch(/^[A-Z].*\.$/);
		});
	}

	test('prints its help and its scenarios', () => {
		expect(runHost('--help').output).toContain('--fresh');
		expect(runHost('--scenario', 'list').output).toContain('not-connected');
	});
});
