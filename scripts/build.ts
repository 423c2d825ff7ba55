/** npm run build: the browser bundle and the embedded host. `--if-needed` skips what is up to date. */
import { build } from './lib/build.ts';
import { command } from './lib/run.ts';

await command(() => build({ ifNeeded: process.argv.includes('--if-needed') }));
