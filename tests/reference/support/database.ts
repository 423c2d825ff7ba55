import { execFile, execFileSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { promisify } from 'node:util';
import { type PhpValue, readOption } from './php-values';

const exec = promisify(execFile);

/** Every option by name. */
export type Options = Readonly<Record<string, PhpValue>>;

/** The database of a reference host, read and set back by MariaDB's own programs. */
export class Database {
	private readonly login: string[];
	private readonly dump: string;

	constructor(folder: string) {
		this.login = ['--no-defaults', `--socket=${folder}/db.sock`, '-uroot'];
		this.dump = `${folder}/dump.sql`;
	}

	/** Keeps everything as it is now, to be set back to. */
	keep(): void {
		const file = openSync(this.dump, 'w');
		// What a session of the browser rests on stays: users and their sessions are in it.
		execFileSync('mariadb-dump', [...this.login, '--single-transaction', 'wp'], {
			stdio: ['ignore', file, 'inherit'],
		});
		closeSync(file);
	}

	/** Sets everything back to what was kept. */
	reset(): void {
		const file = openSync(this.dump, 'r');
		execFileSync('mariadb', [...this.login, 'wp'], { stdio: [file, 'ignore', 'inherit'] });
		closeSync(file);
	}

	/** Every option, but for what WordPress keeps for a while only. */
	async options(): Promise<Options> {
		const rows = await this.query(
			"SELECT option_name, HEX(option_value) FROM wp_options WHERE option_name NOT LIKE '%\\_transient\\_%'",
		);
		return Object.fromEntries(
			rows.map(([name = '', hex = '']) => [name, readOption(Buffer.from(hex, 'hex').toString('utf8'))]),
		);
	}

	/** One option; undefined where there's none. */
	async option(name: string): Promise<PhpValue | undefined> {
		return (await this.options())[name];
	}

	/** The modules that are on, sorted. */
	async modules(): Promise<string[]> {
		return Object.values((await this.option('jetpack_active_modules')) ?? {})
			.map(String)
			.sort();
	}

	/** Rows of columns, as texts. */
	async query(statement: string): Promise<string[][]> {
		const args = [...this.login, '--batch', '--skip-column-names', 'wp', '-e', statement];
		const { stdout } = await exec('mariadb', args, { maxBuffer: 64 * 1024 * 1024 });
		return stdout
			.split('\n')
			.filter(Boolean)
			.map((line) => line.split('\t'));
	}
}
