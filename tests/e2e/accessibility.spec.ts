import type { Page } from '@playwright/test';
import {
	expect,
	expectAccessible,
	expectNoSidewaysScroll,
	goTo,
	seeAll,
	test,
	violationsOf,
} from '../support/e2e';
import { MAIN_PATHS } from '../support/every-path';

/** What docs/accessibility.md names and no other test looks at. */
test.describe.configure({ mode: 'parallel' });

/** Rules that axe leaves out unless they're asked for: 2.5.8, 2.5.3 and 1.3.4 of WCAG 2.2. */
const ASKED_FOR = ['target-size', 'label-content-name-mismatch', 'css-orientation-lock'];
const WIDTHS = [1280, 320];

/**
 * Texts of the dashboard that don't fit their box and are cut off. Not the chart's: its labels grow with the
 * page, not with the text (docs/accessibility.md, 1.4.4).
 */
const cutOff = (page: Page) =>
	page.locator('#jp-plugin-container').evaluate((container) =>
		[...container.querySelectorAll<HTMLElement>('*')]
			.filter((element) => {
				const { overflowX, overflowY } = getComputedStyle(element);
				const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
				// Texts for screen readers are a pixel large.
				const isSeen = clientWidth > 1 && clientHeight > 1 && !element.querySelector(':scope > svg a');
				const isCut = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
				return (
					isSeen &&
					((isCut(overflowX) && scrollWidth > clientWidth + 1) ||
						(isCut(overflowY) && scrollHeight > clientHeight + 1))
				);
			})
			.map((element) => element.outerHTML.slice(0, 120)),
	);

/** Sets the size or spacing of all text of the dashboard, as an add-on of a browser would. */
const restyleText = (page: Page, { size, isSpaced }: { size: number; isSpaced: boolean }) =>
	page.locator('#jp-plugin-container').evaluate(
		(container, { factor, hasSpace }) => {
			const elements = [...container.querySelectorAll<HTMLElement | SVGElement>('*')];
			const sizes = elements.map((element) => parseFloat(getComputedStyle(element).fontSize));
			const heights = elements.map((element) => parseFloat(getComputedStyle(element).lineHeight));
			elements.forEach(({ style, localName }, index) => {
				const fontSize = (sizes[index] ?? 0) * factor;
				const lineHeight = (heights[index] ?? 0) * factor;
				style.setProperty('font-size', `${fontSize}px`, 'important');
				if (lineHeight) {
					style.setProperty('line-height', `${hasSpace ? fontSize * 1.5 : lineHeight}px`, 'important');
				}
				if (hasSpace) {
					style.setProperty('letter-spacing', '0.12em', 'important');
					style.setProperty('word-spacing', '0.16em', 'important');
				}
				if (hasSpace && localName === 'p') {
					style.setProperty('margin-block-end', '2em', 'important');
				}
			});
		},
		{ factor: size, hasSpace: isSpaced },
	);

const TEXT = [
	{ what: 'text of twice the size', size: 2, isSpaced: false },
	{ what: 'text with the spacing of WCAG 1.4.12', size: 1, isSpaced: true },
];

test.describe('a site with all features on', () => {
	test.use({ scenario: ['plan-complete', 'everything-on', 'protect-on'] });

	test('passes the axe rules for target size, label in name and orientation lock', async ({ page, open }) => {
		await open('admin');
		for (const width of WIDTHS) {
			await page.setViewportSize({ width, height: 900 });
			for (const path of MAIN_PATHS) {
				await goTo(page, path);
				expect(await violationsOf(page, ASKED_FOR), `${path} at ${width} px`).toEqual([]);
			}
		}
	});

	for (const { what, ...text } of TEXT) {
		test(`fits ${what} without clipping or sideways scrolling`, async ({ page, open }) => {
			await open('admin');
			for (const path of MAIN_PATHS) {
				await goTo(page, path);
				// What the last screen had too is restyled already.
				await page.reload();
				await seeAll(page);
				const before = await cutOff(page);
				await restyleText(page, text);
				await expectNoSidewaysScroll(page);
				const cut = (await cutOff(page)).filter((element) => !before.includes(element));
				expect(cut, path).toEqual([]);
			}
		});
	}

	test('shows a focus indicator at every tab stop, without a keyboard trap', async ({ page, open }) => {
		await open('admin');
		await seeAll(page);
		const unseen: string[] = [];
		let stops = 0;
		for (; stops < 200; stops++) {
			await page.keyboard.press('Tab');
			const stop = await page.evaluate(() => {
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
			if (!stop) {
				break;
			}
			if (!stop.shown) {
				unseen.push(stop.what);
			}
		}
		expect(unseen).toEqual([]);
		expect(stops).toBeGreaterThan(20);
		expect(stops).toBeLessThan(200);
	});

	test('keeps controls visible in forced colors mode', async ({ page, open }) => {
		await page.emulateMedia({ forcedColors: 'active' });
		await open('admin');
		for (const path of MAIN_PATHS) {
			await goTo(page, path);
			const bare = await page
				.locator('#jp-plugin-container')
				// A field for files has its button's border.
				.locator('[role="switch"], input:not([type="file"]), select, textarea')
				.evaluateAll((controls) =>
					controls
						.filter((control) => {
							const { borderTopWidth, outlineStyle, outlineWidth, appearance } = getComputedStyle(control);
							const hasOutline = outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
							return appearance === 'none' && parseFloat(borderTopWidth) === 0 && !hasOutline;
						})
						.map((control) => control.outerHTML.slice(0, 120)),
				);
			expect(bare, path).toEqual([]);
		}
	});
});

for (const scenario of ['long-names', 'zero-counts', 'ten-thousand', 'broken-image', 'three-faults']) {
	test.describe(scenario, () => {
		test.use({ scenario: [scenario] });

		test(`${scenario}: the main screens are accessible and fit at every width`, async ({ page, open }) => {
			await open('admin');
			for (const width of WIDTHS) {
				await page.setViewportSize({ width, height: 900 });
				for (const path of MAIN_PATHS) {
					await goTo(page, path);
					await expectAccessible(page);
					await expectNoSidewaysScroll(page);
				}
			}
		});
	});
}

/** Fields and switches of the page whose border and fill both have less contrast than 3:1 with the page. */
const faintControls = (page: Page) =>
	page.locator('[data-scheme]').evaluateAll((frames) => {
		const pixel = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
		/** Luminance of these colors painted over each other. */
		const luminance = (colors: string[]) => {
			for (const color of ['#fff', ...colors]) {
				(pixel as CanvasRenderingContext2D).fillStyle = color;
				pixel?.fillRect(0, 0, 1, 1);
			}
			const [red = 0, green = 0, blue = 0] = [...(pixel?.getImageData(0, 0, 1, 1).data ?? [])].map((part) => {
				const share = part / 255;
				return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
			});
			return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
		};
		const contrast = (one: number, other: number) =>
			(Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
		const controls = frames.flatMap((frame) => [
			...frame.querySelectorAll('input, select, textarea, [role="switch"]'),
		]);
		const low = controls.flatMap((control) => {
			const { appearance, borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(control);
			if (appearance !== 'none' || control.getAttribute('aria-disabled') === 'true') {
				return [];
			}
			const grounds: string[] = [];
			for (let behind = control.parentElement; behind; behind = behind.parentElement) {
				grounds.unshift(getComputedStyle(behind).backgroundColor);
			}
			const ground = luminance(grounds);
			const border = parseFloat(borderTopWidth) ? luminance([...grounds, borderTopColor]) : ground;
			const most = Math.max(
				contrast(border, ground),
				contrast(luminance([...grounds, backgroundColor]), ground),
			);
			return most < 3 ? [`${most.toFixed(2)} ${control.outerHTML.slice(0, 100)}`] : [];
		});
		return { count: controls.length, low };
	});

test('fields and switches have 3:1 contrast with their background in both color schemes', async ({
	page,
	host,
}) => {
	for (const component of ['Text field and text area', 'Select, radio and checkbox', 'Toggle']) {
		await page.goto(`${host.origin}/gallery?${new URLSearchParams({ component }).toString()}`);
		await page.locator(`[data-component="${component}"]`).waitFor();
		const { count, low } = await faintControls(page);
		expect(count, component).toBeGreaterThan(5);
		expect(low, component).toEqual([]);
	}
});
