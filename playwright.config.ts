import { defineConfig } from '@playwright/test';

const CHROMIUM_FLAGS = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
];

/**
 * Browser tests. Against the embedded host, each test file starts its own on a free loopback port (tests/support/e2e.ts);
 * against WordPress, each worker installs one (tests/wordpress/support).
 */
export default defineConfig({
	projects: [
		{ name: 'embedded', testDir: 'tests/e2e' },
		{ name: 'wordpress-setup', testDir: 'tests/wordpress', testMatch: 'set-up.ts' },
		{
			name: 'wordpress',
			testDir: 'tests/wordpress',
			testIgnore: 'speed.spec.ts',
			dependencies: ['wordpress-setup'],
		},
		// By itself (npm run bench:wordpress): nothing else may run while times are taken.
		{
			name: 'wordpress-speed',
			testDir: 'tests/wordpress',
			testMatch: 'speed.spec.ts',
			dependencies: ['wordpress-setup'],
			// Recording takes time of its own.
			use: { trace: 'off' },
			retries: 0,
		},
	],
	outputDir: 'artifacts/e2e',
	// Pictures of components; `--update-snapshots` takes new ones.
	snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
	// A busy machine is no fault; what never comes is.
	expect: { timeout: 15_000, toHaveScreenshot: { maxDiffPixelRatio: 0.002 } },
	fullyParallel: false,
	workers: 2,
	// Other programs on the machine can hold a browser up; what passed only then is told by `npm test`.
	retries: 1,
	timeout: 300_000,
	reporter: [['line'], ['json', { outputFile: 'artifacts/playwright.json' }]],
	use: {
		locale: 'en-US',
		timezoneId: 'UTC',
		viewport: { width: 1280, height: 900 },
		// Recording slows every test down: only what failed is recorded, while it is tried again.
		trace: 'on-first-retry',
		launchOptions: {
			...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
			args: CHROMIUM_FLAGS,
		},
	},
});
