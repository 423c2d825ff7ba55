import { spawn, type ChildProcess } from 'node:child_process';
import { openSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

/** A sentence for the person at the terminal; the commands print it without a stack trace. */
export class CommandError extends Error {}

interface RunOptions {
	env?: NodeJS.ProcessEnv;
	quiet?: boolean;
	passSignals?: boolean;
	/** Where to write what the program prints, in place of the terminal. */
	log?: string;
}

/**
 * Runs a program in the project folder with the terminal as its own; resolves to its exit code.
 * `passSignals` is for a Node program that stays: it gets the signals of this process, and a channel that
 * closes when this process is killed. A program with a `log` has a process group of its own, which
 * `stopRunning` ends.
 */
export function run(
	program: string,
	args: readonly string[] = [],
	{ env, quiet = false, passSignals = false, log }: RunOptions = {},
): Promise<number> {
	return new Promise((resolve, reject) => {
		const output = log === undefined ? 'inherit' : openSync(log, 'a');
		const child = spawn(program, args, {
			cwd: ROOT,
			env: { ...process.env, ...env },
			stdio: ['ignore', quiet ? 'ignore' : output, output, ...(passSignals ? ['ipc' as const] : [])],
			detached: log !== undefined,
		});
		if (log !== undefined) {
			groups.add(child);
		}
		if (passSignals) {
			passOn(child);
		}
		child.on('error', reject);
		child.on('exit', (code, signal) => {
			if (groups.delete(child)) {
				kill(child, 'SIGKILL');
			}
			resolve(signal ? 1 : (code ?? 1));
		});
	});
}

/** Programs that have a process group of their own. */
const groups = new Set<ChildProcess>();

/** Ends the programs that write to a log, with what they have started. */
export const stopRunning = (): void => groups.forEach((child) => kill(child, 'SIGTERM'));

function kill({ pid }: ChildProcess, signal: NodeJS.Signals): void {
	try {
		process.kill(-(pid ?? NaN), signal);
	} catch {
		// Nothing of it is left.
	}
}

function passOn(child: ChildProcess): void {
	onStop((signal) => child.kill(signal));
}

/** Calls `stop` once this process is told to end, directly or through npm. */
export function onStop(stop: (signal: NodeJS.Signals) => void): void {
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
		process.on(signal, () => stop(signal));
	}
	if (process.env.npm_lifecycle_event) {
		// npm hands SIGTERM to the shell between it and this process, which ends without passing it on.
		const parent = process.ppid;
		setInterval(() => process.ppid !== parent && stop('SIGTERM'), 500).unref();
	}
}

/** Runs a tool of node_modules/.bin. */
export const runTool = (name: string, args: readonly string[], options?: RunOptions): Promise<number> =>
	run(join(ROOT, 'node_modules/.bin', name), args, options);

/** Options of a linter: keep what's been found, by content, as a clone has new times and old content. */
export const cacheOf = (tool: string): string[] => [
	'--cache',
	'--cache-strategy',
	'content',
	'--cache-location',
	`.cache/${tool}`,
];

/** Runs another command of this folder in a process of its own. */
export const runScript = (
	name: string,
	args: readonly string[] = [],
	options?: RunOptions,
): Promise<number> => run(process.execPath, [join(ROOT, 'scripts/run.js'), name, ...args], options);

/** Wraps a command: a CommandError becomes one line and exit code 1. */
export async function command(main: () => number | void | Promise<number | void>): Promise<void> {
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
 * How Node runs the host. Many short-lived answers fill the space for young objects; a small one keeps the
 * process small and costs no speed.
 */
export const HOST_FLAGS = ['--enable-source-maps', '--max-semi-space-size=4'];
