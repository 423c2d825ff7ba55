import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import esbuild from 'esbuild';
import webpack, { type Compilation, type Compiler, type Module } from 'webpack';
import { readCatalogs } from '../languages/catalogs.ts';
import { toJed } from '../languages/compile.ts';
import { DOMAIN } from '../languages/message.ts';
import { ROOT } from '../lib/run.ts';
import { paths } from '../../src/lib/paths.ts';

const TEMPLATE = join(ROOT, 'src/first-paint/template.html');
const SCRIPT = join(ROOT, 'src/first-paint/choose.ts');
const NAMES = join(ROOT, 'src/lib/product.ts');

/** What the script knows of paths. */
const DEFINED = {
	BARE: JSON.stringify([
		paths.setup.path,
		paths.wooSetup.path,
		paths.connectUser.path,
		paths.licenseActivation.path,
		paths.product.path.replace(':key', ''),
	]),
	DASHBOARD: JSON.stringify(['', '/', paths.dashboard.path]),
};

const CLASS = /\{([\w-]+)\.(\w+)\}/g;
const TEXT = /\{\{t:([^|}]+)/g;

/**
 * Writes `first-paint.json` for hosts: `html` (the template with the classes of this build), `texts` (its
 * translations, by locale and English text) and `script` (the file that decides what of it shows).
 */
export class FirstPaintPlugin {
	apply(compiler: Compiler): void {
		compiler.hooks.thisCompilation.tap('FirstPaintPlugin', (compilation) => {
			[TEMPLATE, SCRIPT].forEach((file) => compilation.fileDependencies.add(file));
			compilation.hooks.processAssets.tap(
				{ name: 'FirstPaintPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE },
				() => {
					const script = bundle();
					const name = `first-paint-${createHash('sha256').update(script).digest('hex').slice(0, 10)}.js`;
					const html = fill(readFileSync(TEMPLATE, 'utf8'), compilation);
					const content = JSON.stringify({ html, texts: textsOf(html), script: name }, null, '\t');
					compilation.emitAsset(name, new webpack.sources.RawSource(script));
					compilation.emitAsset('first-paint.json', new webpack.sources.RawSource(`${content}\n`));
				},
			);
		});
	}
}

/** It runs before the dashboard's script is there, so it shares nothing with it. */
function bundle(): string {
	const { outputFiles } = esbuild.buildSync({
		entryPoints: [SCRIPT],
		bundle: true,
		define: DEFINED,
		minify: true,
		format: 'iife',
		target: 'es2022',
		write: false,
	});
	return outputFiles[0]?.text ?? '';
}

/** The template without comments and indentation, with the names of classes and of the product. */
function fill(template: string, compilation: Compilation): string {
	const classes = classesOf(compilation);
	const [, product = ''] = /PRODUCT_NAME = '([^']+)'/.exec(readFileSync(NAMES, 'utf8')) ?? [];
	return template
		.slice(template.indexOf('-->') + '-->'.length)
		.replace(/\s+/g, ' ')
		.replace(/ ?([<>]) ?/g, '$1')
		.replace(/ ?(\{\{|\}\}) ?/g, '$1')
		.replaceAll('{product}', product)
		.replace(CLASS, (whole, file: string, local: string) => {
			const name = classes.get(file)?.[local];
			if (!name) {
				compilation.errors.push(new webpack.WebpackError(`first-paint/template.html: no class ${whole}`));
			}
			return name ?? '';
		});
}

/** The names that each CSS module's classes have in this build, by the module's file name. */
function classesOf({ modules }: Compilation): Map<string, Record<string, string>> {
	const found = new Map<string, Record<string, string>>();
	const read = (module: Module & { modules?: Iterable<Module>; resource?: string }) => {
		for (const inner of module.modules ?? []) {
			read(inner);
		}
		const { resource = '' } = module;
		// A module that holds only styles says something else.
		const [, names] = String(module.originalSource()?.source()).split('export default {');
		if (resource.endsWith('.module.css') && names) {
			const json = `{${names.slice(0, names.indexOf('}') + 1)}`;
			found.set(basename(resource, '.module.css'), JSON.parse(json) as Record<string, string>);
		}
	};
	[...modules].forEach(read);
	return found;
}

function textsOf(html: string): Record<string, Record<string, string>> {
	const ids = [...html.matchAll(TEXT)].flatMap(([, id]) => id ?? []);
	return Object.fromEntries(
		readCatalogs().map(({ locale, source }) => {
			const texts = toJed(source, locale).locale_data[DOMAIN] ?? {};
			const pairs = ids.flatMap((id): Array<[string, string]> => {
				const text = texts[id];
				return Array.isArray(text) && text[0] ? [[id, text[0]]] : [];
			});
			return [locale, Object.fromEntries(pairs)];
		}),
	);
}
