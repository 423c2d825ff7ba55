import { join } from 'node:path';
import esbuild from 'esbuild';
import { bundle } from './bundle.ts';
import { HOST_FLAGS, ROOT, run } from './run.ts';

/** Runs tests/bench/<name>.ts, which measures the host; it gets the host's file and `args`. */
export async function benchHost(name: string, ...args: string[]): Promise<number> {
	const folder = await bundle('bench', [`tests/bench/${name}.ts`]);
	await bundle('bench', ['host/server.ts'], { format: 'esm' });
	return run(process.execPath, [join(folder, `${name}.cjs`), join(folder, 'server.mjs'), ...args], {
		env: { HOST_FLAGS: HOST_FLAGS.join(' ') },
	});
}

/** Builds the app of React and the router alone; resolves to its folder. */
export async function buildEmptyApp(): Promise<string> {
	const folder = join(ROOT, '.cache/bench/empty-app');
	await esbuild.build({
		absWorkingDir: ROOT,
		entryPoints: ['tests/bench/empty-app.tsx'],
		outdir: folder,
		bundle: true,
		splitting: true,
		minify: true,
		format: 'esm',
		jsx: 'automatic',
		define: { 'process.env.NODE_ENV': '"production"' },
		logLevel: 'warning',
	});
	return folder;
}
