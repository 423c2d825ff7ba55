import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { DOMAIN, keyOf } from '../../scripts/languages/message';
import { readCatalog } from '../../scripts/languages/po';
import { paths } from '../../src/lib/paths';
import { expect, expectAccessible, expectNoSidewaysScroll, goTo, ROOT, test } from '../support/e2e';

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
const CATALOGS = '**/dist/languages/*.js';
const navigation = (page: Page) => page.locator('.jpd-root').getByRole('navigation').first();

/** Shows one screen after the other at that width, and passes each on once it's there. */
async function atEvery(page: Page, width: number, look: (name: string) => Promise<void>): Promise<void> {
	await page.setViewportSize({ width, height: 900 });
	for (const [name, hash] of Object.entries(SCREENS)) {
		await goTo(page, hash.slice(1));
		await look(name);
	}
}

/** Takes a screenshot for people; one of them is in docs/languages.md. */
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

	test('renders right to left on every main screen', async ({ page, open }) => {
		await open('admin');
		await expect(page.locator('html[lang="ar"][dir="rtl"]')).toBeAttached();
		for (const width of [1280, 320]) {
			await atEvery(page, width, async (name) => {
				await expect(page.locator('.jpd-root h1').first()).toHaveText(/[\u0600-\u06ff]/);
				await expectNoSidewaysScroll(page);
				await picture(page, `${name}-ar-${width}`);
				// The other specs look at narrow screens; what differs here are words and their direction.
				if (width === 1280 || name === 'dashboard') {
					await expectAccessible(page);
				}
			});
		}
	});
});

test.describe('a disconnected site in Arabic', () => {
	test.use({ scenario: ['not-connected', 'arabic'] });

	test('shows the connect screen in Arabic', async ({ page, open }) => {
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

	test('fits its long words on a narrow screen', async ({ page, open }) => {
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

	test('loads its translations as one cacheable file and never flashes English', async ({ page, open }) => {
		const asked: string[] = [];
		await page.route(CATALOGS, async (route) => {
			asked.push(route.request().url());
			await new Promise((resolve) => setTimeout(resolve, 300));
			await route.continue();
		});
		await page.addInitScript(() => {
			const seen = ((window as unknown as { seen: string[] }).seen = [] as string[]);
			new MutationObserver(() => {
				// What shows, then what screen readers say instead.
				const parts = document.querySelectorAll('.jpd-root h1 > span');
				seen.push([...parts].map((part) => part.textContent).join(' | '));
			}).observe(document, { childList: true, subtree: true });
		});
		const answer = page.waitForResponse(CATALOGS);
		await open('admin');
		expect((await answer).headers()['cache-control']).toContain('immutable');
		await expect(navigation(page).getByRole('link', { name: 'Mein Tarif' })).toBeVisible();
		const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
		expect([...new Set(seen.filter(Boolean))]).toEqual([
			// As the host printed it.
			'Auf einen Blick',
			'Auf einen Blick | Jetpack-Dashboard: Auf einen Blick',
		]);
		expect(asked).toHaveLength(1);
	});

	test('falls back to English when its translations are missing or damaged', async ({
		page,
		open,
		complaints,
	}) => {
		await page.route(CATALOGS, (route) => route.fulfill({ status: 404, body: 'Not found' }));
		await open('admin');
		await expect(navigation(page).getByRole('link', { name: 'My Plan' })).toBeVisible();
		await page.unroute(CATALOGS);
		await page.route(CATALOGS, (route) =>
			route.fulfill({ contentType: 'text/javascript', body: 'window["site-dashboard-translations"]={"loca' }),
		);
		await page.reload();
		await expect(navigation(page).getByRole('link', { name: 'My Plan' })).toBeVisible();
		expect(complaints.splice(0)).toEqual([expect.stringMatching(/Invalid or unexpected token|end of input/)]);
	});
});

/** A word, and two fifths of it again; placeholders and marks stay. */
const longer = (text: string): string =>
	text.replaceAll(/%(?:\d+\$)?[sdf]|%%|<[^>]+>|\p{L}+/gu, (part) =>
		/\p{L}/u.test(part[0] ?? '') ? part + part.slice(0, Math.ceil(part.length * 0.4)) : part,
	);

test.describe('a language with 40% longer words', () => {
	test.use({ scenario: ['everything-on', 'stats-on', 'protect-on', 'german'] });

	test('fits on every screen at 320 px', async ({ page, open }) => {
		const { entries } = readCatalog(readFileSync(join(ROOT, 'languages/site-dashboard.pot')));
		const head = { domain: DOMAIN, lang: 'de_DE', plural_forms: 'nplurals=2; plural=(n != 1);' };
		const texts = entries.map((entry) => [keyOf(entry), [entry.id, entry.plural ?? entry.id].map(longer)]);
		const translations = { locale_data: { [DOMAIN]: { '': head, ...Object.fromEntries(texts) } } };
		await page.route(CATALOGS, async (route) => {
			const original = await (await route.fetch()).text();
			const [assignment = ''] = /^window\[[^\]]+\]=/.exec(original) ?? [];
			await route.fulfill({
				contentType: 'text/javascript',
				body: `${assignment}${JSON.stringify(translations)};`,
			});
		});
		await page.setViewportSize({ width: 320, height: 900 });
		await open('admin');
		await expect(page.locator('.jpd-root h1').first()).toHaveText(/DashboardDash/);
		const left: string[] = [paths.plans.path, paths.plansPrompt.path];
		const screens = Object.values(paths)
			.map(({ path }) => path)
			.filter((path) => !path.includes(':') && !left.includes(path));
		for (const path of [...screens, '/product/scan']) {
			await goTo(page, path);
			await expectNoSidewaysScroll(page);
			expect(await overflowing(page), path).toEqual([]);
		}
	});
});

test.describe('a site in English', () => {
	test.use({ scenario: ['connected'] });

	test('requests no translations', async ({ page, open }) => {
		const asked: string[] = [];
		page.on('request', (request) => asked.push(request.url()));
		await open('admin');
		expect(asked.filter((url) => url.includes('/languages/'))).toEqual([]);
	});
});
