import { createHash } from 'node:crypto';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { FOLDER, readCatalogs } from '../languages/po.ts';
import { toScript } from '../languages/compile.ts';

/** The route whose files a host may preload: what most visits open first. */
const FIRST_ROUTE = 'route-dashboard';
const LANGUAGE = /^languages\/(\w+)\.[\da-f]+\.js$/;

/**
 * Writes `manifest.json` beside the bundle, for hosts and for the size budget: `entry` (js, css, version),
 * `preload` (the files of the first route), `chunks` (chunk name to its files, those of the chunks it shares
 * included, the entry's not) and `languages` (locale to the script with its texts).
 */
export class ManifestPlugin {
	apply(compiler: Compiler): void {
		compiler.hooks.thisCompilation.tap('ManifestPlugin', (compilation) => {
			compilation.hooks.processAssets.tap(
				{ name: 'ManifestPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
				() => {
					const manifest = describe(compilation);
					compilation.emitAsset(
						'manifest.json',
						new webpack.sources.RawSource(`${JSON.stringify(manifest, null, '\t')}\n`),
					);
				},
			);
		});
	}
}

function describe(compilation: Compilation) {
	const filesOf = (group: { getFiles(): string[] } | undefined) =>
		group?.getFiles().filter((file) => /\.(js|css)$/.test(file)) ?? [];
	const entry = filesOf(compilation.entrypoints.get('dashboard'));
	const chunks: Record<string, string[]> = { dashboard: entry };
	for (const group of compilation.chunkGroups) {
		if (group.name && group.name !== 'dashboard') {
			// The styles of every chunk are in the entry's file.
			chunks[group.name] = filesOf(group).filter((file) => !entry.includes(file));
		}
	}
	const hash = createHash('sha256');
	for (const file of entry) {
		hash.update(compilation.getAsset(file)?.source.buffer() ?? '');
	}
	return {
		entry: {
			js: entry.find((file) => file.endsWith('.js')),
			css: entry.find((file) => file.endsWith('.css')) ?? null,
			version: hash.digest('hex').slice(0, 10),
		},
		preload: chunks[FIRST_ROUTE] ?? [],
		chunks,
		languages: Object.fromEntries(
			compilation.getAssets().flatMap(({ name }) => {
				const [, locale] = LANGUAGE.exec(name) ?? [];
				return locale ? [[locale, name]] : [];
			}),
		),
	};
}

/**
 * Emits one script for each language beside the bundle, `languages/<locale>.<hash>.js`; the manifest names
 * them.
 */
export class LanguagesPlugin {
	apply(compiler: Compiler): void {
		compiler.hooks.thisCompilation.tap('LanguagesPlugin', (compilation) => {
			compilation.contextDependencies.add(FOLDER);
			compilation.hooks.processAssets.tap(
				// After the minifier, which would only change what the hash was made of.
				{ name: 'LanguagesPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE },
				() => {
					for (const { locale, source } of readCatalogs()) {
						const script = toScript(source, locale);
						const hash = createHash('sha256').update(script).digest('hex').slice(0, 10);
						compilation.emitAsset(`languages/${locale}.${hash}.js`, new webpack.sources.RawSource(script));
					}
				},
			);
		});
	}
}
