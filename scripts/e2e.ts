/** npm run test:e2e: builds what changed, finds a browser, and runs the Playwright tests. */
import { build } from './lib/build.ts';
import { ensureChromium } from './lib/chromium.ts';
import { command, runTool } from './lib/run.ts';

await command(async () => {
	await build({ ifNeeded: true });
	return runTool('playwright', ['test', ...process.argv.slice(2)], { env: await ensureChromium() });
});
