/** npm start: builds what changed, starts the embedded host. */
import { build } from './lib/build.ts';
import { runHost } from './lib/run-host.ts';
import { command } from './lib/run.ts';

await command(async () => {
	await build({ ifNeeded: true });
	return runHost(process.argv.slice(2));
});
