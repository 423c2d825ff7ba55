/**
 * npm run bench:hostile: the longest body that a call takes, in hostile shapes, from every role; fails above
 * its limit.
 */
import { join } from 'node:path';
import { bundle } from './lib/bundle.ts';
import { command, HOST_FLAGS, run } from './lib/run.ts';

await command(async () => {
	const folder = await bundle('bench', ['tests/bench/hostile.ts']);
	await bundle('bench', ['host/server.ts'], { format: 'esm' });
	return run(process.execPath, [join(folder, 'hostile.cjs'), join(folder, 'server.mjs')], {
		env: { HOST_FLAGS: HOST_FLAGS.join(' ') },
	});
});
