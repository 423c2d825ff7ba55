import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, goTo, seeAll, test, violationsOf } from '../support/e2e';
import { MAIN_PATHS } from '../support/every-path';
import { cutOff, restyleText } from '../support/screen-checks';

/** What docs/accessibility.md names and no other test looks at. */
test.use({ scenario: ['plan-complete', 'everything-on', 'protect-on'] });

/** Rules that axe leaves out unless they're asked for: 2.5.8, 2.5.3 and 1.3.4 of WCAG 2.2. */
const ASKED_FOR = ['target-size', 'label-content-name-mismatch', 'css-orientation-lock'];

const TEXT = [
	{ what: 'text of twice the size', size: 2, isSpaced: false },
	{ what: 'text with the spacing of WCAG 1.4.12', size: 1, isSpaced: true },
];

test('the main screens pass the rules that axe leaves out, and fit larger and wider text', async ({
	page,
	open,
}) => {
	await open('admin');
	for (const path of MAIN_PATHS) {
		await page.setViewportSize({ width: 1280, height: 900 });
		await goTo(page, path);
		await cutOff(page);
		for (const { what, ...text } of TEXT) {
			const undo = await restyleText(page, text);
			await expectNoSidewaysScroll(page);
			expect(await cutOff(page), `${path} with ${what}`).toEqual([]);
			await undo();
		}
		for (const width of [1280, 320]) {
			await page.setViewportSize({ width, height: 900 });
			expect(await violationsOf(page, ASKED_FOR), `${path} at ${width} px`).toEqual([]);
		}
	}
});

/** What has the focus, and whether one sees that; null after the last stop. */
const focusedStop = (page: Page) =>
	page.evaluate(() => {
		const element = document.activeElement;
		if (!element || element === document.body) {
			return null;
		}
		const shown = [element, ...element.querySelectorAll('*')].some((each) => {
			const { outlineStyle, outlineWidth, boxShadow, stroke, strokeWidth } = getComputedStyle(each);
			const hasOutline = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
			// A bar of the chart.
			const isFramed = stroke !== 'none' && parseFloat(strokeWidth) >= 2;
			return hasOutline || isFramed || boxShadow !== 'none';
		});
		return { shown, what: element.outerHTML.slice(0, 120) };
	});

test('the dashboard shows a focus indicator at every tab stop, without a keyboard trap', async ({
	page,
	open,
}) => {
	await open('admin');
	await seeAll(page);
	const unseen: string[] = [];
	let stops = 0;
	for (; stops < 200; stops++) {
		await page.keyboard.press('Tab');
		const stop = await focusedStop(page);
		if (!stop) {
			break;
		}
		unseen.push(...(stop.shown ? [] : [stop.what]));
	}
	expect(unseen).toEqual([]);
	expect(stops).toBeGreaterThan(20);
	expect(stops).toBeLessThan(200);
});
