/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import {
	chmodSync,
	copyFileSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	statSync,
	truncateSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import LibSql from 'libsql';
import { bundleHost, HostProcess, logIn } from '../support/host-process';

const NODE = [process.execPath];
const FULL_DISK = [...NODE, '--import', join(__dirname, '../support/full-disk.mjs')];

/** One for each test. */
let folder: string;
let common: string;
let bundle: ReturnType<typeof bundleHost>;
/** A whole site of today, whose administrator has stored something. */
let site: string;

beforeAll(async () => {
	common = mkdtempSync(join(tmpdir(), 'site-'));
	bundle = bundleHost();
	site = join(common, 'site.sqlite');
	const host = await HostProcess.start(bundle.file, ['--data', site, '--scenario', 'connected']);
	await (await logIn(host.origin, 'admin')).post('settings', { sharing_label: 'Kept' });
	await host.end();
});

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'bad-data-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

afterAll(() => {
	bundle.remove();
	rmSync(common, { recursive: true, force: true });
});

function copyOfSite(name: string): string {
	const copy = join(folder, name);
	copyFileSync(site, copy);
	return copy;
}

/** The one sentence of a host that cannot start on the file, and ends with 1. */
function sentenceOf(file: string, [command = '', ...before]: readonly string[] = NODE): string {
	const args = [...before, bundle.file, '--port', '0', '--data', file];
	const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', timeout: 90_000 });
	expect({ status, stdout, stderr }).toEqual({
		status: 1,
		stdout: '',
		stderr: expect.stringMatching(/^[^\n]+\.\n$/) as string,
	});
	return stderr.trim().replace(file, 'FILE');
}

/** The same of one that has not written a byte. */
function refusalOf(file: string, command = NODE): string {
	const before = readFileSync(file);
	const sentence = sentenceOf(file, command);
	expect(readFileSync(file).equals(before)).toBe(true);
	return sentence;
}

async function expectKept(file: string): Promise<void> {
	const host = await HostProcess.start(bundle.file, ['--data', file]);
	const { body } = await (await logIn(host.origin, 'admin')).get('settings');
	expect(body).toMatchObject({ sharing_label: 'Kept' });
	await host.end();
}

function change(file: string, sql: string): void {
	const database = new LibSql(file);
	database.exec(sql);
	// Nothing is left to be moved, and no page is free.
	database.exec('vacuum');
	database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
	database.close();
}

const OF_3 = `alter table sessions drop column used_at;
	delete from kysely_migration where name like '0004%';`;
const OF_2 = `${OF_3} drop table provider_purchases; drop table provider_licenses; drop table provider_records;
	drop table provider_threats; drop table provider_messages;
	delete from kysely_migration where name like '0003%';`;
const OF_1 = `${OF_2} drop table data_version; drop table login_failures;
	delete from kysely_migration where name like '0002%';`;

describe('a data file of an earlier version', () => {
	it.each([
		['first', OF_1],
		['second', OF_2],
		['third', OF_3],
	])('is migrated with its data: the %s', async (name, sql) => {
		const file = copyOfSite(`${name}.sqlite`);
		change(file, sql);
		await expectKept(file);
	});

	// The third needs no page more.
	it.each([
		['first', OF_1],
		['second', OF_2],
	])('is left unchanged on a full disk and migrated later: the %s', async (name, sql) => {
		const file = copyOfSite(`${name}-full.sqlite`);
		change(file, sql);
		expect(refusalOf(file, FULL_DISK)).toBe(
			'The tables in FILE cannot be brought up to date: the disk is full.',
		);
		await expectKept(file);
	});
});

/** Cut off as by a copy that was broken off, or overwritten in the middle as by a failing disk. */
const DAMAGE: ReadonlyArray<[string, (file: string, size: number) => void]> = [
	['has only its beginning', (file) => truncateSync(file, 100)],
	['is half there', (file, size) => truncateSync(file, size / 2)],
	['lacks its last page', (file, size) => truncateSync(file, size - 4096)],
	['has lost a page', (file) => overwrite(file, 4096 * 5, Buffer.alloc(4096))],
	['has lost another page', (file) => overwrite(file, 4096 * 20, Buffer.alloc(4096))],
	['holds something else in the middle', (file, size) => overwrite(file, size / 2, Buffer.alloc(9000, 'x'))],
];

function overwrite(file: string, at: number, what: Buffer): void {
	const content = readFileSync(file);
	what.copy(content, at);
	writeFileSync(file, content);
}

describe('a damaged data file', () => {
	it.each(DAMAGE)('is refused and left unchanged: one that %s', (what, damage) => {
		const file = copyOfSite('damaged.sqlite');
		damage(file, statSync(file).size);
		expect([what, refusalOf(file)]).toEqual([
			what,
			expect.stringMatching(
				/^The data file FILE (is damaged \(.+\): put a copy of it back|cannot be opened for writing: .*(damaged|not a database))\.$/,
			),
		]);
	});

	it('opens with its intact data when only the journal is cut off', async () => {
		const file = copyOfSite('journal.sqlite');
		const database = new LibSql(file);
		database.exec("insert into options values ('kept', '1'); insert into options values ('lost', '2')");
		copyFileSync(file, `${file}.copy`);
		copyFileSync(`${file}-wal`, `${file}.copy-wal`);
		database.close();
		truncateSync(`${file}.copy-wal`, statSync(`${file}.copy-wal`).size - 100);
		await expectKept(`${file}.copy`);
	});
});

/** Root may write anywhere, unless it gives up the right to. */
const isRoot = process.getuid?.() === 0;
const UNPRIVILEGED = isRoot
	? ['setpriv', '--bounding-set', '-dac_override,-dac_read_search', '--', ...NODE]
	: NODE;
const describeRights =
	spawnSync(UNPRIVILEGED[0] ?? '', [...UNPRIVILEGED.slice(1), '--version']).status === 0
		? describe
		: describe.skip;

describeRights('a data file that may not be written', () => {
	it('is refused and keeps its file mode', () => {
		const file = copyOfSite('read-only.sqlite');
		chmodSync(file, 0o400);
		expect(refusalOf(file, UNPRIVILEGED)).toBe(
			'The data file FILE cannot be opened for writing: permission denied.',
		);
		expect(statSync(file).mode & 0o777).toBe(0o400);
	});

	it('is refused if its directory is read-only', () => {
		const closed = join(folder, 'closed');
		mkdirSync(closed);
		const file = copyOfSite('closed/site.sqlite');
		chmodSync(closed, 0o500);
		expect(refusalOf(file, UNPRIVILEGED)).toBe(
			'The data file FILE cannot be opened for writing: it is read-only, or its directory is.',
		);
		expect(sentenceOf(join(closed, 'new.sqlite'), UNPRIVILEGED)).toBe(
			'The data file FILE cannot be opened for writing: permission denied.',
		);
		chmodSync(closed, 0o700);
	});
});

describe('a full disk', () => {
	it('prevents a new site from being set up', () => {
		expect(sentenceOf(join(folder, 'new.sqlite'), FULL_DISK)).toBe(
			'The tables in FILE cannot be brought up to date: the disk is full.',
		);
	});

	it('prevents setup when only part of a new file fits', () => {
		// In blocks of 1024 bytes, of which the tables need more.
		const limited = ['bash', '-c', 'ulimit -f 64; exec "$@"', 'bash', ...NODE];
		expect(sentenceOf(join(folder, 'limited.sqlite'), limited)).toBe(
			'The tables in FILE cannot be brought up to date: the disk can’t be written or read.',
		);
	});
});

it.each([
	['begin immediate', 'The tables in FILE cannot be brought up to date: another process is writing to it.'],
	['begin exclusive', 'The data file FILE cannot be opened for writing: another process is writing to it.'],
])(
	'a data file locked by another process is refused after a few seconds and opens later (%s)',
	async (sql, sentence) => {
		const file = copyOfSite('locked.sqlite');
		const other = new LibSql(file);
		other.exec(`PRAGMA locking_mode = ${sql === 'begin exclusive' ? 'EXCLUSIVE' : 'NORMAL'}`);
		other.exec(sql);
		// Reading the file here would give up the lock.
		expect(sentenceOf(file)).toBe(sentence);
		other.exec('rollback');
		other.close();
		await expectKept(file);
	},
);

it('a data file of a newer version is refused', () => {
	const file = copyOfSite('newer.sqlite');
	change(file, "insert into kysely_migration values ('0099-later', '2030-01-01')");
	expect(sentenceOf(file)).toBe('The site in FILE was written by a newer version: start it with that one.');
});

it('rows with invalid JSON are named in the error, and no other data is lost', async () => {
	const file = copyOfSite('rows.sqlite');
	change(file, "insert into options values ('setting.x', '{\"half')");
	expect(sentenceOf(file)).toBe(
		'The site in FILE cannot be opened: the option "setting.x" holds no JSON. Mend the row, or put a copy of the data back.',
	);
	change(file, "delete from options where name = 'setting.x'");
	await expectKept(file);
});
