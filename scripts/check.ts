/**
 * npm run check: what a change touches, in about a minute: types, lint of the changed files, and the tests
 * close to them.
 *
 *   npm run check [-- --since REV]
 *
 * The change is what isn't committed, or else the last commit; `--since` takes everything after REV. It
 * doesn't replace `npm test`: of the tests of whole screens it runs the closest few.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { closenessIn } from './lib/closeness.ts';
import { command, CommandError, ROOT, runTool } from './lib/run.ts';
import { readSources } from './lib/source-files.ts';

/** Most tests of whole screens: each takes some seconds. */
const SCREENS = 4;

/** Paths that Git names, one on a line. */
function git(...args: string[]): string[] {
	try {
		return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
			.split('\n')
			.filter(Boolean);
	} catch (error) {
		const why = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
		throw new CommandError(`git ${args.join(' ')}: ${why}`);
	}
}

/** Files that differ from a commit and still exist. */
function changedSince(rev: string): string[] {
	const untracked = git('ls-files', '--others', '--exclude-standard');
	const changed = new Set([...git('diff', '--name-only', rev, '--'), ...untracked]);
	return [...changed].filter((file) => existsSync(join(ROOT, file)));
}

function changedFiles(since?: string): string[] {
	const changed = changedSince(since ?? 'HEAD');
	return since || changed.length ? changed : changedSince('HEAD~1');
}

const ofKind = (files: readonly string[], pattern: RegExp): string[] =>
	files.filter((file) => pattern.test(file));

/**
 * The tests beside the files, and the closest of whole screens: each file's first, then each one's second …
 */
function closeTests(files: readonly string[]): string[] {
	const sources = readSources();
	const closest = ofKind(files, /\.tsx?$/)
		.filter((file) => sources.has(file) && !/\.test\.tsx?$/.test(file))
		.map(closenessIn(sources));
	const tests = ofKind(files, /^(src|host|tests\/(?!e2e))[^]*\.test\.tsx?$/);
	const beside = closest.flatMap((each) => each.beside).filter((test) => !test.startsWith('tests/'));
	const ranks = Array.from({ length: SCREENS }, (_, rank) => closest.map((each) => each.integration[rank]));
	const screens = [...new Set(ranks.flat())].filter((test) => test !== undefined).slice(0, SCREENS);
	return [...new Set([...tests, ...beside, ...screens])];
}

await command(async () => {
	const { values } = parseArgs({ options: { since: { type: 'string' } } });
	const files = changedFiles(values.since);
	if (!files.length) {
		console.log('Nothing has changed.');
		return 0;
	}
	const tools: Array<[tool: string, args: string[], paths?: string[]]> = [
		['tsc', ['--noEmit']],
		['prettier', ['--check', '--log-level', 'warn', '--ignore-unknown'], files],
		['eslint', ['--max-warnings', '0', '--no-warn-ignored'], ofKind(files, /\.[jt]sx?$/)],
		['stylelint', [], ofKind(files, /^(src|host)\/.*\.css$/)],
		['jest', ['--runTestsByPath'], closeTests(files)],
	];
	const results = await Promise.all(
		tools
			.filter(([, , paths]) => paths?.length !== 0)
			.map(async ([tool, args, paths = []]) => ({ tool, code: await runTool(tool, [...args, ...paths]) })),
	);
	const failed = results.filter(({ code }) => code !== 0).map(({ tool }) => tool);
	console.log(
		failed.length
			? `${failed.join(', ')} found something: see above. npm run lint:fix corrects what can be corrected.`
			: 'No fault found.',
	);
	return failed.length ? 1 : 0;
});
