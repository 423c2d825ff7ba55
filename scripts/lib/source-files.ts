import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.ts';

/** Files below a folder of the project, as paths from its root, in a stable order. */
export const filesBelow = (folder: string): string[] =>
	readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
		.sort();

/** Text of every file that the tests have to do with, by its path. */
export const readSources = (): Map<string, string> =>
	new Map(
		['src', 'host', 'tests/integration']
			.flatMap(filesBelow)
			.filter((file) => /\.tsx?$/.test(file))
			.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]),
	);
