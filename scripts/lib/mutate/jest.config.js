/** Jest for one mutant, or for none: the tests are the usual ones, the file under trial is changed on its way to them. */
import base from '../../../jest.config.js';
import { PATIENCE } from './patience.js';

export default {
	...base,
	rootDir: '../../..',
	transform: { '\\.[jt]sx?$': '<rootDir>/scripts/lib/mutate/transform.js' },
	testRunner: '<rootDir>/scripts/lib/mutate/runner.js',
	testSequencer: '<rootDir>/scripts/lib/mutate/in-order.js',
	setupFilesAfterEnv: [...base.setupFilesAfterEnv, '<rootDir>/scripts/lib/mutate/setup.js'],
	globals: { MUTATE_PATIENCE: PATIENCE },
	testTimeout: 15_000 * PATIENCE,
	reporters: [],
	maxWorkers: 1,
	bail: 1,
};
