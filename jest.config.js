import { availableParallelism } from 'node:os';

/** Unit tests stand beside what they test; whole-screen tests stand in tests/integration. */
export default {
	roots: ['<rootDir>/src', '<rootDir>/host', '<rootDir>/tests', '<rootDir>/scripts'],
	testMatch: ['**/*.test.ts', '**/*.test.tsx'],
	testPathIgnorePatterns: ['/node_modules/', '<rootDir>/tests/e2e/'],
	testEnvironment: '<rootDir>/tests/support/browser-environment.js',
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
	// A third of what a test takes is waiting: twice as many workers keep all cores busy. As a number, since
	// Jest reads '200%' as 200 workers.
	maxWorkers: 2 * availableParallelism(),
	// Left alone, a worker grows beyond 3 GB, and spends a sixth of its time looking for garbage.
	workerIdleMemoryLimit: '1GB',
	testTimeout: 900_000,
};
