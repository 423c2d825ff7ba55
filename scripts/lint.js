#!/usr/bin/env node
/** npm run lint: every check that reads the code without running it. `--fix` mends what can be mended. */
import { join } from 'node:path';
import { command, ROOT, runTool } from './lib/run.js';

const fix = process.argv.includes('--fix') ? ['--fix'] : [];

const ON_PAPER = 'only tests or the gallery use it: let a screen use it, or remove it with its tests';

const CHECKS = [
	['prettier', [fix.length ? '--write' : '--check', '--log-level', 'warn', '.']],
	['eslint', ['--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint', ...fix, '.']],
	['stylelint', [...fix, '{src,host}/**/*.css']],
	['depcruise', ['--output-type', 'err', 'src', 'host', 'tests']],
	['knip', ['--cache', '--cache-location', '.cache/knip']],
	['knip', ['--production', '--config', 'knip.production.json', '--include', 'files,exports'], ON_PAPER],
];

await command(async () => {
	let failed = 0;
	for (const [tool, args, why = 'see above'] of CHECKS) {
		if ((await runTool(tool, args)) !== 0) {
			console.error(`${tool} found something: ${why}.`);
			failed++;
		}
	}
	failed += await lintProps();
	failed += await lintPatterns();
	const { updateLanguages } = await import('./languages/update.js');
	failed += updateLanguages({ isCheck: fix.length === 0 });
	return failed ? 1 : 0;
});

async function lintProps() {
	const { findUnusedProps } = await import('./lib/unused-props.js');
	const unused = findUnusedProps(ROOT);
	for (const { file, line, component, prop } of unused) {
		console.error(`${file}:${line} ${component}: nothing in the product passes \`${prop}\`.`);
	}
	if (unused.length) {
		console.error(`Optional props: ${ON_PAPER}.`);
	}
	return unused.length ? 1 : 0;
}

async function lintPatterns() {
	const { findSlowPatterns } = await import('./lib/slow-patterns.js');
	const { KNOWN_PATTERNS } = await import('./lib/known-patterns.js');
	const slow = await findSlowPatterns(ROOT, KNOWN_PATTERNS, join(ROOT, '.cache/patterns.json'));
	slow.forEach((line) => console.error(line));
	if (slow.length) {
		console.error('Regular expressions: write those that take long in one pass (docs/decisions/0017).');
	}
	return slow.length ? 1 : 0;
}
