/**
 * npm run bench [-- --rounds N]: what a visit costs on real hosts, in Chromium, four times slowed down.
 * npm run bench -- hostile: the longest bodies that calls take, in hostile shapes, from every role.
 * Both fail above their limits.
 */
import { join } from 'node:path';
import { build } from './lib/build.ts';
import { bundle } from './lib/bundle.ts';
import { ensureChromium } from './lib/chromium.ts';
import { command, HOST_FLAGS, run } from './lib/run.ts';

await command(async () => {
	const [kind, ...args] = process.argv.slice(2);
	if (kind === 'hostile') {
		const folder = await bundle('bench', ['tests/bench/hostile.ts']);
		await bundle('bench', ['host/server.ts'], { format: 'esm' });
		return run(process.execPath, [join(folder, 'hostile.cjs'), join(folder, 'server.mjs'), ...args], {
			env: { HOST_FLAGS: HOST_FLAGS.join(' ') },
		});
	}
	await build({ ifNeeded: true });
	const folder = await bundle('bench', ['tests/bench/page-load.ts'], { format: 'esm' });
	return run(process.execPath, [join(folder, 'page-load.mjs'), ...process.argv.slice(2)], {
		env: await ensureChromium(),
	});
});
