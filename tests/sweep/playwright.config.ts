import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

/** `npm run sweep`: as many cases at a time as there are cores; each has a host of its own. */
export default defineConfig({
	...base,
	projects: [{ name: 'sweep', testDir: '.' }],
	outputDir: '../../artifacts/sweep',
	fullyParallel: true,
	workers: availableParallelism(),
	timeout: 1_200_000,
	reporter: [['../../scripts/lib/sweep-reporter.ts']],
	use: { ...base.use, screenshot: 'off' },
});
