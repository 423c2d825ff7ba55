import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noteLeftOut } from '../../scripts/lib/left-out.ts';
import { freePort } from './host-process';

/** Where Debian puts the programs of the server, by version. */
const DEBIAN = '/usr/lib/postgresql';
/** How long the package manager may take, in ms: where there is no network it must not hold the tests up. */
const INSTALL_LIMIT = 45_000;
/** In ms; a busy machine takes several seconds. */
const START_LIMIT = 90_000;

/** A PostgreSQL server of its own, on a free port of the loopback address, whose data go when it stops. */
export interface TestPostgres {
	url: string;
	stop(): Promise<void>;
}

/** Folder of the server's programs: an installed one, else Debian's package if this user may install it. */
export function findPostgres(): string | null {
	const programs = installedPrograms() ?? install();
	if (!programs) {
		noteLeftOut('PostgreSQL: no server can be had here, so its tests were skipped or ran on one in process.');
	}
	return programs;
}

/** Starts a server with the programs in that folder. */
export async function startPostgres(programs: string): Promise<TestPostgres> {
	const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
	const user = unprivilegedUser();
	if (user) {
		chownSync(folder, user.uid, user.gid);
	}
	const options = { ...user, env: { PATH: process.env.PATH, LC_ALL: 'C' }, cwd: folder };
	const data = join(folder, 'data');
	const made = spawnSync(
		join(programs, 'initdb'),
		['-D', data, '-U', 'site', '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
		{ ...options, encoding: 'utf8', timeout: START_LIMIT },
	);
	if (made.status !== 0) {
		rmSync(folder, { recursive: true, force: true });
		throw new Error(`initdb failed: ${made.stderr}`);
	}
	const port = await freePort();
	const settings = ['-h', '127.0.0.1', '-p', String(port), '-k', folder, '-c', 'shared_buffers=16MB'];
	const server = spawn(join(programs, 'postgres'), ['-D', data, ...settings], { ...options, stdio: 'pipe' });
	const killAtOnce = () => server.kill('SIGKILL');
	process.once('exit', killAtOnce);
	await untilReady(server);
	return {
		url: `postgres://site@127.0.0.1:${port}/postgres`,
		stop: async () => {
			const ended = new Promise((resolve) => server.once('exit', resolve));
			// Fast: open connections are cut.
			server.kill('SIGINT');
			const timer = setTimeout(killAtOnce, START_LIMIT);
			await ended;
			clearTimeout(timer);
			process.removeListener('exit', killAtOnce);
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

function installedPrograms(): string | null {
	const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
	const found = versions.map((version) => join(DEBIAN, version, 'bin'));
	const folders = [...found, ...(process.env.PATH ?? '').split(':')];
	return (
		folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))) ?? null
	);
}

function install(): string | null {
	if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
		return null;
	}
	spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], {
		env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
		timeout: INSTALL_LIMIT,
		killSignal: 'SIGKILL',
		stdio: 'ignore',
	});
	return installedPrograms();
}

/** The server refuses to run as root. */
function unprivilegedUser(): { uid: number; gid: number } | null {
	if (process.getuid?.() !== 0) {
		return null;
	}
	const number = (flag: string, name: string) => {
		const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
		return status === 0 ? Number(stdout) : null;
	};
	const name = number('-u', 'postgres') === null ? 'nobody' : 'postgres';
	return { uid: number('-u', name) ?? 65_534, gid: number('-g', name) ?? 65_534 };
}

function untilReady(server: ChildProcess): Promise<void> {
	return new Promise((resolve, reject) => {
		let output = '';
		const timer = setTimeout(() => {
			server.kill('SIGKILL');
			reject(new Error(`PostgreSQL did not start: ${output}`));
		}, START_LIMIT);
		server.stderr?.on('data', (chunk: Buffer) => {
			output += String(chunk);
			if (output.includes('ready to accept connections')) {
				clearTimeout(timer);
				resolve();
			}
		});
		server.once('exit', (code) => {
			clearTimeout(timer);
			reject(new Error(`PostgreSQL ended with ${code}: ${output}`));
		});
	});
}
