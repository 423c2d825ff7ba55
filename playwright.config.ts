import { defineConfig } from '@playwright/test';
import { findChromium, findPictureChromium } from './scripts/lib/chromium.ts';
import { type Pair, referencePairs } from './tests/reference/support/builds.ts';

const CHROMIUM_FLAGS = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
];

/** A real host's pages name files and pages of the provider: nothing leaves this machine. */
const LOOPBACK_ONLY = '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1';

const launch = (executablePath: string | undefined) => (executablePath ? { executablePath } : {});
const LAUNCH = launch(findChromium());

/** Pictures, in the browser that took them. */
const GALLERY = 'gallery.exhaustive.spec.ts';
/** What's worth its time before a release: `npm run test:all`. */
const LEFT_OUT = process.env.ALL ? [] : ['*.exhaustive.spec.ts'];

const PAIRS = referencePairs();

/**
 * Browser tests. Each test starts an embedded site in its own process (tests/support/browser-site.ts),
 * or each worker installs a WordPress (tests/wordpress/support)
 * or starts a real host (tests/reference/support).
 */
export default defineConfig<object, { pair: Pair }>({
	projects: [
		{ name: 'embedded', testDir: 'tests/e2e', testIgnore: [GALLERY, ...LEFT_OUT] },
		{
			name: 'gallery',
			testDir: 'tests/e2e',
			testMatch: GALLERY,
			testIgnore: LEFT_OUT,
			use: { launchOptions: { ...launch(findPictureChromium()), args: CHROMIUM_FLAGS } },
		},
		{ name: 'host-setup', testDir: 'tests/wordpress', testMatch: 'set-up.ts' },
		{ name: 'wordpress', testDir: 'tests/wordpress', dependencies: ['host-setup'] },
		...PAIRS.map((pair, index) => ({
			name: `reference ${pair.name}`,
			testDir: 'tests/reference',
			// All tests run on the newest pair.
			grep: index < PAIRS.length - 1 ? /@version/ : /./,
			dependencies: ['host-setup'],
			// To start a host takes longer than many tests: one for each pair.
			workers: 1,
			use: {
				pair,
				// A window of its own for each test takes as long as a page.
				reuseContext: true,
				// Frames of spinners that nobody sees cost as much as what's tested.
				contextOptions: { reducedMotion: 'reduce' as const },
				launchOptions: { ...LAUNCH, args: [...CHROMIUM_FLAGS, LOOPBACK_ONLY] },
			},
		})),
	],
	outputDir: 'artifacts/e2e',
	// Pictures of components; `--update-snapshots` takes new ones.
	snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
	// A busy machine is no fault; what never comes is.
	expect: { timeout: 60_000, toHaveScreenshot: { maxDiffPixelRatio: 0.002 } },
	fullyParallel: false,
	workers: 2,
	// What passes only the second time is a failure.
	retries: 0,
	timeout: 600_000,
	reporter: [['line'], ['json', { outputFile: 'artifacts/playwright.json' }]],
	use: {
		locale: 'en-US',
		timezoneId: 'UTC',
		viewport: { width: 1280, height: 900 },
		// A trace slows every test down: add `--trace on` to look into one.
		screenshot: 'only-on-failure',
		launchOptions: { ...LAUNCH, args: CHROMIUM_FLAGS },
	},
});
