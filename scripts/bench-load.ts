/**
 * npm run bench:load [-- --host reference|embedded] [--only PART] [--rounds N] [--json FILE] [--why]: what a
 * visit costs, on real hosts and the embedded one with slow calls, in Chromium, four times slowed down; fails
 * above what's asked. `--why` says what the script of a first visit spends its time on instead.
 */
import { join } from 'node:path';
import { build } from './lib/build.ts';
import { buildEmptyApp } from './lib/bench.ts';
import { bundle } from './lib/bundle.ts';
import { ensureChromium } from './lib/chromium.ts';
import { buildMaps } from './lib/mapped-build.ts';
import { command, run } from './lib/run.ts';

await command(async () => {
	await build({ ifNeeded: true });
	await buildEmptyApp();
	const folder = await bundle('bench', ['tests/bench/page-load.ts'], { format: 'esm' });
	const args = process.argv.slice(2).filter((arg) => arg !== '--why');
	const why = process.argv.includes('--why') ? [`--why=${await buildMaps()}`] : [];
	return run(process.execPath, [join(folder, 'page-load.mjs'), ...args, ...why], {
		env: await ensureChromium(),
	});
});
