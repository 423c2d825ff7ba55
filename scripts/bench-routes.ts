/**
 * npm run bench:routes: how long a change of the screen takes in Chromium, four times slowed down; fails
 * above its limits.
 */
import { join } from 'node:path';
import esbuild from 'esbuild';
import { benchInBrowser } from './lib/bench.ts';
import { command, ROOT } from './lib/run.ts';

await command(async () => {
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
	return benchInBrowser('routes', emptyApp);
});
