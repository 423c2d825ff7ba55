import { execFile, execFileSync } from 'node:child_process';
import { closeSync, openSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { type PhpValue, readOption } from './php-values';

const exec = promisify(execFile);

/** Bytes that a program may print. */
const MOST = 64 * 1024 * 1024;

/** Every option by name. */
export type Options = Readonly<Record<string, PhpValue>>;

/**
 * Waits until PHP has let go of the database, for at most 20 s. Requests of a page that was left run on,
 * and would write into what the next test begins with.
 */
const WHEN_IDLE = `DELIMITER //
BEGIN NOT ATOMIC
	DECLARE looks INT DEFAULT 0;
	WHILE looks < 1000 AND EXISTS (
		SELECT 1 FROM information_schema.PROCESSLIST WHERE DB = 'wp' AND ID <> CONNECTION_ID()
	) DO
		DO SLEEP(0.02);
		SET looks = looks + 1;
	END WHILE;
END//
DELIMITER ;`;

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
		// Rows alone, in one transaction: to make each table again takes ten times as long.
		const tables = this.run('mariadb', ['--batch', '--skip-column-names', 'wp', '-e', 'SHOW TABLES']);
		const rows = this.run('mariadb-dump', [
			...['--single-transaction', '--no-create-info', '--skip-add-locks', '--skip-disable-keys', 'wp'],
		]);
		const empty = tables.trim().split('\n');
		writeFileSync(
			this.dump,
			[
				WHEN_IDLE,
				'SET autocommit=0;',
				...empty.map((name) => `DELETE FROM \`${name}\`;`),
				rows,
				'COMMIT;',
			].join('\n'),
		);
	}

	/** Sets everything back to what was kept. */
	reset(): void {
		const file = openSync(this.dump, 'r');
		execFileSync('mariadb', [...this.login, 'wp'], { stdio: [file, 'ignore', 'inherit'] });
		closeSync(file);
	}

	private run = (program: string, args: string[]): string =>
		execFileSync(program, [...this.login, ...args], { encoding: 'utf8', maxBuffer: MOST });

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
		const { stdout } = await exec('mariadb', args, { maxBuffer: MOST });
		return stdout
			.split('\n')
			.filter(Boolean)
			.map((line) => line.split('\t'));
	}
}
