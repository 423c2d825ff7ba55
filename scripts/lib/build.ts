import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import esbuild from 'esbuild';
import type { MultiStats } from 'webpack';
import { writeFirstPaint } from './first-paint.ts';
import { CommandError, ROOT } from './run.ts';

const DASHBOARD = join(ROOT, 'dist/dashboard');
const STAMP = join(ROOT, 'dist/built-from');
const INPUTS = [
	'src',
	'host',
	'scripts',
	'languages',
	'webpack.config.js',
	'babel.config.json',
	'package-lock.json',
];

/** What is in dist is not (or no longer) a whole production build. */
export const forgetBuild = (): void => rmSync(STAMP, { force: true });

/** Builds dist/dashboard (the bundle, precompressed) and dist/host/server.js. */
export async function build({ ifNeeded = false } = {}): Promise<void> {
	const inputs = hashOf(INPUTS);
	if (ifNeeded && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === inputs) {
		return;
	}
	const started = Date.now();
	forgetBuild();
	await buildDashboard();
	await buildHost();
	await writeFirstPaint(DASHBOARD);
	compress(DASHBOARD);
	writeFileSync(STAMP, inputs);
	console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

async function buildDashboard(): Promise<void> {
	// Takes half a second to load; an up-to-date build doesn't need it.
	const { default: webpack } = await import('webpack');
	const { default: config } = await import('../../webpack.config.js');
	const compiler = webpack(config({ mode: 'production' }));
	const stats = await new Promise<MultiStats | undefined>((resolve, reject) =>
		compiler.run((error, result) => (error ? reject(error) : resolve(result))),
	);
	await new Promise((resolve) => compiler.close(resolve));
	const dashboard = stats?.stats[0];
	if (!dashboard || stats.hasErrors()) {
		throw new CommandError(
			stats?.toString({ all: false, errors: true, colors: true }) ?? 'Nothing was built.',
		);
	}
}

/** Leaves a .gz and a .br beside every text file, so that hosts don't have to compress while serving. */
function compress(folder: string): void {
	for (const file of files(folder).filter((name) => /\.(js|css|svg|json)$/.test(name))) {
		const content = readFileSync(file);
		writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
		writeFileSync(
			`${file}.br`,
			brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
		);
	}
}

/** The options of the host's bundle, shared with `npm run dev`. */
export const HOST_BUILD: esbuild.BuildOptions = {
	absWorkingDir: ROOT,
	entryPoints: ['host/server.ts'],
	outfile: 'dist/host/server.js',
	bundle: true,
	platform: 'node',
	target: 'node20',
	format: 'esm',
	packages: 'external',
	loader: { '.css': 'text', '.svg': 'text' },
	sourcemap: true,
	logLevel: 'warning',
};

async function buildHost(): Promise<void> {
	mkdirSync(join(ROOT, 'dist/host'), { recursive: true });
	await esbuild.build(HOST_BUILD);
}

function hashOf(paths: readonly string[]): string {
	const hash = createHash('sha256');
	for (const path of paths) {
		for (const file of files(join(ROOT, path)).filter((name) => !/\.test\.tsx?$/.test(name))) {
			hash.update(relative(ROOT, file)).update(readFileSync(file));
		}
	}
	return hash.digest('hex');
}

/** The file at a path, or all files below the folder there, in a stable order. */
function files(path: string): string[] {
	if (!statSync(path).isDirectory()) {
		return [path];
	}
	return readdirSync(path, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name))
		.sort();
}
