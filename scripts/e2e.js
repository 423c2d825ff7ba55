#!/usr/bin/env node
/** npm run test:e2e: builds what changed, finds a browser, and runs the Playwright tests. */
import { command, runTool } from './lib/run.js';
import { ensureChromium, ensureDependencies } from './lib/setup.js';

await command(async () => {
	await ensureDependencies();
	const { build } = await import('./lib/build.js');
	await build({ ifNeeded: true });
	const chromium = await ensureChromium();
	return runTool('playwright', ['test', ...process.argv.slice(2)], {
		env: chromium ? { CHROMIUM_PATH: chromium } : {},
	});
});
