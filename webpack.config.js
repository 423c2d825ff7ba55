import path from 'node:path';
import { fileURLToPath } from 'node:url';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { ManifestPlugin } from './scripts/webpack/manifest-plugin.js';

const root = path.dirname(fileURLToPath(import.meta.url));

/**
 * The browser bundle. The entry keeps a fixed name, so that a host can enqueue it without knowing the
 * build (it adds the version of `manifest.json` as a query); every other file carries its hash.
 * `publicPath: 'auto'` finds the chunks beside the entry, wherever the host serves it from.
 */
export default function config({ mode = 'production' } = {}) {
	const isProduction = mode === 'production';
	return {
		mode,
		target: ['web', 'es2022'],
		context: root,
		entry: { dashboard: [...(isProduction ? [] : ['./scripts/webpack/reload.js']), './src/index.tsx'] },
		output: {
			path: path.join(root, 'dist/dashboard'),
			publicPath: 'auto',
			filename: '[name].js',
			chunkFilename: 'chunk-[name].[contenthash:10].js',
			uniqueName: 'siteDashboard',
			clean: true,
		},
		resolve: { extensions: ['.tsx', '.ts', '.js'] },
		devtool: isProduction ? false : 'cheap-module-source-map',
		cache: {
			type: 'filesystem',
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
			// Two runtimes or a vendor split would only add requests: the entry is needed as a whole.
			splitChunks: { chunks: 'async', minSize: 8000 },
			chunkIds: 'deterministic',
			minimizer: ['...', new CssMinimizerPlugin()],
		},
		plugins: [
			new MiniCssExtractPlugin({
				filename: '[name].css',
				chunkFilename: 'chunk-[name].[contenthash:10].css',
			}),
			new ManifestPlugin(),
		],
		performance: { hints: false },
		stats: 'errors-warnings',
	};
}

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
