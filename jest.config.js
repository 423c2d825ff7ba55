import { availableParallelism } from 'node:os';

/** Tests are beside the code they test, and in tests/integration if they cross screens. */
export default {
	roots: ['<rootDir>/src', '<rootDir>/host', '<rootDir>/tests', '<rootDir>/scripts'],
	testMatch: ['**/*.test.ts', '**/*.test.tsx'],
	// Whole tables, random values and killed processes: npm run test:all.
	testPathIgnorePatterns: ['/node_modules/', ...(process.env.ALL ? [] : ['\\.exhaustive\\.test\\.'])],
	testEnvironment: './tests/support/browser-environment.js',
	testEnvironmentOptions: { url: 'http://127.0.0.1:4400/wp-admin/admin.php?page=jetpack' },
	setupFilesAfterEnv: ['<rootDir>/tests/support/setup.ts'],
	transform: {
		'\\.[jt]sx?$': [
			'@swc/jest',
			{
				jsc: {
					parser: { syntax: 'typescript', tsx: true },
					target: 'es2022',
					transform: { react: { runtime: 'automatic', development: true } },
				},
			},
		],
	},
	// It comes as an ECMAScript module only.
	transformIgnorePatterns: ['/node_modules/(?!gettext-parser/)'],
	moduleNameMapper: { '\\.css$': 'identity-obj-proxy' },
	cacheDirectory: '<rootDir>/.cache/jest',
	restoreMocks: true,
	// Some of what a test takes is waiting: one worker more than cores keeps them busy.
	maxWorkers: Math.min(3, availableParallelism() + 1),
	reporters: ['default', '<rootDir>/tests/support/budget-reporter.js'],
	// Left alone, a worker grows beyond 3 GB, and spends a sixth of its time looking for garbage.
	workerIdleMemoryLimit: '1GB',
	testTimeout: 160_000,
};
