import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Programs } from './programs';

const START_LIMIT = 90_000;

/** A database server of its own, which listens on no port: only on a socket in that folder. */
export interface TestDatabase {
	socket: string;
	stop(): Promise<void>;
}

/** Starts a MariaDB with its data in that folder, and creates the database `site` for the user `root`. */
export async function startDatabase({ mariadbd, php }: Programs, folder: string): Promise<TestDatabase> {
	const data = join(folder, 'database');
	const socket = join(folder, 'database.sock');
	mkdirSync(data);
	// Only who may read the folder reaches the socket, and that is us: the server needs no tables of accounts.
	const open = ['--skip-networking', '--skip-grant-tables'];
	const quick = ['--innodb-flush-log-at-trx-commit=0', '--innodb-buffer-pool-size=32M', '--skip-log-bin'];
	const user = process.getuid?.() === 0 ? ['--user=root'] : [];
	const server = spawn(
		mariadbd,
		[
			'--no-defaults',
			`--datadir=${data}`,
			`--socket=${socket}`,
			// Each server that starts removes what others have in the same folder.
			`--tmpdir=${folder}`,
			...open,
			...quick,
			...user,
		],
		{ stdio: 'ignore' },
	);
	const killAtOnce = () => server.kill('SIGKILL');
	process.once('exit', killAtOnce);
	await until(() => existsSync(socket), START_LIMIT, 'The database did not start.');
	const create = `(new mysqli("localhost", "root", "", "", 0, ${JSON.stringify(socket)}))->query("CREATE DATABASE site CHARACTER SET utf8mb4") || exit(1);`;
	if (spawnSync(php, ['-r', create]).status !== 0) {
		killAtOnce();
		throw new Error('The database server does not answer.');
	}
	return {
		socket,
		stop: async () => {
			const ended = new Promise((resolve) => server.once('exit', resolve));
			killAtOnce();
			await ended;
			process.removeListener('exit', killAtOnce);
		},
	};
}

/** Waits until that is so. */
export async function until(
	isSo: () => boolean | Promise<boolean>,
	limit: number,
	complaint: string,
): Promise<void> {
	const end = Date.now() + limit;
	while (!(await isSo())) {
		if (Date.now() > end) {
			throw new Error(complaint);
		}
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
}
