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
	return { code: result.status, lines: result.stderr.trim().split('\n'), output: result.stdout };
};

test.describe('the host command', () => {
	test('prints its URL, accounts and data file, and fails on a port in use', async () => {
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
		['an unknown option', ['--color', 'blue']],
		['an unknown scenario', ['--scenario', 'on-the-moon']],
		['a data file that cannot be written', ['--data', '/etc/hostname/site.sqlite']],
		['a port that is none', ['--port', 'high']],
	] as const) {
		test(`exits with code 1 and one sentence for ${what}`, () => {
			const { code, lines } = runHost(...args);
			expect(code).toBe(1);
			expect(lines).toHaveLength(1);
			expect(lines[0]).toMatch(/^[A-Z].*\.$/);
		});
	}

	test('prints its help and the list of scenarios', () => {
		expect(runHost('--help').output).toContain('--fresh');
		expect(runHost('--scenario', 'list').output).toContain('not-connected');
	});
});

test.describe('npm start', () => {
	const NPM = ['npm', 'start', '--'];
	const SCRIPT = [process.execPath, 'scripts/run.js', 'start'];

	/** What gets the signal: one process, as a supervisor does it, or all of them, as a terminal does. */
	const STOPS = [
		['npm', NPM, 'SIGTERM'],
		['its script', SCRIPT, 'SIGTERM'],
		['its script', SCRIPT, 'SIGINT'],
		['its script', SCRIPT, 'SIGKILL'],
		['all of its processes', NPM, 'SIGINT'],
	] as const;

	for (const [what, [program = '', ...args], signal] of STOPS) {
		test(`leaves no host running after ${signal} to ${what}`, async () => {
			const folder = mkdtempSync(join(tmpdir(), 'start-'));
			const data = join(folder, 'site.sqlite');
			const command = [...args, '--port', '0', '--data', data];
			const child = spawn(program, command, { cwd: ROOT, detached: true });
			const group = -(child.pid ?? NaN);
			try {
				const origin = await addressIn(child.stdout);
				expect((await fetch(origin)).status).toBe(200);
				process.kill(what.startsWith('all') ? group : -group, signal);
				const isThere = () =>
					fetch(origin).then(
						() => true,
						() => false,
					);
				await expect.poll(isThere).toBe(false);
				// It has ended in order: the file is the whole site.
				await expect.poll(() => statSync(`${data}-wal`, { throwIfNoEntry: false })?.size ?? 0).toBe(0);
			} finally {
				killAll(group);
				rmSync(folder, { recursive: true });
			}
		});
	}
});

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
