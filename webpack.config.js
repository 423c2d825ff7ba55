import path from 'node:path';
import { fileURLToPath } from 'node:url';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { LanguagesPlugin } from './scripts/webpack/languages-plugin.js';
import { ManifestPlugin } from './scripts/webpack/manifest-plugin.js';

const root = path.dirname(fileURLToPath(import.meta.url));

/** The bundles: the dashboard, and the gallery of its components for those who work on them. */
export default function config({ mode = 'production' } = {}) {
	return [dashboard(mode), gallery(mode)];
}

/**
 * The dashboard. The entry keeps a fixed name, so that a host can enqueue it without knowing the
 * build (it adds the version of `manifest.json` as a query); every other file carries its hash.
 * `publicPath: 'auto'` finds the chunks beside the entry, wherever the host serves it from.
 */
function dashboard(mode) {
	const shared = sharedConfig('dashboard', mode);
	return {
		...shared,
		entry: {
			dashboard: [...(mode === 'production' ? [] : ['./scripts/webpack/reload.js']), './src/index.tsx'],
		},
		// The gallery's files stand beside ours and come from another compilation.
		output: { ...shared.output, clean: { keep: /^gallery\./ } },
		optimization: {
			...shared.optimization,
			// Two runtimes or a vendor split would only add requests: the entry is needed as a whole.
			splitChunks: {
				chunks: 'async',
				minSize: 8000,
				// One file of styles: each that came with a chunk would have the browser style the whole page anew.
				cacheGroups: {
					styles: { type: 'css/mini-extract', chunks: 'all', name: 'dashboard', enforce: true },
				},
			},
		},
		plugins: [...shared.plugins, compileAhead, new LanguagesPlugin(), new ManifestPlugin()],
	};
}

/**
 * The gallery, as one file. It is a compilation of its own: as a second entry of the dashboard's it would share
 * modules with it, which webpack then can neither join nor trim, and weigh on the dashboard's first view.
 */
function gallery(mode) {
	const shared = sharedConfig('gallery', mode);
	return {
		...shared,
		entry: { gallery: './src/gallery/index.tsx' },
		output: { ...shared.output, asyncChunks: false, assetModuleFilename: 'gallery.[name][ext]' },
	};
}

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
			chunkFilename: 'chunk-[name].[contenthash:10].js',
			uniqueName: 'siteDashboard',
			// A page that enforces nothing may allow other policies only: there, addresses stay plain text.
			trustedTypes: { policyName: 'site-dashboard', onPolicyCreationFailure: 'continue' },
		},
		resolve: {
			extensions: ['.tsx', '.ts', '.js'],
			// 3 kB that could never do anything here: decision 0015.
			alias: {
				'@wordpress/hooks$': path.join(root, 'scripts/webpack/no-hooks.js'),
				'@wordpress/private-apis$': path.join(root, 'scripts/webpack/no-private-apis.js'),
			},
		},
		devtool: isProduction ? false : 'cheap-module-source-map',
		cache: {
			type: 'filesystem',
			name: `${name}-${mode}`,
			cacheDirectory: path.join(root, '.cache/webpack'),
			buildDependencies: { config: [fileURLToPath(import.meta.url), path.join(root, 'babel.config.json')] },
		},
		module: {
			rules: [
				{
					test: /\.tsx?$/,
					exclude: /node_modules/,
					loader: 'babel-loader',
					options: { cacheDirectory: path.join(root, '.cache/babel') },
				},
				styleRule(isProduction),
			],
		},
		optimization: {
			chunkIds: 'deterministic',
			minimizer: ['...', new CssMinimizerPlugin()],
			// One more pass than webpack's own two: 0.2 kB gzip of the first load.
			minimizeOptions: { javascript: { compress: { passes: 3 } } },
		},
		plugins: [
			new MiniCssExtractPlugin({
				filename: '[name].css',
				chunkFilename: 'chunk-[name].[contenthash:10].css',
			}),
		],
		performance: { hints: false },
		stats: 'errors-warnings',
	};
}

/**
 * Tells the browser to compile a chunk's functions while it is read, most of them off the main thread: what a chunk
 * holds is about to run. The entry also holds what may never run. Engines that do not know the hint read a comment.
 */
const compileAhead = new webpack.BannerPlugin({
	banner: '//# allFunctionsCalledOnLoad',
	raw: true,
	test: /^chunk-.*\.js$/,
	// After the minimizer, which drops comments, and before the names get their hashes.
	stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

/** CSS modules where the file name says so; native nesting and logical properties need no preprocessor. */
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
