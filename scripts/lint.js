#!/usr/bin/env node
/** npm run lint: every check that reads the code without running it. `--fix` mends what can be mended. */
import { command, runTool } from './lib/run.js';

const fix = process.argv.includes('--fix') ? ['--fix'] : [];

const CHECKS = [
	['prettier', [fix.length ? '--write' : '--check', '--log-level', 'warn', '.']],
	['eslint', ['--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint', ...fix, '.']],
	['stylelint', [...fix, '{src,host}/**/*.css']],
	['depcruise', ['--output-type', 'err', 'src', 'host', 'tests']],
	['knip', ['--cache', '--cache-location', '.cache/knip']],
];

await command(async () => {
	let failed = 0;
	for (const [tool, args] of CHECKS) {
		if ((await runTool(tool, args)) !== 0) {
			console.error(`${tool} found something.`);
			failed++;
		}
	}
	const { updateLanguages } = await import('./languages/update.js');
	failed += updateLanguages({ isCheck: fix.length === 0 });
	return failed ? 1 : 0;
});
