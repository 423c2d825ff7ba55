import { readFileSync } from 'node:fs';
import type { SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { CommandError, ROOT } from './run.ts';
import type { MappedFile } from './weight.ts';

const FOLDER = join(ROOT, '.cache/why');

/** Builds the dashboard beside the real build, with source maps, and reads the scripts of one route. */
export async function buildMapped(route: string): Promise<MappedFile[]> {
	await build();
	const { chunks } = JSON.parse(read('manifest.json')) as { chunks: Record<string, string[]> };
	return [...(chunks.dashboard ?? []), ...(chunks[route] ?? [])]
		.filter((file) => file.endsWith('.js'))
		.map((file) => ({ code: read(file), map: JSON.parse(read(`${file}.map`)) as SourceMapPayload }));
}

async function build(): Promise<void> {
	const { default: webpack } = await import('webpack');
	const { default: config } = await import('../../webpack.config.js');
	const [dashboard] = config({ mode: 'production' });
	const compiler = webpack({
		...dashboard,
		name: 'why',
		devtool: 'hidden-source-map',
		output: {
			...dashboard?.output,
			path: FOLDER,
			clean: true,
			devtoolModuleFilenameTemplate: '[resource-path]',
		},
		cache: { type: 'filesystem', name: 'why', cacheDirectory: join(ROOT, '.cache/webpack') },
	});
	const errors = await new Promise<string>((resolve, reject) =>
		compiler.run((error, stats) =>
			error ? reject(error) : resolve(stats?.hasErrors() ? stats.toString('errors-only') : ''),
		),
	);
	await new Promise((resolve) => compiler.close(resolve));
	if (errors) {
		throw new CommandError(errors);
	}
}

const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');
