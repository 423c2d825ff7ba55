import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { PostgresPool, PostgresPoolClient } from 'kysely';

/** How long it may take to start, in ms. */
const START_LIMIT = 90_000;

interface Reply {
	id: number;
	rows: unknown[];
	rowCount: number;
	error?: string;
}

/** PostgreSQL without a server, with the one connection that it has, for where no server can be had. */
export async function pglitePool(): Promise<PostgresPool> {
	const child = fork(join(__dirname, 'pglite-process.js'), { stdio: 'ignore', execArgv: [] });
	process.once('exit', () => child.kill('SIGKILL'));
	const waiting = new Map<number, (reply: Reply) => void>();
	child.on('message', (reply: Reply) => waiting.get(reply.id)?.(reply));
	await new Promise<void>((resolve, reject) => {
		const timer = setTimeout(() => reject(new Error('PostgreSQL in process did not start.')), START_LIMIT);
		child.once('exit', (code) => reject(new Error(`PostgreSQL in process ended with ${code}.`)));
		waiting.set(0, () => {
			clearTimeout(timer);
			resolve();
		});
	});
	let last = 0;
	const query = (sql: string, parameters: readonly unknown[] = []) =>
		new Promise((resolve, reject) => {
			const id = ++last;
			waiting.set(id, ({ rows, rowCount, error }) => {
				waiting.delete(id);
				const command = sql.trim().split(/\s/)[0]?.toUpperCase();
				return error === undefined ? resolve({ rows, rowCount, command }) : reject(new Error(error));
			});
			child.send({ id, sql, parameters });
		});
	let isFree = Promise.resolve();
	return {
		end: async () => void child.kill(),
		connect: async () => {
			let release = () => {};
			const before = isFree;
			isFree = new Promise((resolve) => (release = resolve));
			await before;
			return { query, release } as unknown as PostgresPoolClient;
		},
	};
}
