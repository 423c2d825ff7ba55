import { createHash } from 'node:crypto';
import webpack, { type Compiler } from 'webpack';
import { FOLDER, readCatalogs } from '../languages/po.ts';
import { toScript } from '../languages/compile.ts';

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
