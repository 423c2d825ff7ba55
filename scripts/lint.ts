/** npm run lint: every check that reads the code without running it. `--fix` mends what can be mended. */
import { updateLanguages } from './languages/update.ts';
import { cacheOf, command, runTool } from './lib/run.ts';

const fix = process.argv.includes('--fix') ? ['--fix'] : [];

const TOOLS: Array<[tool: string, ...args: string[]]> = [
	['prettier', fix.length ? '--write' : '--check', '--log-level', 'warn', ...cacheOf('prettier'), '.'],
	['eslint', '--max-warnings', '0', ...cacheOf('eslint'), ...fix, '.'],
	['stylelint', ...cacheOf('stylelint'), ...fix, '{src,host}/**/*.css'],
	['depcruise', '--output-type', 'err', 'src', 'host', 'tests'],
	['knip'],
];

await command(async () => {
	let failed = 0;
	for (const [tool, ...args] of TOOLS) {
		if ((await runTool(tool, args)) !== 0) {
			console.error(`${tool} found something: see above.`);
			failed++;
		}
	}
	failed += updateLanguages({ isCheck: fix.length === 0 });
	return failed ? 1 : 0;
});
