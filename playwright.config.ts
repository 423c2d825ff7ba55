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

/** Browser tests: each test file starts its own host on a free loopback port (tests/support/e2e.ts). */
export default defineConfig({
	testDir: 'tests/e2e',
	outputDir: 'artifacts/e2e',
	fullyParallel: false,
	workers: 2,
	retries: 0,
	timeout: 60_000,
	reporter: [['line'], ['json', { outputFile: 'artifacts/playwright.json' }]],
	use: {
		locale: 'en-US',
		timezoneId: 'UTC',
		viewport: { width: 1280, height: 900 },
		trace: 'retain-on-failure',
		launchOptions: {
			...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
			args: CHROMIUM_FLAGS,
		},
	},
});
