import type { Page } from '@playwright/test';
import { bringFont, expect, seeAll, test } from '../support/e2e';
import { whenAnswered } from '../support/idle';

declare global {
	interface Window {
		/** Whether a card was there when the first call left. */
		hadCard?: boolean;
	}
}

/** How many cards each row of a section has, in how many columns, and how many widths they have. */
async function layoutOf(page: Page, section: string) {
	// The offer of the bundle is a card as well, but no region.
	const cards = page.getByRole('region', { name: section, exact: true }).locator('*:has(> section) > *');
	const boxes = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON()));
	const tops = boxes.map(({ top }) => Math.round(top));
	return {
		rows: [...new Set(tops)].map((top) => tops.filter((each) => each === top).length),
		columns: new Set(boxes.map(({ left }) => Math.round(left))).size,
		widths: new Set(boxes.map(({ width }) => Math.round(width))).size,
	};
}

test.describe('the dashboard’s first view', () => {
	test.use({ scenario: ['everything-on', 'protect-on'] });

	test('paints its first card before any call, and makes few until it’s at rest', async ({ page, open }) => {
		const calls: string[] = [];
		page.on('request', (request) => {
			if (/jetpack(\/|%2F)v4/.test(request.url())) {
				calls.push(request.url());
			}
		});
		await page.addInitScript(() => {
			// Without what other screens need later: on a slow machine that begins before this is over.
			Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
			const ask = window.fetch;
			window.fetch = (...args) => {
				window.hadCard ??= document.querySelector('#jp-plugin-container.jpd-root section') !== null;
				return ask(...args);
			};
		});
		await open('admin');
		await expect.poll(() => page.evaluate(() => window.hadCard)).toBe(true);
		await whenAnswered(page);
		// All that the cards of the first view show, and whether the user agreed to usage tracking.
		// What an offer costs is asked once the page has come to rest.
		const early = calls.filter((url) => !url.includes('intro-offers'));
		expect(early.slice(10)).toEqual([]);
	});

	test('puts cards in two columns from 660 px and in one column on phones [DASH-002, DASH-007]', async ({
		page,
		open,
	}) => {
		await open('admin');
		await seeAll(page);
		const sections = ['Security', 'Performance and Growth', 'Connections'];
		const layouts = () => Promise.all(sections.map((name) => layoutOf(page, name)));
		const inTwos = [
			{ rows: [2, 2, 2], columns: 2, widths: 1 },
			// The odd one takes the whole row.
			{ rows: [2, 2, 1], columns: 2, widths: 2 },
			{ rows: [2], columns: 2, widths: 1 },
		];
		const inOnes = inTwos.map(({ rows }) => ({
			rows: rows.flatMap((count) => Array.from({ length: count }, () => 1)),
			columns: 1,
			widths: 1,
		}));
		await expect.poll(layouts).toEqual(inTwos);
		const room = await page.getByRole('region', { name: 'Security', exact: true }).evaluate((section) => {
			let frame: Element = section;
			while (frame.parentElement && getComputedStyle(frame).containerType === 'normal') {
				frame = frame.parentElement;
			}
			return frame.clientWidth;
		});
		for (const [width, expected] of [
			[1280 - room + 660, inTwos],
			[1280 - room + 659, inOnes],
			[480, inOnes],
		] as const) {
			await page.setViewportSize({ width, height: 900 });
			await expect.poll(layouts).toEqual(expected);
		}
	});

	test('fits the chart to its card’s width in both directions', async ({ page, open }) => {
		await open('admin');
		const chart = page
			.getByRole('region', { name: 'Jetpack Stats' })
			.getByRole('group')
			.filter({ has: page.locator('svg') });
		const unused = () =>
			chart.evaluate(
				(frame) => frame.clientWidth - (frame.querySelector('svg')?.getBoundingClientRect().width ?? 0),
			);
		for (const [width, direction] of [
			[1280, 'ltr'],
			[320, 'rtl'],
			[1280, 'rtl'],
		] as const) {
			await page.setViewportSize({ width, height: 900 });
			await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
			// What the axis and the margins take.
			await expect.poll(unused).toBe(82);
		}
	});
});

test.describe('dialogs', () => {
	test.use({ scenario: ['connected', 'release'] });

	test('leave the page behind them where it was', async ({ page, open }) => {
		await open('admin');
		await page.keyboard.press('Escape');
		await seeAll(page);
		await page.getByRole('button', { name: 'Manage site connection' }).focus();
		const depth = await page.evaluate(() => window.scrollY);
		await page.keyboard.press('Enter');
		await expect(page.getByRole('dialog', { name: 'Site connection' })).toBeVisible();
		expect(depth).toBeGreaterThan(0);
		expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(depth / 2);
	});

	test('the release dialog is 1050 px wide and the disconnect dialog 550 px [UI-005]', async ({
		page,
		open,
	}) => {
		await open('admin');
		const dialog = page.getByRole('dialog');
		await expect(dialog).toBeVisible();
		const widthOf = async () => Math.round((await dialog.boundingBox())?.width ?? 0);
		await expect.poll(widthOf).toBe(1050);
		await page.keyboard.press('Escape');
		await expect(dialog).toBeHidden();
		await page.evaluate(() => void (window.location.hash = '#/disconnect'));
		await expect(dialog).toBeVisible();
		await expect.poll(widthOf).toBe(550);
	});
});

/** The heights in px that a free site's dashboard keeps to at 1280 px. */
const HEIGHT = 1_800;
const PROTECTED = 1_100;

/** What says whether the site is safe. */
const PROTECTION = ['Backups', 'Scan', 'Spam protection', 'Brute force protection', 'Downtime monitoring'];

const bottoms = (page: Page) =>
	Promise.all(
		PROTECTION.map((name) =>
			page
				.getByRole('region', { name, exact: true })
				.evaluate((card) => Math.round(card.getBoundingClientRect().bottom + window.scrollY)),
		),
	);

test.describe('a free site’s dashboard', () => {
	// The font is not the host's.
	test.use({ bypassCSP: true });

	test('is short and shows its protection cards near the top', async ({ page, open, startSite }) => {
		for (const scenario of [['plan-free'], ['plan-free', 'stats-on']]) {
			await open('admin', '', await startSite(scenario));
			await bringFont(page);
			await seeAll(page);
			expect(Math.max(...(await bottoms(page)))).toBeLessThanOrEqual(PROTECTED);
			if (scenario.length === 1) {
				const height = await page.evaluate(() => document.documentElement.scrollHeight);
				expect(height).toBeLessThanOrEqual(HEIGHT);
			}
		}
	});
});
