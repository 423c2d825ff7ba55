/**
 * npm run dev: builds on every change, restarts the host when its own code changed, and reloads the page
 * when the bundle did. Arguments go to the host (`npm run dev -- --scenario connected`).
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import esbuild from 'esbuild';
import webpack from 'webpack';
import config from '../webpack.config.js';
import { forgetBuild, HOST_BUILD } from './lib/build.ts';
import { command, ROOT } from './lib/run.ts';

/** Resolves after the first build; later ones print what went wrong, and go on. */
function watchDashboard(): Promise<void> {
	return new Promise((resolve, reject) => {
		webpack(config({ mode: 'development' })).watch({}, (error, stats) => {
			if (error) {
				reject(error);
				return;
			}
			console.log(stats?.toString({ preset: 'errors-warnings', colors: true }) || 'Bundle built.');
			resolve();
		});
	});
}

async function watchHost(onBuilt: () => Promise<void>): Promise<void> {
	forgetBuild();
	const restart: esbuild.Plugin = {
		name: 'restart',
		setup: (build) => build.onEnd(({ errors }) => (errors.length ? undefined : onBuilt())),
	};
	const context = await esbuild.context({ ...HOST_BUILD, plugins: [restart] });
	await context.watch();
}

/** `--fresh` and `--scenario` make a new site at the first start, and have no effect on later ones. */
const withoutNewSite = (args: readonly string[]): string[] =>
	args.filter((arg, index) => !/^--(fresh|scenario)\b/.test(arg) && args[index - 1] !== '--scenario');

/** Prints what the host prints, but not that the page asked once a second whether there's a new build. */
function printLog(output: Readable | null): void {
	if (output) {
		createInterface(output).on('line', (line) => /manifest\.json 200 /.test(line) || console.log(line));
	}
}

class Restarting {
	#args: readonly string[];
	#child: ChildProcess | null = null;

	constructor(args: readonly string[]) {
		this.#args = args;
	}

	async restart(): Promise<void> {
		await this.stop();
		const server = join(ROOT, 'dist/host/server.js');
		this.#child = spawn(process.execPath, ['--enable-source-maps', server, ...this.#args], {
			stdio: ['inherit', 'pipe', 'inherit'],
		});
		printLog(this.#child.stdout);
	}

	async stop(): Promise<void> {
		this.#args = this.#child ? withoutNewSite(this.#args) : this.#args;
		const child = this.#child;
		if (child && child.exitCode === null) {
			const gone = new Promise((resolve) => child.once('exit', resolve));
			child.kill('SIGTERM');
			await gone;
		}
	}
}

await command(async () => {
	const host = new Restarting(process.argv.slice(2));
	await watchDashboard();
	await watchHost(() => host.restart());
	return new Promise<number>((resolve) => {
		for (const signal of ['SIGINT', 'SIGTERM']) {
			process.on(signal, () => host.stop().then(() => resolve(0)));
		}
	}).then((code) => process.exit(code));
});
