import type { Page } from '@playwright/test';
import { expect, keepNotices, seeAll, test } from '../support/e2e';
import { whenAnswered } from '../support/idle';

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

	test('paints before any call, makes no call twice and doesn’t shift', async ({ page, open }) => {
		const calls: string[] = [];
		page.on('request', (request) => {
			if (/jetpack(\/|%2F)v4/.test(request.url())) {
				calls.push(request.url().replace(/_cacheBuster=\d+/, ''));
			}
		});
		// Without what other screens need later: on a slow machine that begins before this is over.
		await page.addInitScript(() =>
			Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
		);
		await watchPage(page);
		await open('admin');
		await expect.poll(() => page.evaluate(() => window.seen.firstCall)).toBeLessThan(Infinity);
		await whenAnswered(page);
		const seen = await page.evaluate(() => window.seen);
		expect(seen.firstCall).toBeGreaterThan(seen.firstCard);
		expect(seen.shift).toBeLessThanOrEqual(0.01);
		expect(new Set(calls).size).toBe(calls.length);
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

	test('lets users reach and toggle a switch by keyboard', async ({ page, open }) => {
		await keepNotices(page);
		await open('admin');
		const toggle = page.getByRole('switch', { name: 'Brute force protection' });
		await expect(toggle).toBeChecked();
		for (
			let i = 0;
			i < 40 && !(await toggle.evaluate((element) => element === document.activeElement));
			i++
		) {
			await page.keyboard.press('Tab');
		}
		await expect(toggle).toBeFocused();
		await page.keyboard.press('Space');
		await expect(toggle).not.toBeChecked();
		await expect(page.getByText('Updated settings.')).toBeVisible();
		await expect(toggle).toBeFocused();
	});
});

test.describe('dialogs', () => {
	test.use({ scenario: ['connected', 'release'] });

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

declare global {
	interface Window {
		seen: { firstCard: number; firstCall: number; shift: number };
	}
}

/** Notes in the page when the first card was painted, when the first call left, and how much moved. */
async function watchPage(page: Page): Promise<void> {
	await page.addInitScript(() => {
		window.seen = { firstCard: Infinity, firstCall: Infinity, shift: 0 };
		const ask = window.fetch;
		window.fetch = (...args) => {
			window.seen.firstCall = Math.min(window.seen.firstCall, performance.now());
			return ask(...args);
		};
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as Array<PerformanceEntry & { value: number }>) {
				window.seen.shift += entry.value;
			}
		}).observe({ type: 'layout-shift', buffered: true });
		const look = () => {
			if (document.querySelector('#jp-plugin-container section')) {
				window.seen.firstCard = performance.now();
			} else {
				requestAnimationFrame(look);
			}
		};
		requestAnimationFrame(look);
	});
}
