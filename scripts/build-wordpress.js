#!/usr/bin/env node
/** npm run build:wordpress: the plugin for WordPress, ready to be installed. */
import { relative } from 'node:path';
import { command, ROOT } from './lib/run.js';
import { ensureDependencies } from './lib/setup.js';

await command(async () => {
	await ensureDependencies();
	const { build } = await import('./lib/build.js');
	await build({ ifNeeded: true });
	const { WORDPRESS_SBOM, WORDPRESS_ZIP, writeWordPressZip } = await import('./lib/wordpress.js');
	const size = writeWordPressZip();
	console.log(`${relative(ROOT, WORDPRESS_ZIP)}: ${(size / 1000).toFixed(0)} kB`);
	console.log(`${relative(ROOT, WORDPRESS_SBOM)}: its packages`);
});
