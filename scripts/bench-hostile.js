#!/usr/bin/env node
/** npm run bench:hostile: the longest body that a call takes, in hostile shapes, from every role; fails above its limit. */
import { join } from 'node:path';
import { bundle } from './lib/bundle.js';
import { command, HOST_FLAGS, run } from './lib/run.js';

await command(async () => {
	const folder = await bundle('bench', ['tests/bench/hostile.ts']);
	await bundle('bench', ['host/server.ts'], { format: 'esm' });
	const args = [join(folder, 'hostile.cjs'), join(folder, 'server.mjs')];
	return run(process.execPath, args, { env: { HOST_FLAGS: HOST_FLAGS.join(' ') } });
});
