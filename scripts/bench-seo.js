#!/usr/bin/env node
/** npm run bench:seo: how long a key in the editor of searches takes until its previews show it; fails above a frame. */
import { join } from 'node:path';
import { bundle } from './lib/bundle.js';
import { command, ROOT, run } from './lib/run.js';
import { ensureChromium } from './lib/setup.js';

await command(async () => {
	const { build } = await import('./lib/build.js');
	await build({ ifNeeded: true });
	const folder = await bundle('bench', ['tests/bench/seo.ts']);
	const chromium = await ensureChromium();
	return run(process.execPath, [join(folder, 'seo.cjs'), join(ROOT, 'dist/host/server.js')], {
		env: chromium ? { CHROMIUM_PATH: chromium } : {},
	});
});
