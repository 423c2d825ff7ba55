import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, ROOT, showGallery, test } from '../support/e2e';

const show = (page: Page, origin: string, component: string, dir = 'ltr') =>
	showGallery(page, origin, { component, dir, scheme: 'light' });
const heightOf = async (page: Page, name: string) =>
	(await page.getByRole('button', { name, exact: true }).first().boundingBox())?.height;

test.describe('control height', () => {
	test('is 40 px with a touch pointer', async ({ browser, host }) => {
		const context = await browser.newContext({ hasTouch: true, isMobile: true });
		const page = await context.newPage();
		await show(page, host.origin, 'Button');
		for (const name of ['Manage', 'Not now', 'Close']) {
			expect(await heightOf(page, name), name).toBe(40);
		}
		await show(page, host.origin, 'Text field and text area');
		const field = page.locator('[data-component] input').first();
		expect((await field.boundingBox())?.height).toBe(40);
		await context.close();
	});

	test('is 32 px with a mouse, and 40 px on WordPress 7 and later, in the page’s font', async ({
		page,
		host,
	}) => {
		await show(page, host.origin, 'Button');
		const css = readFileSync(join(ROOT, 'wordpress/css/host.css'), 'utf8');
		const heights = await page.evaluate((text) => {
			const sheet = new CSSStyleSheet();
			sheet.replaceSync(text);
			document.adoptedStyleSheets = [sheet];
			const button = document.querySelector('[data-component] button');
			// As WordPress's get_body_class() has them.
			return ['branch-6-8 version-6-8-3', 'branch-6 version-6-0', 'branch-7 version-7-0', 'branch-8-1'].map(
				(version) => {
					document.body.className = `wp-admin site-dashboard-page ${version}`;
					return button?.getBoundingClientRect().height;
				},
			);
		}, css);
		expect(heights).toEqual([32, 32, 40, 40]);
		const families = await page.evaluate(() => {
			document.body.style.fontFamily = 'Georgia';
			return [...document.querySelectorAll('[data-component] :is(button, a, p)')].map(
				(each) => getComputedStyle(each).fontFamily,
			);
		});
		expect([...new Set(families)]).toEqual(['Georgia']);
	});
});

test('tertiary buttons align with the text above them in both directions', async ({ page, host }) => {
	for (const dir of ['ltr', 'rtl']) {
		await show(page, host.origin, 'Button', dir);
		const offset = await page
			.locator('[data-state^="Tertiary, in line"] div')
			.last()
			.evaluate((frame) => {
				const startOf = (element: Element | null) => {
					const range = document.createRange();
					range.selectNodeContents(element as Element);
					const box = range.getBoundingClientRect();
					return getComputedStyle(element as Element).direction === 'rtl' ? box.right : box.left;
				};
				return Math.abs(startOf(frame.querySelector('p')) - startOf(frame.querySelector('button')));
			});
		// The full stop of an English sentence has its own place from right to left.
		expect(offset, dir).toBeLessThan(0.5);
	}
});

test('a link that opens a new tab keeps its icon next to its last word at any width [SHELL-027]', async ({
	page,
	host,
}) => {
	await show(page, host.origin, 'Text');
	const link = page.getByRole('link', { name: 'the terms (opens in a new tab)' });
	const mark = await link.evaluate((each) => {
		const { inlineSize, position, clipPath } = getComputedStyle(each, '::after');
		return { inlineSize, position, isDrawn: clipPath.startsWith('path') };
	});
	expect(mark).toEqual({ inlineSize: '12px', position: 'absolute', isDrawn: true });
	// However narrow: the last line of the link holds a word and the mark's place, never the place alone.
	const narrowest = await link.evaluate((each) => {
		const paragraph = each.closest('p') as HTMLElement;
		const widths: number[] = [];
		for (let width = 60; width < 260; width += 3) {
			paragraph.style.inlineSize = `${width}px`;
			widths.push([...each.getClientRects()].at(-1)?.width ?? 0);
		}
		return Math.min(...widths);
	});
	expect(narrowest).toBeGreaterThan(24);
});

test('a dialog focuses its title without an outline, and its close button comes last', async ({
	page,
	host,
}) => {
	await show(page, host.origin, 'Open dialog');
	const title = page.getByRole('heading', { name: 'Disconnect this site?' });
	await expect(title).toBeFocused();
	expect(await title.evaluate((each) => getComputedStyle(each).outlineStyle)).toBe('none');
	const order: string[] = [];
	for (let press = 0; press < 4; press++) {
		await page.keyboard.press('Tab');
		order.push(
			await page.evaluate(
				() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
			),
		);
	}
	expect(order.at(-1)).toBe('Close this dialog');
	expect(order.slice(1, 3)).toEqual(['Disconnect', 'Stay connected']);
});
