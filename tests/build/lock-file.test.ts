/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');

interface LockFile {
	packages: Record<string, { integrity?: string; resolved?: string }>;
}

const lockFile = () => JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as LockFile;

describe('lock file', () => {
	let folder: string;

	beforeEach(() => {
		folder = mkdtempSync(join(tmpdir(), 'lock-file-'));
		copyFileSync(join(ROOT, 'package.json'), join(folder, 'package.json'));
	});

	afterEach(() => rmSync(folder, { recursive: true }));

	/** What `npm ci` says is missing, asked without the network and without installing anything. */
	function missing({ packages }: LockFile): string[] {
		writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }));
		const args = ['ci', '--dry-run', '--offline', '--cache', join(folder, 'cache')];
		const { status, stdout, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' });
		const lines = [...stderr.matchAll(/Missing: (\S+?)@\S* from lock file/g)].map(([, name]) => String(name));
		// A refusal for another reason must not look like a complete lock file.
		return status === 0 || lines.length ? lines : [stdout + stderr];
	}

	it('is accepted by npm ci for every system', () => {
		expect(missing(lockFile())).toEqual([]);
	});

	it('is refused without an optional package for another system', () => {
		const lock = lockFile();
		delete lock.packages['node_modules/@oxc-parser/binding-win32-x64-msvc'];
		expect(missing(lock)).toEqual(['@oxc-parser/binding-win32-x64-msvc']);
	});

	it('has the hash of every package, and names no registry', () => {
		const packages = Object.entries(lockFile().packages).filter(([path]) => path !== '');
		expect(packages.length).toBeGreaterThan(1000);
		expect(packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
		expect(packages.filter(([, { resolved }]) => resolved)).toEqual([]);
	});
});
