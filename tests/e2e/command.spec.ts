import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, ROOT, SERVER, test } from '../support/e2e';
import { HostProcess } from '../support/host-process';

const START = [process.execPath, join(ROOT, 'scripts/run.js'), 'start'] as const;

const runHost = (...args: string[]) => {
	const [program, ...before] = START;
	const { status, stderr } = spawnSync(program, [...before, ...args], { encoding: 'utf8', timeout: 60_000 });
	return { code: status, lines: stderr.trim().split('\n') };
};

test('npm start prints its URL, accounts and data file, and fails with one sentence', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'command-'));
	const data = join(folder, 'site.sqlite');
	const host = await HostProcess.start(SERVER, ['--data', data]);
	expect(host.output).toContain(`${host.origin}/wp-admin/admin.php?page=jetpack`);
	for (const account of ['admin', 'admin2', 'editor', 'author', 'contributor', 'subscriber']) {
		expect(host.output).toContain(account);
	}
	expect(host.output).toContain(data);
	for (const args of [
		['--port', new URL(host.origin).port, '--data', `${data}2`],
		['--data', '/etc/hostname/site.sqlite'],
	]) {
		const { code, lines } = runHost(...args);
		expect(code).toBe(1);
		expect(lines).toEqual([expect.stringMatching(/^[A-Z].*\.$/)]);
	}
	await host.end();
	rmSync(folder, { recursive: true });
});

for (const [signal, code, [program, ...args]] of [
	// npm hands nothing on.
	['SIGTERM', null, ['npm', 'start', '--']],
	['SIGTERM', 0, START],
	['SIGINT', 0, START],
	['SIGHUP', 0, START],
	// It can't tell the host, which sees that its channel is gone.
	['SIGKILL', null, START],
] as const) {
	test(`npm start leaves no host running after ${signal} to ${program === 'npm' ? 'npm' : 'its script'}`, async () => {
		const folder = mkdtempSync(join(tmpdir(), 'start-'));
		const data = join(folder, 'site.sqlite');
		const child = spawn(program, [...args, '--port', '0', '--data', data], { cwd: ROOT, detached: true });
		try {
			let origin = '';
			for await (const line of createInterface(child.stdout)) {
				origin = /^Dashboard +(http:\/\/[^/]+)/.exec(line)?.[1] ?? '';
				if (origin) {
					break;
				}
			}
			expect((await fetch(origin)).status).toBe(200);
			const ended = new Promise((resolve) => child.once('exit', resolve));
			process.kill(child.pid ?? NaN, signal);
			expect(await ended).toBe(code);
			const isThere = () =>
				fetch(origin).then(
					() => true,
					() => false,
				);
			await expect.poll(isThere).toBe(false);
			// It has ended in order: the file is the whole site.
			await expect.poll(() => statSync(`${data}-wal`, { throwIfNoEntry: false })?.size ?? 0).toBe(0);
		} finally {
			spawnSync('kill', ['-KILL', '--', `-${child.pid}`]);
			rmSync(folder, { recursive: true });
		}
	});
}
