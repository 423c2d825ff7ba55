import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import esbuild from 'esbuild';
import { ROOT } from './run.ts';

/**
 * Bundles TypeScript programs of the project into .cache/<folder>, as CommonJS files named after their
 * sources, and resolves to that folder. Packages stay outside.
 */
export async function bundle(
	folder: string,
	entries: string[],
	{ format = 'cjs' }: { format?: 'cjs' | 'esm' } = {},
): Promise<string> {
	const outdir = join(ROOT, '.cache', folder);
	mkdirSync(outdir, { recursive: true });
	await esbuild.build({
		absWorkingDir: ROOT,
		entryPoints: entries,
		outdir,
		bundle: true,
		platform: 'node',
		target: 'node20',
		format,
		outExtension: { '.js': format === 'cjs' ? '.cjs' : '.mjs' },
		packages: 'external',
		logLevel: 'warning',
	});
	return outdir;
}
