import base from '../../../jest.config.js';
import { ROOT } from '../run.ts';
import { PATIENCE } from './patience.ts';

const HERE = '<rootDir>/scripts/lib/mutate';

/**
 * Jest for one mutant, or for none: the tests are the usual ones, the changed file is swapped in when it's
 * compiled.
 */
export const CONFIG = {
	...base,
	rootDir: ROOT,
	transform: { '\\.[jt]sx?$': `${HERE}/transform.ts` },
	testRunner: `${HERE}/runner.ts`,
	testSequencer: `${HERE}/in-order.ts`,
	setupFilesAfterEnv: [...base.setupFilesAfterEnv, `${HERE}/setup.ts`],
	globals: { MUTATE_PATIENCE: PATIENCE },
	testTimeout: 15_000 * PATIENCE,
	reporters: [],
	maxWorkers: 1,
	bail: 1,
};
