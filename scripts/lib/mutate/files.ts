/** Which files are mutated, and which of their mutants say nothing. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run.ts';
import { filesBelow } from '../source-files.ts';

const AREAS = ['src/lib', 'src/rest-api', 'src/state'];

/**
 * Files that only list facts: a mutant there asks whether a test repeats the list, not whether the code is
 * right. Tests compare the lists of plans with the reference anyway (`src/lib/catalog/catalog.test.ts`).
 */
const TABLES = [/\.table\.ts$/, /^src\/lib\/(product|catalog\/product-pages)\.ts$/];

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

export const filesToMutate = (): string[] =>
	AREAS.flatMap(filesBelow).filter(
		(file) => /\.tsx?$/.test(file) && !isTest(file) && !TABLES.some((table) => table.test(file)),
	);

/** A name for the state of all files below these folders. */
export function fingerprint(...folders: string[]): string {
	const hash = createHash('sha256');
	for (const file of folders.flatMap(filesBelow)) {
		hash.update(`${file}\0`).update(readFileSync(join(ROOT, file)));
	}
	return hash.digest('hex').slice(0, 16);
}

/**
 * Strings without an effect that a person, or the host, could notice: the text domain, which the extraction
 * of texts holds, and the names of slices and actions, which only have to differ from each other.
 */
const SILENT = [
	{ before: /,\s*$/, text: /^'site-dashboard'$/ },
	{ before: /\bcreate(?:Action|AppThunk|AsyncThunk|RemoteSlice|WorkSlice)(?:<[^()]*>)?\(\s*$/, text: /^'/ },
	{ before: /\bcreateSlice\(\{\s*name:\s*$/, text: /^'/ },
];

export const isSilent = (
	source: string,
	{ mutator, from, to }: { mutator: string; from: number; to: number },
): boolean =>
	mutator === 'StringLiteral' &&
	SILENT.some(
		({ before, text }) =>
			text.test(source.slice(from, to)) && before.test(source.slice(Math.max(0, from - 120), from)),
	);
