import { execFile, execFileSync } from 'node:child_process';
import { closeSync, openSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';

const exec = promisify(execFile);

/** Bytes that a program may print. */
const MOST = 64 * 1024 * 1024;

/** A value as PHP has it: its arrays and objects are maps. */
export type PhpValue = string | number | boolean | null | { [key: string]: PhpValue };

/** Every option by name. */
export type Options = Readonly<Record<string, PhpValue>>;

/**
 * Prints every option, but for what WordPress keeps for a while only. Not by WordPress itself: Jetpack would
 * add options that it finds missing.
 */
const READ_OPTIONS = `
$database = new mysqli( null, 'root', '', 'wp', 0, $argv[1] );
$database->set_charset( 'utf8mb4' );
$rows = $database->query( "SELECT option_name, option_value FROM wp_options WHERE option_name NOT LIKE '%\\_transient\\_%'" );
foreach ( $rows->fetch_all() as list( $name, $text ) ) {
	$value            = @unserialize( $text, array( 'allowed_classes' => false ) );
	$options[ $name ] = false === $value && 'b:0;' !== $text ? $text : $value;
}
echo json_encode( $options, JSON_INVALID_UTF8_SUBSTITUTE | JSON_PARTIAL_OUTPUT_ON_ERROR );`;

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

/** The database of a reference host, set back by MariaDB's own programs. */
export class Database {
	private readonly socket: string;
	private readonly login: string[];
	private readonly dump: string;

	constructor(folder: string) {
		this.socket = `${folder}/db.sock`;
		this.login = ['--no-defaults', `--socket=${this.socket}`, '-uroot'];
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

	async options(): Promise<Options> {
		const { stdout } = await exec('php', ['-r', READ_OPTIONS, this.socket], { maxBuffer: MOST });
		return JSON.parse(stdout) as Options;
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
}
