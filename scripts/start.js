#!/usr/bin/env node
/** npm start: installs what is missing, builds what changed, starts the embedded host. */
import { command } from './lib/run.js';
import { runHost } from './lib/run-host.js';
import { ensureDependencies } from './lib/setup.js';

await command(async () => {
	await ensureDependencies();
	const { build } = await import('./lib/build.js');
	await build({ ifNeeded: true });
	return runHost(process.argv.slice(2));
});
