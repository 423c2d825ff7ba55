/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = join(__dirname, '../..');
const TSX = pathToFileURL(require.resolve('tsx')).href;

/** A small build, as webpack leaves it beside what is not shipped. */
const BUILT: [name: string, content: string][] = [
	['manifest.json', '{}'],
	['dashboard.js', 'void 0;\n'.repeat(1000)],
	['dashboard.js.LICENSE.txt', 'MIT'],
	['dashboard.js.gz', 'packed'],
	['gallery.js', 'void 0;'],
	['chunk-Z.1234567890.js', '0'],
	['chunk-a.1234567890.js', '1'],
	['languages/de_DE.1234567890.js', '2'],
];

const HERE = { timeZone: 'UTC', locale: 'C', umask: 0o022, modified: new Date('2020-01-01'), built: BUILT };

/** Another place and time in which somebody builds. */
const ELSEWHERE: typeof HERE = {
	timeZone: 'Pacific/Kiritimati',
	locale: 'tr_TR.UTF-8',
	umask: 0o077,
	modified: new Date('2031-12-31T23:59:59'),
	built: [...BUILT].reverse(),
};

describe('plugin archive', () => {
	const folders: string[] = [];
	afterAll(() => folders.forEach((folder) => fs.rmSync(folder, { recursive: true })));

	/** The project's own files with that build, in a new folder. */
	function layOut({ built, umask, modified }: typeof HERE): string {
		const folder = fs.mkdtempSync(join(tmpdir(), 'x'.repeat(1 + folders.length * 20)));
		folders.push(folder);
		for (const part of ['wordpress', 'images', 'languages', 'LICENSE']) {
			fs.cpSync(join(ROOT, part), join(folder, part), { recursive: true });
		}
		for (const [name, content] of built) {
			const file = join(folder, 'dist/dashboard', name);
			fs.mkdirSync(dirname(file), { recursive: true });
			fs.writeFileSync(file, content);
		}
		for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
			const path = join(entry.parentPath, entry.name);
			fs.chmodSync(path, (entry.isFile() ? 0o666 : 0o777) & ~umask);
			fs.utimesSync(path, modified, modified);
		}
		return folder;
	}

	/** The archive, packed by a process of its own. */
	function pack(circumstances: typeof HERE): Buffer {
		const folder = layOut(circumstances);
		const script = `
			import { packWordPress } from ${JSON.stringify(join(ROOT, 'scripts/lib/wordpress.ts'))};
			process.umask(${circumstances.umask});
			process.stdout.write(packWordPress(${JSON.stringify(folder)}));
		`;
		const args = ['--import', TSX, '--input-type=module', '--eval', script];
		return execFileSync(process.execPath, args, {
			cwd: folder,
			env: { ...process.env, TZ: circumstances.timeZone, LC_ALL: circumstances.locale },
			maxBuffer: 10_000_000,
		});
	}

	const hash = (content: Buffer) => createHash('sha256').update(content).digest('hex');

	it('is byte-identical in another folder, order, time, time zone, locale and umask', () => {
		expect(hash(pack(ELSEWHERE))).toBe(hash(pack(HERE)));
	});

	it('changes with its content, and has the licenses but no gallery or compressed files', () => {
		const packed = pack(HERE);
		const changed = BUILT.map(([name, content]): [string, string] => [name, content.replace('1', '3')]);
		expect(hash(pack({ ...HERE, built: changed }))).not.toBe(hash(packed));
		const names = packed.toString('latin1');
		expect(names).toContain('site-dashboard/build/dashboard.js.LICENSE.txt');
		expect(names).not.toMatch(/gallery|\.gz/);
	});
});
