/**
 * npm run check [-- --since REV]: types, lint and the nearest tests of what isn't committed, else of the last
 * commit. Near are the tests in a changed file's folder, and those of a screen that's named like the file or
 * its folder.
 */
import { spawnSync } from 'node:child_process';
import { basename, dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { cacheOf, command, CommandError, ROOT, runTool } from './lib/run.ts';

/** Paths that Git names, one on a line. */
function git(...args: string[]): string[] {
	const { status, stdout } = spawnSync('git', args, {
		cwd: ROOT,
		encoding: 'utf8',
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	if (status !== 0) {
		throw new CommandError(`git ${args.join(' ')} failed.`);
	}
	return stdout.split('\n').filter(Boolean);
}

/** Files that differ from a commit and still exist. */
const changedSince = (rev: string): string[] => [
	...git('diff', '--name-only', '--diff-filter=d', rev, '--'),
	...git('ls-files', '--others', '--exclude-standard'),
];

/** Patterns of the tests near a file. */
function testsNear(file: string): string[] {
	if (/\.test\.tsx?$/.test(file)) {
		return [file];
	}
	const [name] = basename(file).split('.');
	const folder = dirname(file);
	const [route = folder] = /^src\/routes\/[^/]+/.exec(folder) ?? [];
	return /^(src|host)\//.test(file)
		? [`/(${folder}|${route})/[^/]+\\.test\\.`, `/tests/integration/${name}\\.test\\.`]
		: [];
}

await command(async () => {
	const { values } = parseArgs({ options: { since: { type: 'string' } } });
	const uncommitted = values.since ? [] : changedSince('HEAD');
	const files = uncommitted.length ? uncommitted : changedSince(values.since ?? 'HEAD~1');
	const ofKind = (pattern: RegExp): string[] => files.filter((file) => pattern.test(file));
	const tools: Array<[tool: string, args: string[], paths?: string[]]> = [
		['tsc', ['--noEmit']],
		['prettier', ['--check', '--log-level', 'warn', '--ignore-unknown', ...cacheOf('prettier')], files],
		['eslint', ['--max-warnings', '0', '--no-warn-ignored', ...cacheOf('eslint')], ofKind(/\.[jt]sx?$/)],
		['stylelint', cacheOf('stylelint'), ofKind(/^(src|host)\/.*\.css$/)],
		['jest', ['--passWithNoTests'], [...new Set(files.flatMap(testsNear))]],
	];
	const results = await Promise.all(
		tools
			.filter(([, , paths]) => paths?.length !== 0)
			.map(async ([tool, args, paths = []]) => ({ tool, code: await runTool(tool, [...args, ...paths]) })),
	);
	const failed = results.filter(({ code }) => code !== 0).map(({ tool }) => tool);
	console.log(
		failed.length
			? `${failed.join(', ')} found something: see above. npm run lint -- --fix corrects what can be corrected.`
			: 'No fault found.',
	);
	return failed.length ? 1 : 0;
});
