/** npm run build:wordpress: the plugin for WordPress, ready to be installed. */
import { relative } from 'node:path';
import { build } from './lib/build.ts';
import { command, ROOT } from './lib/run.ts';
import { WORDPRESS_ZIP, writeWordPressZip } from './lib/wordpress.ts';

await command(async () => {
	await build({ ifNeeded: true });
	const size = writeWordPressZip();
	console.log(`${relative(ROOT, WORDPRESS_ZIP)}: ${(size / 1000).toFixed(0)} kB`);
});
