/**
 * npm run build: the browser bundle, the embedded host and the plugin for WordPress. `--if-needed` skips what
 * is up to date.
 */
import { build } from './lib/build.ts';
import { command } from './lib/run.ts';
import { writeWordPressZip } from './lib/wordpress.ts';

await command(async () => {
	await build({ ifNeeded: process.argv.includes('--if-needed') });
	writeWordPressZip();
});
