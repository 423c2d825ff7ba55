/**
 * npm run check [-- --since REV]: types, lint and the related tests of what isn't committed, else of the last
 * commit. Tests of whole screens are related to nearly everything: it runs those that changed, and those that
 * have the name of a changed file or of its folder.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { command, CommandError, ROOT, runTool } from './lib/run.ts';

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

const ofKind = (files: readonly string[], pattern: RegExp): string[] =>
	files.filter((file) => pattern.test(file));

const SCREENS = 'tests/integration';

function screensOf(files: readonly string[]): string[] {
	const names = ofKind(files, /^src\//).flatMap((file) => [
		basename(file).replace(/\..*/, ''),
		basename(dirname(file)),
	]);
	return readdirSync(join(ROOT, SCREENS))
		.filter((test) => names.includes(test.replace(/\.test\.tsx?$/, '')))
		.map((test) => join(SCREENS, test));
}

await command(async () => {
	const { values } = parseArgs({ options: { since: { type: 'string' } } });
	const uncommitted = values.since ? [] : changedSince('HEAD');
	const files = uncommitted.length ? uncommitted : changedSince(values.since ?? 'HEAD~1');
	if (!files.length) {
		console.log('Nothing has changed.');
		return 0;
	}
	const screens = new Set([...ofKind(files, /^tests\/integration\/.*\.test\.tsx?$/), ...screensOf(files)]);
	// The paths come last: an option with a list would take them for its own.
	const related = [
		'--passWithNoTests',
		'--testPathIgnorePatterns',
		SCREENS,
		'exhaustive',
		'--findRelatedTests',
	];
	const tools: Array<[tool: string, args: string[], paths?: string[]]> = [
		['tsc', ['--noEmit']],
		['prettier', ['--check', '--log-level', 'warn', '--ignore-unknown'], files],
		['eslint', ['--max-warnings', '0', '--no-warn-ignored'], ofKind(files, /\.[jt]sx?$/)],
		['stylelint', [], ofKind(files, /^(src|host)\/.*\.css$/)],
		['jest', related, ofKind(files, /^(src|host|tests|scripts)\/.*\.tsx?$/)],
		['jest', ['--runTestsByPath'], [...screens]],
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
