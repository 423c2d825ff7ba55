// @ts-check
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { FirstPaintPlugin } from './scripts/webpack/first-paint-plugin.ts';
import { LanguagesPlugin } from './scripts/webpack/languages-plugin.ts';
import { ManifestPlugin } from './scripts/webpack/manifest-plugin.ts';
import { markPure } from './scripts/webpack/mark-pure.ts';

const root = path.dirname(fileURLToPath(import.meta.url));

/** Of api-fetch: decision 0015. */
const UNUSED_MIDDLEWARES =
	/^\.\/middlewares\/(fetch-all-middleware|http-v1|media-upload|namespace-endpoint|nonce|preloading|root-url|theme-preview|user-locale)\.mjs$/;

/** A change to one of these makes what was built before worthless. */
const CONFIG = ['webpack.config.js', 'babel.config.json', 'scripts/webpack/mark-pure.ts'].map((file) =>
	path.join(root, file),
);

/**
 * @typedef {import('webpack').Configuration} Configuration
 * @typedef {NonNullable<Configuration['mode']>} Mode
 */

/**
 * The bundles: the dashboard, and the gallery of its components for those who work on them.
 *
 * @param {{ mode?: Mode }} options
 * @returns {Configuration[]}
 */
export default function config({ mode = 'production' } = {}) {
	return [dashboard(mode), gallery(mode)];
}

/**
 * The dashboard. The entry keeps a fixed name, so that a host can enqueue it without knowing the
 * build (it adds the version of `manifest.json` as a query); every other file carries its hash.
 * `publicPath: 'auto'` finds the chunks beside the entry, wherever the host serves it from.
 *
 * @param {Mode} mode
 * @returns {Configuration}
 */
function dashboard(mode) {
	const shared = sharedConfig('dashboard', mode);
	return {
		...shared,
		entry: {
			dashboard: [...(mode === 'production' ? [] : ['./scripts/webpack/reload.ts']), './src/index.tsx'],
		},
		// The gallery's files stand beside ours and come from another compilation.
		output: { ...shared.output, clean: { keep: /^gallery\./ } },
		optimization: {
			...shared.optimization,
			// Two runtimes or a vendor split would only add requests: the entry is needed as a whole.
			splitChunks: {
				chunks: 'async',
				// Small ones aren't shared: each script takes the browser some ms at a quarter of the speed.
				minSize: 10_000,
				// One file of styles: each that came with a chunk would have the browser style the whole page anew.
				cacheGroups: {
					styles: { type: 'css/mini-extract', chunks: 'all', name: 'dashboard', enforce: true },
				},
			},
		},
		plugins: [
			...shared.plugins,
			compileEagerly,
			new LanguagesPlugin(),
			new FirstPaintPlugin(),
			new ManifestPlugin(),
		],
	};
}

/**
 * The gallery, as one file. It's a compilation of its own: as a second entry of the dashboard it would share
 * modules with it, which webpack then couldn't join or trim, and weigh on the first load.
 *
 * @param {Mode} mode
 * @returns {Configuration}
 */
function gallery(mode) {
	const shared = sharedConfig('gallery', mode);
	return {
		...shared,
		entry: { gallery: './src/gallery/index.tsx' },
		output: { ...shared.output, asyncChunks: false, assetModuleFilename: 'gallery.[name][ext]' },
	};
}

/**
 * @param {string} name
 * @param {Mode} mode
 * @returns {Configuration & Required<Pick<Configuration, 'output' | 'optimization' | 'plugins'>>}
 */
function sharedConfig(name, mode) {
	const isProduction = mode === 'production';
	return {
		name,
		mode,
		target: ['web', 'es2022'],
		context: root,
		output: {
			path: path.join(root, 'dist/dashboard'),
			publicPath: 'auto',
			filename: '[name].js',
			// Without names: the entry lists all chunks, and manifest.json says which is which.
			chunkFilename: isProduction ? 'chunk-[contenthash:10].js' : 'chunk-[name].js',
			uniqueName: 'siteDashboard',
			// A page that enforces nothing may allow other policies only: there, URLs stay plain text.
			trustedTypes: { policyName: 'site-dashboard', onPolicyCreationFailure: 'continue' },
		},
		resolve: {
			extensions: ['.tsx', '.ts', '.js'],
			// Code that could never do anything here: decision 0015.
			alias: {
				'@wordpress/hooks$': path.join(root, 'scripts/webpack/no-hooks.ts'),
				'@wordpress/private-apis$': path.join(root, 'scripts/webpack/no-private-apis.ts'),
			},
		},
		devtool: isProduction ? false : 'cheap-module-source-map',
		cache: {
			type: 'filesystem',
			name: `${name}-${mode}`,
			cacheDirectory: path.join(root, '.cache/webpack'),
			buildDependencies: { config: CONFIG },
		},
		module: {
			rules: [
				{
					test: /\.tsx?$/,
					exclude: /node_modules/,
					loader: 'babel-loader',
					options: { cacheDirectory: path.join(root, '.cache/babel') },
				},
				packageRule(),
				styleRule(isProduction),
			],
		},
		optimization: smallest(isProduction),
		plugins: [
			new webpack.NormalModuleReplacementPlugin(UNUSED_MIDDLEWARES, (resource) => {
				resource.request = path.join(root, 'scripts/webpack/no-middleware.ts');
			}),
			new MiniCssExtractPlugin({
				filename: '[name].css',
				chunkFilename: 'chunk-[name].[contenthash:10].css',
				// Chunks need the same modules in different orders; one file can't have them all.
				ignoreOrder: true,
			}),
		],
		performance: { hints: false },
		stats: 'errors-warnings',
	};
}

/**
 * Tells the browser to compile a chunk's functions while reading it, mostly off the main thread: a chunk is
 * about to run. The entry also has code that may never run. Engines without the hint read a comment.
 */
const compileEagerly = new webpack.BannerPlugin({
	banner: '//# allFunctionsCalledOnLoad',
	raw: true,
	test: /^chunk-.*\.js$/,
	// After the minimizer, which drops comments, and before the names get their hashes.
	stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

/**
 * How the scripts become small.
 *
 * @param {boolean} isProduction
 * @returns {NonNullable<Configuration['optimization']>}
 */
function smallest(isProduction) {
	return {
		chunkIds: 'deterministic',
		// Names of one letter, the same in every module, compress better than different ones: 1.9 kB gzip.
		mangleExports: isProduction && 'size',
		minimizer: ['...', new CssMinimizerPlugin()],
		// One more pass than webpack's own two: 0.2 kB gzip of the first load.
		minimizeOptions: { javascript: { compress: { passes: 3 } } },
	};
}

/** Packages without side effects: what we don't use of them goes (decision 0023). */
function packageRule() {
	return {
		test: /\.m?js$/,
		include: /node_modules/,
		descriptionData: { sideEffects: (/** @type {unknown} */ declared) => declared === false },
		loader: 'babel-loader',
		options: {
			configFile: false,
			babelrc: false,
			compact: false,
			inputSourceMap: false,
			plugins: [markPure],
		},
	};
}

/**
 * CSS modules where the file name says so; native nesting and logical properties need no preprocessor.
 *
 * @param {boolean} isProduction
 */
function styleRule(isProduction) {
	return {
		test: /\.css$/,
		use: [
			MiniCssExtractPlugin.loader,
			{
				loader: 'css-loader',
				options: {
					modules: {
						auto: true,
						namedExport: false,
						exportLocalsConvention: 'as-is',
						localIdentName: isProduction ? 'jpd-[hash:base64:6]' : 'jpd-[name]-[local]',
					},
				},
			},
		],
	};
}
