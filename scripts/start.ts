/**
 * npm start: builds what changed, starts the embedded host. A supervisor stops this process alone: the host
 * hears of it, ends in order, and says how.
 */
import { join } from 'node:path';
import { build } from './lib/build.ts';
import { command, HOST_FLAGS, ROOT, run } from './lib/run.ts';

await command(async () => {
	await build({ ifNeeded: true });
	const file = join(ROOT, 'dist/host/server.js');
	return run(process.execPath, [...HOST_FLAGS, file, ...process.argv.slice(2)], { passSignals: true });
});
