import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, ROOT, test } from '../support/e2e';

const SHOTS = join(ROOT, 'artifacts/screens');
mkdirSync(SHOTS, { recursive: true });

const SCREENS = {
	dashboard: '#/dashboard',
	settings: '#/traffic',
	'my-plan': '#/my-plan',
	recommendations: '#/recommendations',
};
/** Something that each of them says in German. */
const GERMAN: Record<string, string> = {
	dashboard: 'Statistiken',
	settings: 'Suchmaschinenoptimierung',
	'my-plan': 'Mein Tarif',
	recommendations: 'Empfehlungen',
};
const CATALOGUES = '**/dist/languages/*.js';
const navigation = (page: Page) => page.locator('.jpd-root').getByRole('navigation').first();

/** Shows one screen after the other at that width, and hands each over when it stands there. */
async function atEvery(page: Page, width: number, look: (name: string) => Promise<void>): Promise<void> {
	await page.setViewportSize({ width, height: 900 });
	for (const [name, hash] of Object.entries(SCREENS)) {
		await page.evaluate((to) => void (window.location.hash = to), hash);
		await page.waitForLoadState('networkidle');
		await look(name);
	}
}

/** Takes a picture for people; one of them is shown in docs/languages.md. */
async function picture(page: Page, name: string): Promise<void> {
	const shot = join(SHOTS, `${name}.png`);
	await page.screenshot({ path: shot, fullPage: true });
	const kept = join(ROOT, 'docs/dashboard-ar.png');
	if (name === 'dashboard-ar-1280' && (process.env.UPDATE_SCREENSHOT || !existsSync(kept))) {
		await page.screenshot({ path: shot });
		copyFileSync(shot, kept);
	}
}

/** Texts that stand out of the window, or are cut off by what they stand in. */
const overflowing = (page: Page) =>
	page.evaluate(() => {
		const texts = document.createTreeWalker(
			document.querySelector('.jpd-root') as Element,
			NodeFilter.SHOW_TEXT,
		);
		const found: string[] = [];
		// Texts for screen readers stand in a box of one pixel.
		const isForEyes = (element: Element): boolean =>
			element.getBoundingClientRect().width > 1 &&
			(element.matches('.jpd-root') || isForEyes(element.parentElement as Element));
		while (texts.nextNode()) {
			const text = texts.currentNode;
			const element = text.parentElement as HTMLElement;
			const range = document.createRange();
			range.selectNodeContents(text);
			const { left, right, width } = range.getBoundingClientRect();
			const box = element.getBoundingClientRect();
			const isSeen = width > 0 && isForEyes(element) && element.checkVisibility({ opacityProperty: true });
			const isCut = getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > box.width + 1;
			if (isSeen && (left < -1 || right > window.innerWidth + 1 || isCut)) {
				found.push(text.textContent ?? '');
			}
		}
		return found;
	});

test.describe('a site in Arabic', () => {
	test.use({ scenario: ['everything-on', 'stats-on', 'protect-on', 'arabic'] });

	test('is read from right to left on every main screen', async ({ page, open }) => {
		await open('admin');
		await expect(page.locator('html[lang="ar"][dir="rtl"]')).toBeAttached();
		for (const width of [1280, 320]) {
			await atEvery(page, width, async (name) => {
				await expect(page.locator('.jpd-root h1').first()).toHaveText(/[\u0600-\u06ff]/);
				await expectNoSidewaysScroll(page);
				await picture(page, `${name}-ar-${width}`);
				// The narrow screens are looked at in the other specs; what differs here are words and their direction.
				if (width === 1280 || name === 'dashboard') {
					await expectAccessible(page);
				}
			});
		}
	});
});

test.describe('a site in Arabic that is not connected', () => {
	test.use({ scenario: ['not-connected', 'arabic'] });

	test('asks in Arabic to be connected', async ({ page, open }) => {
		await open('admin');
		for (const width of [1280, 320]) {
			await page.setViewportSize({ width, height: 900 });
			await expect(page.locator('.jpd-root h1')).toHaveText(/[\u0600-\u06ff]/);
			await expectNoSidewaysScroll(page);
			await picture(page, `connect-ar-${width}`);
		}
		await expectAccessible(page);
	});
});

test.describe('a site in German', () => {
	test.use({ scenario: ['everything-on', 'stats-on', 'protect-on', 'german'] });

	test('keeps its long words on a narrow screen', async ({ page, open }) => {
		await open('admin');
		await atEvery(page, 320, async (name) => {
			await expect(
				page
					.locator('.jpd-root')
					.getByText(GERMAN[name] ?? '')
					.first(),
			).toBeAttached();
			await expectNoSidewaysScroll(page);
			expect(await overflowing(page)).toEqual([]);
			await picture(page, `${name}-de-320`);
		});
	});

	test('gets its texts as one file that is kept, and shows no English before', async ({ page, open }) => {
		const asked: string[] = [];
		await page.route(CATALOGUES, async (route) => {
			asked.push(route.request().url());
			await new Promise((resolve) => setTimeout(resolve, 300));
			await route.continue();
		});
		await page.addInitScript(() => {
			const seen = ((window as unknown as { seen: string[] }).seen = [] as string[]);
			new MutationObserver(() => {
				seen.push(document.querySelector('.jpd-root h1')?.textContent ?? '');
			}).observe(document, { childList: true, subtree: true });
		});
		const answer = page.waitForResponse(CATALOGUES);
		await open('admin');
		expect((await answer).headers()['cache-control']).toContain('immutable');
		await expect(navigation(page).getByRole('link', { name: 'Mein Tarif' })).toBeVisible();
		const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
		expect([...new Set(seen.filter(Boolean))]).toEqual(['Jetpack-Dashboard: Auf einen Blick']);
		expect(asked).toHaveLength(1);
	});

	test('is in English while its texts cannot be had, or are damaged', async ({ page, open, complaints }) => {
		await page.route(CATALOGUES, (route) => route.fulfill({ status: 404, body: 'Not found' }));
		await open('admin');
		await expect(navigation(page).getByRole('link', { name: 'My Plan' })).toBeVisible();
		await page.unroute(CATALOGUES);
		await page.route(CATALOGUES, (route) =>
			route.fulfill({ contentType: 'text/javascript', body: 'window["site-dashboard-catalogue"]={"loca' }),
		);
		await page.reload();
		await expect(navigation(page).getByRole('link', { name: 'My Plan' })).toBeVisible();
		expect(complaints.splice(0)).toEqual([expect.stringMatching(/Invalid or unexpected token|end of input/)]);
	});
});

test.describe('a site in English', () => {
	test.use({ scenario: ['connected'] });

	test('asks for no texts', async ({ page, open }) => {
		const asked: string[] = [];
		page.on('request', (request) => asked.push(request.url()));
		await open('admin');
		expect(asked.filter((url) => url.includes('/languages/'))).toEqual([]);
	});
});
