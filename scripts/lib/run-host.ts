import { join } from 'node:path';
import { HOST_FLAGS, ROOT, run } from './run.ts';

/**
 * Runs the built host. A supervisor stops this process alone: the host hears of it, ends in order, and says
 * how.
 */
export const runHost = (args: readonly string[], file = join(ROOT, 'dist/host/server.js')): Promise<number> =>
	run(process.execPath, [...HOST_FLAGS, file, ...args], { passSignals: true });
