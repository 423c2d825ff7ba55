/** Claims of passing tests that running them doesn't check: where an id stands, and what its line quotes. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ID, type TestOutcome } from './coverage.ts';
import { ROOT } from './run.ts';

/** Titles of both runners begin with the file. */
const FILE = /^\S+\.(?:test|spec)\.tsx?(?= )/;
const SHARED = /from '(\.[^']*(?:\/support\/[^']*|\.json))'/g;
const QUOTED = /(?<!\w)'((?:[^']|'(?=\w))+)'(?!\w)|"([^"]+)"/g;
/** What stands for values, or for one text or another. */
const PLACEHOLDER = /%(?:\d\$)?s|\{[^}]*\}|…|\.\.\.|\(s\)| \/ |\b[XY]\b/;

const plain = (text: string) =>
	text
		.replaceAll('\\', '')
		.replace(/[’‘“”"]/g, "'")
		.replace(/\s+/g, ' ');

/** A test's source, with tables and helpers that it imports. */
function sourceOf(file: string): string {
	const text = readFileSync(join(ROOT, file), 'utf8');
	const shared = [...text.matchAll(SHARED)].flatMap(([, path = '']) =>
		['', '.ts', '.tsx']
			.map((end) => join(ROOT, dirname(file), path + end))
			.filter((path) => /\.\w+$/.test(path)),
	);
	return plain([text, ...shared.filter(existsSync).map((path) => readFileSync(path, 'utf8'))].join('\n'));
}

/** Sentences and labels that a line of the ledger quotes. */
const quotedTexts = (text: string): string[] =>
	[...text.matchAll(QUOTED)]
		.map(([, single, double]) => single ?? double ?? '')
		.filter((quoted) => /^[A-Z].*[a-z]{3}/.test(quoted) && quoted.includes(' '));

const isIn = (source: string) => (quoted: string) =>
	plain(quoted)
		.split(PLACEHOLDER)
		.every((part) => source.includes(part.trim()));

/** What's wrong, a line each. */
export function unproven(ledger: ReadonlyMap<string, string>, tests: readonly TestOutcome[]): string[] {
	const faults = new Set<string>();
	const sources = new Map<string, string>();
	const naming = new Map<string, Set<string>>();
	for (const { title, outcome } of tests) {
		const [file] = FILE.exec(title) ?? [];
		for (const id of (file && outcome === 'passed' && title.match(ID)) || []) {
			naming.set(id, (naming.get(id) ?? new Set()).add(file as string));
			if (file?.startsWith('host/') && !/host only/i.test(ledger.get(id) ?? '')) {
				faults.add(`${id} is about the dashboard, but ${file} names it`);
			}
		}
	}
	for (const file of new Set([...naming.values()].flatMap((files) => [...files]))) {
		sources.set(file, sourceOf(file));
	}
	for (const [id, files] of naming) {
		const own = [...files].map((file) => sources.get(file) ?? '');
		quotedTexts(ledger.get(id) ?? '')
			.filter((quoted) => !own.some((source) => isIn(source)(quoted)))
			.forEach((quoted) => faults.add(`${id}: no test that names it has "${quoted}"`));
	}
	return [...faults].sort();
}
