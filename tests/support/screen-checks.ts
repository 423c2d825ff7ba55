import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, violationsOf } from './e2e';
import { BROKEN_SCREEN } from './every-path';

const app = (page: Page) => page.locator('#jp-plugin-container');

/** The screen says something, nothing of it failed, everybody can use it, and it fits the window. */
export async function expectSound(page: Page, path: string): Promise<void> {
	await expect(app(page)).toContainText(/\S{3,}/);
	await expect(app(page)).not.toContainText(BROKEN_SCREEN);
	expect(await violationsOf(page), path).toEqual([]);
	await expectNoSidewaysScroll(page);
}

/** Controls that have no visible edge, one a line. */
export const bareControls = (page: Page) =>
	app(page)
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

/**
 * Texts of the dashboard that don’t fit their box and are cut off, each told once. Not the chart’s: its
 * labels grow with the page, not with the text (docs/accessibility.md, 1.4.4).
 */
export const cutOff = (page: Page) =>
	app(page).evaluate((container) =>
		[...container.querySelectorAll<HTMLElement>(':not([data-cut])')]
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
			.map((element) => {
				element.setAttribute('data-cut', '');
				return element.outerHTML.slice(0, 120);
			}),
	);

/** Texts that reach beyond the window or get cut off by their container. */
export const overflowing = (page: Page) =>
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

/**
 * Sets the size or spacing of all text of the dashboard, as an add-on of a browser would. Resolves to a
 * function that takes it back.
 */
export async function restyleText(
	page: Page,
	{ size, isSpaced }: { size: number; isSpaced: boolean },
): Promise<() => Promise<void>> {
	await app(page).evaluate(
		(container, { factor, hasSpace }) => {
			const elements = [...container.querySelectorAll<HTMLElement | SVGElement>('*')];
			const styles = elements.map((element) => {
				const { fontSize, lineHeight } = getComputedStyle(element);
				return { fontSize: parseFloat(fontSize) * factor, lineHeight: parseFloat(lineHeight) * factor };
			});
			elements.forEach((element, index) => {
				const { fontSize = 0, lineHeight } = styles[index] ?? {};
				const { style, localName } = element;
				element.setAttribute('data-style-before', style.cssText);
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
	return () =>
		page.locator('[data-style-before]').evaluateAll((elements) =>
			(elements as HTMLElement[]).forEach((element) => {
				element.style.cssText = element.getAttribute('data-style-before') ?? '';
				element.removeAttribute('data-style-before');
			}),
		);
}
