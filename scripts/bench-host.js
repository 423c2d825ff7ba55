#!/usr/bin/env node
/** npm run bench:host [-- --soak]: requests per second and slowest answers of the host; fails below its floors. */
import { join } from 'node:path';
import { bundle } from './lib/bundle.js';
import { command, HOST_FLAGS, run } from './lib/run.js';

await command(async () => {
	const folder = await bundle('bench', ['tests/bench/host.ts', 'tests/bench/load.ts']);
	await bundle('bench', ['host/server.ts'], { format: 'esm' });
	const args = [join(folder, 'host.cjs'), join(folder, 'server.mjs'), ...process.argv.slice(2)];
	return run(process.execPath, args, { env: { HOST_FLAGS: HOST_FLAGS.join(' ') } });
});
