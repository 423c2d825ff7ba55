#!/usr/bin/env node
/** npm run bench:settings: how soon all settings are painted, and how fast their search is, in Chromium, four times slowed down; fails above its limits. */
import { join } from 'node:path';
import { bundle } from './lib/bundle.js';
import { command, ROOT, run } from './lib/run.js';
import { ensureChromium } from './lib/setup.js';

await command(async () => {
	const { build } = await import('./lib/build.js');
	await build({ ifNeeded: true });
	const folder = await bundle('bench', ['tests/bench/settings.ts']);
	const chromium = await ensureChromium();
	return run(process.execPath, [join(folder, 'settings.cjs'), join(ROOT, 'dist/host/server.js')], {
		env: chromium ? { CHROMIUM_PATH: chromium } : {},
	});
});
