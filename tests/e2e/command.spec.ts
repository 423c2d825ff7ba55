import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { expect, HostProcess, ROOT, test } from '../support/e2e';

const runHost = (...args: string[]) => {
	const result = spawnSync(process.execPath, [join(ROOT, 'dist/host/server.js'), ...args], {
		encoding: 'utf8',
		timeout: 60_000,
	});
	return { code: result.status, lines: result.stderr.trim().split('\n') };
};

test('the host command prints its URL, accounts and data file, and fails with one sentence', async () => {
	const host = await HostProcess.start(['connected']);
	expect(host.output).toContain(`${host.origin}/wp-admin/admin.php?page=jetpack`);
	for (const account of ['admin', 'admin2', 'editor', 'author', 'contributor', 'subscriber']) {
		expect(host.output).toContain(account);
	}
	expect(host.output).toContain(host.data);
	for (const args of [
		['--port', String(host.port), '--data', `${host.data}2`],
		['--data', '/etc/hostname/site.sqlite'],
	]) {
		const { code, lines } = runHost(...args);
		expect(code).toBe(1);
		expect(lines).toEqual([expect.stringMatching(/^[A-Z].*\.$/)]);
	}
	await host.close();
});

for (const [what, [program = '', ...args], signal] of [
	['npm', ['npm', 'start', '--'], 'SIGTERM'],
	// It can't tell the host, which sees that its channel is gone.
	['its script', [process.execPath, 'scripts/run.js', 'start'], 'SIGKILL'],
] as const) {
	test(`npm start leaves no host running after ${signal} to ${what}`, async () => {
		const folder = mkdtempSync(join(tmpdir(), 'start-'));
		const data = join(folder, 'site.sqlite');
		const child = spawn(program, [...args, '--port', '0', '--data', data], { cwd: ROOT, detached: true });
		try {
			const origin = await addressIn(child.stdout);
			expect((await fetch(origin)).status).toBe(200);
			process.kill(child.pid ?? NaN, signal);
			const isThere = () =>
				fetch(origin).then(
					() => true,
					() => false,
				);
			await expect.poll(isThere).toBe(false);
			// It has ended in order: the file is the whole site.
			await expect.poll(() => statSync(`${data}-wal`, { throwIfNoEntry: false })?.size ?? 0).toBe(0);
		} finally {
			killAll(-(child.pid ?? NaN));
			rmSync(folder, { recursive: true });
		}
	});
}

function addressIn(stream: Readable): Promise<string> {
	return new Promise((resolve) => {
		let output = '';
		stream.on('data', (chunk: Buffer) => {
			output += String(chunk);
			const found = /^Dashboard +(http:\/\/[^/]+)/m.exec(output)?.[1];
			if (found) {
				resolve(found);
			}
		});
	});
}

function killAll(group: number): void {
	try {
		process.kill(group, 'SIGKILL');
	} catch {
		// They have ended.
	}
}
