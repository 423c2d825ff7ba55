import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import esbuild from 'esbuild';
import { WORDPRESS_SBOM, WORDPRESS_ZIP, writeWordPressZip } from '../../scripts/lib/wordpress.ts';
import type { Sbom } from '../../scripts/lib/sbom.ts';
import { ROOT } from '../support/e2e';

/** The packages that another bundler finds in the dashboard, by their names. */
async function packagesOfTheDashboard(): Promise<string[]> {
	const ours = (name: string) => join(ROOT, 'scripts/webpack', name);
	const { metafile } = await esbuild.build({
		absWorkingDir: ROOT,
		entryPoints: ['src/index.tsx'],
		bundle: true,
		write: false,
		outdir: 'nowhere',
		metafile: true,
		minify: true,
		splitting: true,
		format: 'esm',
		define: { 'process.env.NODE_ENV': '"production"' },
		jsx: 'automatic',
		alias: { '@wordpress/hooks': ours('no-hooks.ts'), '@wordpress/private-apis': ours('no-private-apis.ts') },
		plugins: [
			{
				name: 'no-middleware',
				setup(build) {
					build.onResolve({ filter: /^\.\/middlewares\// }, () => ({ path: ours('no-middleware.ts') }));
				},
			},
		],
	});
	const inputs = Object.values(metafile.outputs).flatMap(({ inputs: parts }) => Object.entries(parts));
	const names = inputs
		.filter(([, { bytesInOutput }]) => bytesInOutput > 0)
		.map(([file]) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1]);
	return [...new Set(names)].filter((name) => name !== undefined).sort();
}

test('the plugin’s SBOM lists exactly its packages and the hash of the ZIP', async () => {
	writeWordPressZip();
	const { components, metadata } = JSON.parse(readFileSync(WORDPRESS_SBOM, 'utf8')) as Sbom;
	const listed = components.map(({ group, name }) => (group ? `${group}/${name}` : name)).sort();
	const expected = await packagesOfTheDashboard();
	expect(expected.length).toBeGreaterThan(20);
	// What loads the chunks is webpack's own code.
	expect(listed).toEqual([...expected, 'webpack'].sort());
	const hash = createHash('sha256').update(readFileSync(WORDPRESS_ZIP)).digest('hex');
	expect(metadata.component.hashes).toEqual([{ alg: 'SHA-256', content: hash }]);
});
