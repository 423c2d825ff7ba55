import { relative } from 'node:path';
import type { Compilation, Module } from 'webpack';
import { ROOT } from './run.ts';

/** Where a build leaves the list. */
export const BUNDLED_PACKAGES = 'dist/bundled-packages.json';

/** The folder of the package that a file belongs to, also of one inside another's folder. */
const PACKAGE = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/;

/**
 * The packages whose code is in a webpack build, by their folders as the lock file names them
 * (`node_modules/react`). Webpack is one of them: what loads the chunks is its code.
 */
export function bundledPackages({ chunks, chunkGraph }: Compilation): string[] {
	const folders = new Set<string>();
	for (const chunk of chunks) {
		for (const outer of chunkGraph.getChunkModulesIterable(chunk)) {
			for (const module of innerModules(outer)) {
				const folder = module.type === 'runtime' ? 'node_modules/webpack' : folderOf(module);
				if (folder) {
					folders.add(folder);
				}
			}
		}
	}
	return [...folders].sort();
}

/** The modules that webpack joined into one, or the one. */
const innerModules = (outer: Module): Iterable<Module> =>
	'modules' in outer ? (outer.modules as Module[]) : [outer];

function folderOf(module: Module): string | undefined {
	const file = 'resource' in module && typeof module.resource === 'string' ? module.resource : '';
	return PACKAGE.exec(relative(ROOT, file).replaceAll('\\', '/'))?.[0];
}
