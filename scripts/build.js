#!/usr/bin/env node
/** npm run build: the browser bundle and the embedded host. `--if-needed` skips what is up to date. */
import { command } from './lib/run.js';
import { ensureDependencies } from './lib/setup.js';

await command(async () => {
	await ensureDependencies();
	const { build } = await import('./lib/build.js');
	await build({ ifNeeded: process.argv.includes('--if-needed') });
});
