#!/usr/bin/env node
/**
 * npm run dev: builds on every change, restarts the host when its own code changed, and reloads the page when the
 * bundle did. Arguments go to the host (`npm run dev -- --scenario connected`).
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { command, ROOT } from './lib/run.js';
import { ensureDependencies } from './lib/setup.js';

/** Resolves after the first build; later ones print what went wrong, and go on. */
async function watchDashboard() {
	const { default: webpack } = await import('webpack');
	const { default: config } = await import('../webpack.config.js');
	return new Promise((resolve, reject) => {
		webpack(config({ mode: 'development' })).watch({}, (error, stats) => {
			if (error) {
				reject(error);
				return;
			}
			console.log(stats.toString({ preset: 'errors-warnings', colors: true }) || 'Bundle built.');
			resolve();
		});
	});
}

async function watchHost(onBuilt) {
	const { default: esbuild } = await import('esbuild');
	const { forgetBuild, hostBuildOptions } = await import('./lib/build.js');
	forgetBuild();
	const restart = {
		name: 'restart',
		setup: (build) => build.onEnd(({ errors }) => (errors.length ? undefined : onBuilt())),
	};
	const context = await esbuild.context({ ...hostBuildOptions, plugins: [restart] });
	await context.watch();
}

class Restarting {
	#args;
	#child = null;

	constructor(args) {
		this.#args = args;
	}

	async restart() {
		await this.stop();
		const server = join(ROOT, 'dist/host/server.js');
		this.#child = spawn(process.execPath, ['--enable-source-maps', server, ...this.#args], {
			stdio: 'inherit',
		});
	}

	/** `--fresh` makes a new site once, not at every restart. */
	async stop() {
		this.#args = this.#child ? this.#args.filter((arg) => arg !== '--fresh') : this.#args;
		const child = this.#child;
		if (child && child.exitCode === null) {
			const gone = new Promise((resolve) => child.once('exit', resolve));
			child.kill('SIGTERM');
			await gone;
		}
	}
}

await command(async () => {
	await ensureDependencies();
	const host = new Restarting(process.argv.slice(2));
	await watchDashboard();
	await watchHost(() => host.restart());
	return new Promise((resolve) => {
		for (const signal of ['SIGINT', 'SIGTERM']) {
			process.on(signal, () => host.stop().then(() => resolve(0)));
		}
	}).then((code) => process.exit(code));
});
