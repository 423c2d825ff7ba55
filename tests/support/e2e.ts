import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, test as base } from '@playwright/test';
import { axeViolations } from './axe';
import { Site } from './browser-site';
import { nextPaint, watchRequests, whenAnswered, whenIdle } from './idle';

export const ROOT = join(import.meta.dirname, '../..');
/** The built host. */
export const SERVER = join(ROOT, 'dist/host/server.js');

/** The file of a chunk, whose name is only in the manifest. */
export function chunkFile(name: string): string {
	const manifest = JSON.parse(readFileSync(join(ROOT, 'dist/dashboard/manifest.json'), 'utf8')) as {
		chunks: Record<string, string[]>;
	};
	// Those that it shares with others come first.
	const file = manifest.chunks[name]?.at(-1);
	if (!file) {
		throw new Error(`The build has no chunk ${name}.`);
	}
	return file;
}

interface Fixtures {
	/** Named states of the site that the test starts in. */
	scenario: string[];
	host: Site;
	/** Starts one more site, in these states. */
	startSite: (scenario: readonly string[]) => Promise<Site>;
	/** Opens the dashboard at that hash as a demo user, on the test's site or another one. */
	open: (user: string, hash?: string, site?: Site) => Promise<void>;
	/** What the page logged as an error, and what it threw. */
	complaints: string[];
}

/** A test with sites of its own; whatever the page or a site complains of fails it. */
export const test = base.extend<Fixtures>({
	scenario: [[], { option: true }],
	startSite: async ({ page }, use) => {
		const sites: Site[] = [];
		await use(async (scenario) => {
			const site = await Site.start(scenario);
			sites.push(site);
			return site;
		});
		// First the page: it would go on to call a site that's gone.
		await page.unrouteAll({ behavior: 'ignoreErrors' });
		await Promise.all(
			page
				.context()
				.pages()
				.map((each) => each.close()),
		);
		await Promise.all(sites.map((site) => site.close()));
		expect(sites.flatMap(({ failures }) => failures)).toEqual([]);
	},
	host: async ({ scenario, startSite }, use) => use(await startSite(scenario)),
	complaints: async ({ page }, use) => {
		const complaints = complaintsOf(page);
		await use(complaints);
		expect(complaints).toEqual([]);
	},
	open: async ({ page, host, complaints }, use) => {
		watchRequests(page);
		await use(async (user, hash = '#/dashboard', site = host) => {
			expect(complaints).toEqual([]);
			await site.signIn(page.context(), user);
			await load(page, site.address(hash));
		});
	},
});

/** Loads a page of the dashboard, from elsewhere: a change of the hash alone would load nothing. */
async function load(page: Page, address: string): Promise<void> {
	if (page.url().split('#')[0] === address.split('#')[0]) {
		await page.goto('about:blank');
	}
	await page.goto(address);
	await dashboardIsThere(page);
}

/** Waits until the dashboard has taken its container over. */
export async function dashboardIsThere(page: Page): Promise<void> {
	await page.locator('#jp-plugin-container.jpd-root h1').first().waitFor({ state: 'attached' });
}

/** Keeps two-second notices for a minute: on a busy machine, a test may look too late. */
export const keepNotices = (page: Page): Promise<unknown> =>
	page.addInitScript(() => {
		const set = window.setTimeout.bind(window);
		const longer = (task: () => void, delay?: number) => set(task, delay === 2_000 ? 60_000 : delay);
		window.setTimeout = longer as typeof window.setTimeout;
	});

/** What the page logs as an error from here on, and what it throws. */
export function complaintsOf(page: Page): string[] {
	const complaints: string[] = [];
	page.on('pageerror', (error) => complaints.push(error.message));
	page.on('console', (message) => {
		// The browser's own words for refused calls, which tests cause on purpose.
		if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) {
			complaints.push(message.text());
		}
	});
	return complaints;
}

/** Logs in by the form; `landing` is the path to go to after it. */
export async function signIn(
	page: Page,
	origin: string,
	user: string,
	{ password = user, landing = '' }: { password?: string; landing?: string } = {},
): Promise<void> {
	const query = landing && `?redirect_to=${encodeURIComponent(landing)}`;
	await page.goto(`${origin}/wp-login.php${query}`);
	await page.locator('#user_login').fill(user);
	await page.locator('#user_pass').fill(password);
	await submit(page, page.locator('#wp-submit'));
}

/**
 * Clicks a form's button and waits for the page it leads to: leaving or closing earlier would cancel the
 * request.
 */
export async function submit(page: Page, button: Locator): Promise<void> {
	const answered = page.waitForResponse((response) => {
		const request = response.request();
		return request.isNavigationRequest() && request.method() === 'POST';
	});
	const arrived = page.waitForEvent('framenavigated', (frame) => frame === page.mainFrame());
	await button.click();
	await answered;
	await arrived;
	await page.waitForLoadState();
}

/** Scrolls down the whole page and up again, so that what mounts near the window is mounted. */
export async function seeAll(page: Page): Promise<void> {
	await page.evaluate(async () => {
		// What observes the window has been told, and has drawn.
		const drawn = () =>
			new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));
		for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
			window.scrollTo(0, y);
			await drawn();
		}
		window.scrollTo(0, 0);
		await drawn();
	});
	await whenAnswered(page);
}

/** Changes the screen by its path, and waits until all of it is there. */
export async function goTo(page: Page, path: string): Promise<void> {
	await page.evaluate((to) => void (window.location.hash = `#${to}`), path);
	await nextPaint(page);
	// On a busy machine, the screen before may still be there.
	await whenIdle(page);
	await page.locator('[data-loading="screen"]').waitFor({ state: 'detached' });
	await seeAll(page);
}

/**
 * Waits for everything that fades or moves, except endless animations: a fading color has a contrast of its
 * own.
 */
const atRest = (page: Page) =>
	page.evaluate(async () => {
		const ending = document
			.getAnimations()
			.filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
		await Promise.allSettled(ending.map(({ finished }) => finished));
	});

/** What violates the accessibility rules anywhere on the page, or those named, one rule a line. */
export async function violationsOf(page: Page, rules: string[] = []): Promise<string[]> {
	// What starts to fade while the rules run would be judged halfway; nothing fades after them either.
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await atRest(page);
	return axeViolations(page, { rules });
}

/** No violation of the accessibility rules anywhere on the page. */
export async function expectAccessible(page: Page): Promise<void> {
	expect(await violationsOf(page)).toEqual([]);
}

/** Nothing is wider than the window, as soon as what measures itself has followed it. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
	const excess = () =>
		page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
	await expect.poll(excess).toBeLessThanOrEqual(0);
}

export { expect };

const FACES = join(import.meta.dirname, '../../node_modules/@fontsource');

/**
 * Brings the same letters to every machine: what fits depends on them. The font is not the host's, so the
 * test has to bypass its policy.
 */
export async function bringFont(page: Page): Promise<void> {
	const rules = [400, 600, 700].flatMap((weight) =>
		(
			[
				['noto-sans', 'latin', 'U+0-5FF'],
				['noto-sans-arabic', 'arabic', 'U+600-6FF'],
			] as const
		).map(([folder, script, range]) => {
			const file = readFileSync(join(FACES, folder, 'files', `${folder}-${script}-${weight}-normal.woff2`));
			const source = `url(data:font/woff2;base64,${file.toString('base64')})`;
			return `@font-face { font-family: 'Test'; font-weight: ${weight}; src: ${source}; unicode-range: ${range}; }`;
		}),
	);
	await page.addStyleTag({ content: `${rules.join('\n')} .jpd-root { --jpd-font: 'Test' !important; }` });
	await page.evaluate(() => document.fonts.ready);
}

export const FRAMES = [
	{ dir: 'ltr', scheme: 'light', width: 800 },
	{ dir: 'rtl', scheme: 'dark', width: 800 },
] as const;

/** Shows the gallery with these of its options, as soon as all of it is drawn. */
export async function showGallery(page: Page, origin: string, query: Record<string, string>): Promise<void> {
	watchRequests(page);
	await page.goto(`${origin}/gallery?${new URLSearchParams(query)}`);
	await page.locator('[data-component]').first().waitFor();
	await whenAnswered(page);
	// What measures itself does so with the first paint.
	await nextPaint(page);
}
