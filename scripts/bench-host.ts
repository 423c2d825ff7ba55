/**
 * npm run bench:host [-- --soak]: requests per second and slowest answers of the host; fails below its
 * floors.
 */
import { benchHost } from './lib/bench.ts';
import { bundle } from './lib/bundle.ts';
import { command } from './lib/run.ts';

await command(async () => {
	await bundle('bench', ['tests/bench/load.ts']);
	return benchHost('host', ...process.argv.slice(2));
});
