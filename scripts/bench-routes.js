#!/usr/bin/env node
/** npm run bench:routes: how long a change of the screen takes in Chromium, four times slowed down; fails above its limits. */
import { join } from 'node:path';
import esbuild from 'esbuild';
import { bundle } from './lib/bundle.js';
import { command, ROOT, run } from './lib/run.js';
import { ensureChromium } from './lib/setup.js';

await command(async () => {
	const { build } = await import('./lib/build.js');
	await build({ ifNeeded: true });
	const folder = await bundle('bench', ['tests/bench/routes.ts']);
	const emptyApp = join(ROOT, '.cache/bench/empty-app');
	await esbuild.build({
		absWorkingDir: ROOT,
		entryPoints: ['tests/bench/empty-app.tsx'],
		outdir: emptyApp,
		bundle: true,
		splitting: true,
		minify: true,
		format: 'esm',
		jsx: 'automatic',
		define: { 'process.env.NODE_ENV': '"production"' },
		logLevel: 'warning',
	});
	const chromium = await ensureChromium();
	return run(process.execPath, [join(folder, 'routes.cjs'), join(ROOT, 'dist/host/server.js'), emptyApp], {
		env: chromium ? { CHROMIUM_PATH: chromium } : {},
	});
});
