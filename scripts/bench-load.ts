/**
 * npm run bench:load [-- --rounds N]: what a visit costs on real hosts, in Chromium, four times slowed down;
 * fails above what's asked.
 */
import { join } from 'node:path';
import { build } from './lib/build.ts';
import { bundle } from './lib/bundle.ts';
import { ensureChromium } from './lib/chromium.ts';
import { command, run } from './lib/run.ts';

await command(async () => {
	await build({ ifNeeded: true });
	const folder = await bundle('bench', ['tests/bench/page-load.ts'], { format: 'esm' });
	return run(process.execPath, [join(folder, 'page-load.mjs'), ...process.argv.slice(2)], {
		env: await ensureChromium(),
	});
});
