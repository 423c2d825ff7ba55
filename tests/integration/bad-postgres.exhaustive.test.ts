/** @jest-environment node */
import { Client } from 'pg';
import { bundleHost, HostProcess, logIn } from '../support/host-process';
import { findPostgres, startPostgres, type TestPostgres } from '../support/postgres';

const programs = findPostgres();
// The one in process is none that a host in another process could reach.
const describeServer = programs ? describe : describe.skip;

describeServer('a PostgreSQL database', () => {
	let server: TestPostgres;
	let bundle: ReturnType<typeof bundleHost>;
	let admin: Client;
	let count = 0;

	beforeAll(async () => {
		server = await startPostgres(programs ?? '');
		bundle = bundleHost();
		admin = await connect(server.url);
		const host = await start(await named('create database site'), '--scenario', 'connected');
		await (await logIn(host.origin, 'admin')).post('settings', { sharing_label: 'Kept' });
		await host.end();
	});

	afterAll(async () => {
		bundle.remove();
		await admin.end();
		await server.stop();
	});

	/** One connection, not a pool: a pool's `end` resolves before the server has seen its connections end. */
	async function connect(connectionString: string): Promise<Client> {
		const client = new Client({ connectionString });
		await client.connect();
		return client;
	}

	const addressOf = (name: string) => server.url.replace(/postgres$/, name);

	/** Makes a database by that statement, and gives its address. */
	async function named(statement: string): Promise<string> {
		await admin.query(statement);
		return addressOf(/create database (\w+)/.exec(statement)?.[1] ?? '');
	}

	/** The address of a copy of the site, after these statements. */
	async function copyAfter(...statements: string[]): Promise<string> {
		const url = await named(`create database copy${++count} template site`);
		for (const statement of statements) {
			await query(url, statement);
		}
		return url;
	}

	async function query(url: string, statement: string): Promise<unknown[]> {
		const client = await connect(url);
		const { rows } = await client.query<Record<string, unknown>>(statement);
		await client.end();
		return rows;
	}

	const start = (url: string, ...args: string[]) =>
		HostProcess.start(bundle.file, args, { DATABASE_URL: url });

	/** The one sentence of a host that cannot start there, and ends with 1. */
	async function sentenceOf(url: string): Promise<string> {
		const error: unknown = await start(url).then(
			(host) => host.end(),
			(thrown: unknown) => thrown,
		);
		const [, sentence = String(error)] =
			/^Error: The host ended with 1: ([^\n]+\.)\n$/.exec(String(error)) ?? [];
		return sentence.replace(/127\.0\.0\.1:\d+/, 'SERVER').replace(/copy\d+/, 'NAME');
	}

	async function expectKept(url: string): Promise<void> {
		const host = await start(url);
		const { body } = await (await logIn(host.origin, 'admin')).get('settings');
		expect(body).toMatchObject({ sharing_label: 'Kept' });
		await host.end();
	}

	const OF_3 = [
		'alter table sessions drop column used_at',
		"delete from kysely_migration where name like '0004%'",
	];
	const OF_2 = [
		...OF_3,
		'drop table provider_purchases, provider_licenses, provider_records, provider_threats, provider_messages',
		"delete from kysely_migration where name like '0003%'",
	];
	const OF_1 = [
		...OF_2,
		'drop table data_version, login_failures',
		"delete from kysely_migration where name like '0002%'",
	];

	it.each([
		['first', OF_1],
		['second', OF_2],
		['third', OF_3],
	])('of an earlier version is migrated with its data: the %s', async (_name, statements) => {
		await expectKept(await copyAfter(...statements));
	});

	it('of a newer version is refused', async () => {
		const url = await copyAfter("insert into kysely_migration values ('0099-later', '2030-01-01')");
		expect(await sentenceOf(url)).toBe(
			'The site in PostgreSQL on SERVER, database NAME was written by a newer version: start it with that one.',
		);
	});

	it.each([
		['drop table options', 'relation "options" does not exist.'],
		[
			'delete from data_version',
			'the table data_version has lost its row. Mend the row, or put a copy of the data back.',
		],
		[
			"insert into options values ('setting.x', '{\"half')",
			'the option "setting.x" holds no JSON. Mend the row, or put a copy of the data back.',
		],
	])('with missing or damaged data is refused: %s', async (statement, sentence) => {
		expect(await sentenceOf(await copyAfter(statement))).toBe(
			`The site in PostgreSQL on SERVER, database NAME cannot be opened: ${sentence}`,
		);
	});

	it('that’s read-only is refused and opens later', async () => {
		const url = await copyAfter(...OF_2);
		const name = new URL(url).pathname.slice(1);
		await admin.query(`alter database ${name} set default_transaction_read_only = on`);
		expect(await sentenceOf(url)).toBe(
			'The tables in PostgreSQL on SERVER, database NAME cannot be brought up to date: it is read-only.',
		);
		await admin.query(`alter database ${name} reset default_transaction_read_only`);
		await expectKept(url);
	});

	/** What the server says when it can't make a table larger. */
	const FULL = `create function full_disk() returns event_trigger language plpgsql as $$ begin
		raise exception 'could not extend file "base/1/2": No space left on device' using errcode = 'disk_full';
		end $$; create event trigger full_disk on ddl_command_start execute function full_disk()`;

	it('on a full disk is refused and opens later', async () => {
		const url = await copyAfter(...OF_2, FULL);
		expect(await sentenceOf(url)).toBe(
			'The tables in PostgreSQL on SERVER, database NAME cannot be brought up to date: the disk is full.',
		);
		await query(url, 'drop event trigger full_disk');
		await expectKept(url);
	});

	it('locked by another process is refused after a timeout and opens later', async () => {
		const url = `${await copyAfter(...OF_2)}?lock_timeout=1000`;
		const client = await connect(url);
		await client.query('begin; lock table options in access exclusive mode');
		expect(await sentenceOf(url)).toBe(
			'The site in PostgreSQL on SERVER, database NAME cannot be opened: another process is writing to it.',
		);
		await client.query('rollback');
		await client.end();
		await expectKept(url);
	});

	it.each([
		['a server that is not there', () => 'postgres://site@127.0.0.1:1/site', 'no server answers there'],
		['a database that is not there', () => addressOf('none'), 'database "none" does not exist'],
		[
			'a user who is not known',
			() => addressOf('site').replace('site@', 'nobody@'),
			'role "nobody" does not exist',
		],
	])('fails with one clear sentence for %s', async (_what, url, sentence) => {
		expect(await sentenceOf(url())).toMatch(
			new RegExp(`^The tables in PostgreSQL on SERVER, .*: ${sentence}\\.$`),
		);
	});
});
