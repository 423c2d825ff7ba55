/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findSlowPatterns } from '../../scripts/lib/slow-patterns.ts';

const root = mkdtempSync(join(tmpdir(), 'patterns-'));
afterAll(() => rmSync(root, { recursive: true }));

/** What is found in a project of these files. */
function slowIn(files: Record<string, string>, known: Record<string, string> = {}): Promise<string[]> {
	for (const folder of ['src', 'host', 'scripts']) {
		rmSync(join(root, folder), { recursive: true, force: true });
		mkdirSync(join(root, folder));
	}
	for (const [file, text] of Object.entries(files)) {
		mkdirSync(dirname(join(root, file)), { recursive: true });
		writeFileSync(join(root, file), text);
	}
	return findSlowPatterns(root, known, join(root, '.cache/patterns.json'));
}

describe('findSlowPatterns', () => {
	it.each([
		['host/a.ts', String.raw`text.replace(/<[^>]*>/g, '')`, String.raw`/<[^>]*>/g is polynomial`],
		['src/a.tsx', String.raw`/[^\S\n]*-[^\S\n]*/g`, String.raw`/[^\S\n]*-[^\S\n]*/g is polynomial`],
		['src/a.tsx', String.raw`<p title={text.replace(/\/+$/, '')} />`, String.raw`/\/+$/ is polynomial`],
		['scripts/a.js', '/^(a|a)*$/', '/^(a|a)*$/ is exponential'],
		['src/a.ts', String.raw`new RegExp('\\s+$', 'm')`, String.raw`/\s+$/m is polynomial`],
		['src/a.ts', 'RegExp(`^${word}`)', 'RegExp(`^${word}`) is made at run time'],
	])('flags a potentially slow pattern in %s: %s', async (file, code, verdict) => {
		expect(await slowIn({ [file]: `\nexport const a = ${code};` })).toEqual([`${file}:2: ${verdict}.`]);
		// The second time from the file of verdicts.
		expect(await slowIn({ [file]: `export const a = ${code};` })).toEqual([`${file}:1: ${verdict}.`]);
	});

	it('ignores linear patterns, and patterns in tests', async () => {
		const code = String.raw`export const a = [/<[^<>]*>/g, /^\s+/, /(a|b)*c/y, RegExp('^[a-z]+$')];`;
		expect(await slowIn({ 'src/a.ts': code, 'src/a.test.ts': 'expect(/<[^>]*>/)' })).toEqual([]);
	});

	it('accepts known patterns, and reports those no longer in the code', async () => {
		const known = { '/<[^>]*>/g': 'Short texts only.' };
		expect(await slowIn({ 'src/a.ts': 'export const a = /<[^>]*>/g;' }, known)).toEqual([]);
		expect(await slowIn({}, known)).toEqual(['known-patterns.ts: /<[^>]*>/g is nowhere any more.']);
	});
});
