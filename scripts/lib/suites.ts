import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './run.ts';

const FOLDER = join(ROOT, '.cache/suites');
const FILES_EACH = 10;

/** What cleans up after tests mustn't belong to the file that loads it first. */
const CLEANERS: Record<string, string> = {
	node: "import '../../host/testing';",
	page: "import '../../host/testing';\nimport '../../tests/support/open-app';",
};

/**
 * Writes suites that load ten test files each, which share modules: loading React, the app and the host
 * takes longer than most tests. A file that's marked `@alone`, or takes long itself, shares nothing. Returns
 * their folder, for Jest's `--roots`.
 */
export function writeSuites(env: NodeJS.ProcessEnv): string {
	rmSync(FOLDER, { recursive: true, force: true });
	mkdirSync(FOLDER, { recursive: true });
	const groups: Record<string, { head: string; files: string[] }> = {};
	for (const file of listTests(env)) {
		const text = readFileSync(join(ROOT, file), 'utf8');
		const isNode = text.includes('@jest-environment node');
		const isAlone = text.includes('@alone') || file.includes('.exhaustive.');
		const name = isAlone ? file.replace(/\W+/g, '-') : isNode ? 'node' : 'page';
		const head = [isNode && '/** @jest-environment node */', !isAlone && CLEANERS[name]];
		groups[name] ??= { head: head.filter(Boolean).join('\n'), files: [] };
		groups[name].files.push(file);
	}
	for (const [name, { head, files }] of Object.entries(groups)) {
		for (let start = 0; start < files.length; start += FILES_EACH) {
			const text = [head, ...suite(files.slice(start, start + FILES_EACH))].join('\n');
			writeFileSync(join(FOLDER, `${name}-${start / FILES_EACH}.test.ts`), text);
		}
	}
	return FOLDER;
}

const listTests = (env: NodeJS.ProcessEnv): string[] =>
	execFileSync(join(ROOT, 'node_modules/.bin/jest'), ['--listTests'], {
		cwd: ROOT,
		env: { ...process.env, ...env },
		encoding: 'utf8',
	})
		.trim()
		.split('\n')
		.map((path) => relative(ROOT, path))
		.sort();

const suite = (files: readonly string[]): string[] => [
	"import { testFile } from '../../tests/support/test-file';",
	...files.map((file) => `testFile('${file}', () => require('../../${file}'));`),
];
