#!/usr/bin/env node
/** npm start: installs what is missing, builds what changed, starts the embedded host. */
import { command, HOST_FLAGS, run, ROOT } from './lib/run.js';
import { ensureDependencies } from './lib/setup.js';
import { join } from 'node:path';

await command(async () => {
	await ensureDependencies();
	const { build } = await import('./lib/build.js');
	await build({ ifNeeded: true });
	return runHost(process.argv.slice(2));
});

/** The host gets the terminal's signals itself; this process only waits for it. */
function runHost(args) {
	for (const signal of ['SIGINT', 'SIGTERM']) {
		process.on(signal, () => {});
	}
	return run(process.execPath, [...HOST_FLAGS, join(ROOT, 'dist/host/server.js'), ...args]);
}
