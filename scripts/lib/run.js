import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

/** A sentence for the person at the terminal; the commands print it without a stack trace. */
export class CommandError extends Error {}

/**
 * Runs a program in the project folder with the terminal as its own; resolves to its exit code. `passSignals` is for a Node
 * program that stays: it gets the signals of this process, and a channel that closes when this process is killed.
 */
export function run(program, args = [], { env, quiet = false, passSignals = false } = {}) {
	return new Promise((resolve, reject) => {
		const child = spawn(program, args, {
			cwd: ROOT,
			env: { ...process.env, ...env },
			stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit', ...(passSignals ? ['ipc'] : [])],
		});
		if (passSignals) {
			passOn(child);
		}
		child.on('error', reject);
		child.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
	});
}

function passOn(child) {
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
		process.on(signal, () => child.kill(signal));
	}
	if (process.env.npm_lifecycle_event) {
		// npm hands SIGTERM to the shell between it and this process, which ends without passing it on.
		const parent = process.ppid;
		setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
	}
}

/** Runs a tool of node_modules/.bin. */
export const runTool = (name, args, options) => run(join(ROOT, 'node_modules/.bin', name), args, options);

/** Wraps a command: a CommandError becomes one line and exit code 1. */
export async function command(main) {
	try {
		process.exitCode = (await main()) ?? 0;
	} catch (error) {
		if (!(error instanceof CommandError)) {
			throw error;
		}
		console.error(error.message);
		process.exitCode = 1;
	}
}

/**
 * How Node runs the host. Many short-lived answers fill the space for young objects; a small one keeps the process small
 * and costs no speed.
 */
export const HOST_FLAGS = ['--enable-source-maps', '--max-semi-space-size=4'];
