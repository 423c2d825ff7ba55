import { availableParallelism, loadavg } from 'node:os';

/** How much longer than usual things may take now: what else runs on the machine must not kill a mutant. */
export const PATIENCE = Math.max(1, Math.ceil((loadavg()[0] ?? 0) / availableParallelism()));
