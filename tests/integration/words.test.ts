/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bannedWords } from '../../scripts/lib/words.ts';

const root = mkdtempSync(join(tmpdir(), 'words-'));
afterAll(() => rmSync(root, { recursive: true }));

const GLOSSARY = '| Word | Not |\n| --- | --- |\n| load | **anew**, ask |\n| pending | **under way** |\n';

/** What is found in one file beside this glossary. */
function bannedIn(source: string, file = 'src/button.ts'): string[] {
	rmSync(root, { recursive: true, force: true });
	['docs', 'src'].forEach((folder) => mkdirSync(join(root, folder), { recursive: true }));
	writeFileSync(join(root, 'docs/glossary.md'), GLOSSARY);
	writeFileSync(join(root, file), source);
	return bannedWords(root);
}

describe('bold words in the glossary', () => {
	it.each([
		['// Loads it anew.', 'src/button.ts:1: "anew"'],
		['const one = 1;\n/**\n * A call is under\n * way.\n */', 'src/button.ts:3: "under way"'],
		['/* Anew. */', 'src/button.ts:1: "Anew"'],
	])('are found in %s', (source, found) => {
		expect(bannedIn(source)).toEqual([expect.stringContaining(found)]);
	});

	it.each(['// Ask for it.', "const text = 'anew';", '// `anew` is a name.', '// A renewal.'])(
		'aren’t found in %s',
		(source) => {
			expect(bannedIn(source)).toEqual([]);
		},
	);

	it('are found in titles of tests', () => {
		const source = "describe('a call', () => {\n\tit.each([1])(`loads anew ${what}`, () => {});\n});";
		expect(bannedIn(source, 'src/button.test.ts')).toEqual([expect.stringContaining('test.ts:2: "anew"')]);
		expect(bannedIn(source)).toEqual([]);
	});
});
