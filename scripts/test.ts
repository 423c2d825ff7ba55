/**
 * npm test: types, lint, build, sizes, Jest, the browser tests, and the requirements they name. Runs all of
 * them even when one fails. Stages that wait at different times run beside each other; each leaves its log
 * and report in artifacts/. The last line is `N passed, N failed`.
 *
 * `--all` (npm run test:all) adds the exhaustive tests, and then the real hosts.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './lib/chromium.ts';
import { command, ROOT, runScript, runTool } from './lib/run.ts';
import { startStages } from './lib/stages.ts';
import { writeSuites } from './lib/suites.ts';

/** For short-lived objects, in MB each: tests make little else, and Node looks for garbage less often. */
const MORE_ROOM = '--max-semi-space-size=32';

await command(async () => {
	const isAll = process.argv.includes('--all');
	const all = isAll ? { ALL: '1' } : {};
	const { check, tests, leaveOut, end } = startStages(isAll ? 'npm run test:all' : 'npm test');
	const chromium = await ensureChromium();

	const browser = async () => {
		const isBuilt = await check('build', ({ log }) => runScript('build', [], { log }));
		await check('sizes', ({ log }) => runScript('size', [], { log }));
		if (!isBuilt) {
			return leaveOut('the browser tests: there is no build.');
		}
		await tests('browser', ({ log, report }) =>
			runTool(
				'playwright',
				['test', '--output', 'artifacts/browser', '--project=embedded', '--project=gallery'],
				{
					log,
					env: { ...chromium, ...all, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
				},
			),
		);
	};
	const code = async () => {
		await check('types', ({ log }) => runTool('tsc', ['--noEmit'], { log }));
		await check('lint', ({ log }) => runScript('lint', [], { log }));
	};
	const jest = () =>
		tests('jest', ({ log, report }) =>
			runTool('jest', ['--json', `--outputFile=${report}`, '--roots', writeSuites(all)], {
				log,
				env: { ...all, NODE_OPTIONS: MORE_ROOM, CPU_LOG: join(ROOT, 'artifacts/jest-cpu.log') },
			}),
		);
	rmSync(join(ROOT, 'artifacts/jest-cpu.log'), { force: true });
	await Promise.all([jest(), browser(), code()]);
	await check('requirements', ({ log }) => runScript('requirements', [], { log }));
	return end();
});
