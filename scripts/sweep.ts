/**
 * npm run sweep [-- --only NAME] [--shard 1/4]: every scenario of the embedded host, in both color schemes
 * and directions, on its screens at 1280 and 320 px: no accessibility violation, no error in the console,
 * nothing wider than the window, and nothing that moves. A line for each fault; exit code 1 with any.
 *
 * It takes hours, so it isn't part of npm test, which tries merged states (tests/e2e/every-screen.spec.ts).
 * `--only` may be repeated, or name several with commas.
 */
import { parseArgs } from 'node:util';
import { build } from './lib/build.ts';
import { ensureChromium } from './lib/chromium.ts';
import { command, runTool } from './lib/run.ts';

await command(async () => {
	const { only = [], shard } = parseArgs({
		options: { only: { type: 'string', multiple: true }, shard: { type: 'string' } },
	}).values;
	await build({ ifNeeded: true });
	const args = ['test', '--config', 'tests/sweep/playwright.config.ts'];
	return runTool('playwright', [...args, ...(shard ? ['--shard', shard] : [])], {
		env: { ...(await ensureChromium()), SWEEP_ONLY: only.join(',') },
	});
});
