import { relative } from 'node:path';
import { ROOT } from './run.js';

/** Where a build leaves the list. */
export const BUNDLED_PACKAGES = 'dist/bundled-packages.json';

/** The folder of the package that a file belongs to, also of one inside another's folder. */
const PACKAGE = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/;

/**
 * The packages whose code is in a webpack build, by their folders as the lock file names them (`node_modules/react`). Webpack
 * is one of them: what loads the chunks is its code.
 */
export function bundledPackages(compilation) {
	const folders = new Set();
	for (const chunk of compilation.chunks) {
		for (const outer of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
			for (const module of outer.modules ?? [outer]) {
				folders.add(isRuntime(module) ? 'node_modules/webpack' : folderOf(module.resource));
			}
		}
	}
	folders.delete(undefined);
	return [...folders].sort();
}

const isRuntime = ({ type }) => type === 'runtime';

const folderOf = (file) => file && PACKAGE.exec(relative(ROOT, file).replaceAll('\\', '/'))?.[0];
