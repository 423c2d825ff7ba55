/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

describe('diagrams in docs/architecture.md', () => {
	// They're all that's in blocks of text.
	const blocks = [...read('docs/architecture.md').matchAll(/^```text\n(.*?)^```/gms)];
	const diagrams = blocks.map(([, diagram = '']) => diagram).join('\n');

	it.each(['src', 'host'])('show every folder of %s, and no others', (place) => {
		const shown = diagrams.match(new RegExp(`(?<=\\b${place}/)[\\w-]+`, 'g')) ?? [];
		const entries = readdirSync(join(ROOT, place), { withFileTypes: true });
		const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
		expect([...new Set(shown)].sort()).toEqual(folders.sort());
	});
});

/** What one route alone uses lives with it (docs/architecture.md). */
describe('shared folders', () => {
	const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' });
	const roomOf = (file: string) => /^(components|state|routes)\/[^/]+|^[^/]+/.exec(file)?.[0] ?? '';
	const users = new Map<string, Set<string>>();
	for (const file of files.filter(
		(name) => /(?<!\.test)\.tsx?$/.test(name) && !name.startsWith('gallery/'),
	)) {
		for (const [, path = ''] of read(`src/${file}`).matchAll(/(?:from|import\(?)[^'\n]*'(\.[^']+)'/g)) {
			const room = roomOf(join(file, '..', path));
			users.set(room, (users.get(room) ?? new Set()).add(roomOf(file)));
		}
	}
	const shared = ['components', 'state'].flatMap((place) =>
		readdirSync(join(ROOT, 'src', place), { withFileTypes: true })
			.filter((entry) => entry.isDirectory())
			.map(({ name }) => `${place}/${name}`),
	);

	it.each(shared)('%s has more than one user', (room) => {
		expect([...(users.get(room) ?? [])].filter((user) => user !== room).length).toBeGreaterThan(1);
	});
});

describe('bundle entry', () => {
	it.each([
		['development', ['./scripts/webpack/reload.ts', './src/index.tsx']],
		['production', ['./src/index.tsx']],
	])('has the page reload script in development only: %s', (mode, entry) => {
		const script = `
			import config from './webpack.config.js';
			console.log(JSON.stringify(config({ mode: '${mode}' })[0].entry.dashboard));
		`;
		const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
		expect(JSON.parse(String(execFileSync(process.execPath, args, { cwd: ROOT })))).toEqual(entry);
	});
});

/** Decision 0024: one system, which takes the accent color. */
describe('SVG images', () => {
	const files = readdirSync(join(ROOT, 'images'), { recursive: true, encoding: 'utf8' });
	const drawings = files.filter((name) => name.endsWith('.svg'));

	it('number more than 35', () => {
		expect(drawings.length).toBeGreaterThan(35);
	});

	it.each(drawings)('%s is small, and has no colors or text of its own', (name) => {
		const svg = read(`images/${name}`);
		expect(svg.length).toBeLessThanOrEqual(2048);
		// Black is the form, and white what a mask leaves of it.
		expect(svg.match(/#(?!000\b|fff\b|[ps]\))[\da-z]+/gi)).toBeNull();
		expect(svg).not.toMatch(/<(text|image|style|script)|href=|rgb|hsl/i);
	});
});

describe('lock file', () => {
	interface LockFile {
		packages: Record<string, { integrity?: string; resolved?: string }>;
	}

	const lockFile = () => JSON.parse(read('package-lock.json')) as LockFile;

	/** What `npm ci` says is missing, asked without the network and without installing anything. */
	function missing({ packages }: LockFile): string[] {
		const folder = mkdtempSync(join(tmpdir(), 'lock-file-'));
		copyFileSync(join(ROOT, 'package.json'), join(folder, 'package.json'));
		writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }));
		const args = ['ci', '--dry-run', '--offline', '--cache', join(folder, 'cache')];
		const { status, stdout, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' });
		rmSync(folder, { recursive: true });
		const lines = [...stderr.matchAll(/Missing: (\S+?)@\S* from lock file/g)].map(([, name]) => String(name));
		// A refusal for another reason must not look like a complete lock file.
		return status === 0 || lines.length ? lines : [stdout + stderr];
	}

	it('is accepted by npm ci for every system, and refused without an optional package of another', () => {
		const lock = lockFile();
		expect(missing(lock)).toEqual([]);
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
