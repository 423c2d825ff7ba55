// @ts-check
import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { LanguagesPlugin, ManifestPlugin } from './scripts/webpack/plugins.ts';

const root = import.meta.dirname;

/** @typedef {import('webpack').Configuration} Configuration */

/**
 * The dashboard, and the gallery of its components (decision 0005).
 *
 * @param {{ mode?: 'production' | 'development' }} options
 * @returns {Configuration[]}
 */
export default function config({ mode = 'production' } = {}) {
	const isProduction = mode === 'production';
	const dashboard = common('dashboard', isProduction);
	const gallery = common('gallery', isProduction);
	return [
		{
			...dashboard,
			entry: { dashboard: [...(isProduction ? [] : ['./scripts/webpack/reload.ts']), './src/index.tsx'] },
			output: { ...dashboard.output, clean: { keep: /^gallery\./ } },
			optimization: {
				...dashboard.optimization,
				splitChunks: {
					minSize: 14_000,
					// The first view and late chunks (decision 0021) repeat what they share with others: fewer parts.
					chunks: (chunk) =>
						!chunk.canBeInitial() && !/^(route-dashboard|seldom|(.+-)?below)$/.test(chunk.name ?? ''),
					// One file of styles (decision 0013).
					cacheGroups: {
						styles: { type: 'css/mini-extract', chunks: 'all', name: 'dashboard', enforce: true },
					},
				},
			},
			plugins: [
				...dashboard.plugins,
				new webpack.BannerPlugin({
					banner: '//# allFunctionsCalledOnLoad',
					raw: true,
					test: /^chunk-.*\.js$/,
					// After the minimizer, which drops comments, and before the names get their hashes.
					stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
				}),
				new LanguagesPlugin(),
				new ManifestPlugin(),
			],
		},
		{
			...gallery,
			entry: { gallery: './src/gallery/index.tsx' },
			output: { ...gallery.output, asyncChunks: false, assetModuleFilename: 'gallery.[name][ext]' },
		},
	];
}

/**
 * @param {string} name
 * @param {boolean} isProduction
 */
const common = (name, isProduction) =>
	/** @satisfies {Configuration} */ ({
		name,
		mode: isProduction ? 'production' : 'development',
		target: ['web', 'es2022'],
		context: root,
		output: {
			path: path.join(root, 'dist/dashboard'),
			// Chunks are found beside the entry, wherever the host serves it from.
			publicPath: 'auto',
			filename: '[name].js',
			chunkFilename: isProduction ? 'chunk-[contenthash:8].js' : 'chunk-[name].js',
			uniqueName: 'siteDashboard',
			// A page that enforces nothing may allow other policies only: there, URLs stay plain text.
			trustedTypes: { policyName: 'site-dashboard', onPolicyCreationFailure: 'continue' },
		},
		resolve: { extensions: ['.tsx', '.ts', '.js'] },
		module: {
			rules: [
				{ test: /\.tsx?$/, exclude: /node_modules/, loader: 'babel-loader' },
				{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, cssLoader(isProduction)] },
			],
		},
		optimization: {
			chunkIds: 'deterministic',
			mangleExports: isProduction && 'size',
			minimizer: ['...', new CssMinimizerPlugin()],
			minimizeOptions: { javascript: { compress: { passes: 3 } } },
		},
		// Chunks need the same modules in different orders; one file can't have them all.
		plugins: [new MiniCssExtractPlugin({ filename: '[name].css', ignoreOrder: true })],
		devtool: isProduction ? false : 'cheap-module-source-map',
		cache: {
			type: 'filesystem',
			name: `${name}-${isProduction ? 'production' : 'development'}`,
			cacheDirectory: path.join(root, '.cache/webpack'),
			buildDependencies: { config: [import.meta.filename, path.join(root, 'babel.config.json')] },
		},
		performance: { hints: false },
		stats: 'errors-warnings',
	});

/** @param {boolean} isProduction */
const cssLoader = (isProduction) => ({
	loader: 'css-loader',
	options: {
		modules: {
			auto: true,
			namedExport: false,
			exportLocalsConvention: 'as-is',
			localIdentName: isProduction ? 'jpd-[hash:base64:6]' : 'jpd-[name]-[local]',
		},
	},
});
