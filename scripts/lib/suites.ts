import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './run.ts';

const FOLDER = join(ROOT, '.cache/suites');
const FILES_EACH = 10;

/**
 * Writes suites that load ten test files each, which share modules: loading React, the app and the host
 * takes longer than most tests. A file marked `@alone` shares nothing. Returns their folder, for Jest's
 * `--roots`.
 */
export function writeSuites(env: NodeJS.ProcessEnv): string {
	rmSync(FOLDER, { recursive: true, force: true });
	mkdirSync(FOLDER, { recursive: true });
	const groups: Record<string, string[]> = {};
	for (const file of listTests(env)) {
		const text = readFileSync(join(ROOT, file), 'utf8');
		const environment = text.includes('@jest-environment node') ? 'node' : 'page';
		const key = text.includes('@alone') ? `${environment} ${file}` : environment;
		(groups[key] ??= []).push(file);
	}
	for (const [key, files] of Object.entries(groups)) {
		// What cleans up after each test mustn't belong to the file that loads it first.
		const header = key.startsWith('node')
			? '/** @jest-environment node */\n'
			: "import '../../tests/support/open-app';\n";
		for (let start = 0; start < files.length; start += FILES_EACH) {
			const name = `${key.replace(/\W+/g, '-')}-${start / FILES_EACH}.test.ts`;
			writeFileSync(join(FOLDER, name), header + suite(files.slice(start, start + FILES_EACH)));
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

const suite = (files: readonly string[]): string =>
	[
		"import { testFile } from '../../tests/support/test-file';",
		...files.map((file) => `testFile('${file}', () => require('../../${file}'));`),
	].join('\n');
