import type { Page } from '@playwright/test';

/** An element: what it is, what it says or is switched to, and where it is. */
interface Drawn {
	name: string;
	text: string;
	/** Left, top and width. */
	place: string;
	height: number;
	/** A part of the template, below which React draws more, or cards, whose height is an estimate. */
	isOpen: boolean;
}

declare global {
	interface Window {
		/** What showed of the host's own content, and what the dashboard drew in its place. */
		printed: Drawn[];
		drawn: Drawn[];
		/** Of the template, from the top. */
		parts: string[];
	}
}

/** Compares in each page that's loaded from now on what the host printed with what React draws first. */
export const watchFirstPaint = (page: Page) =>
	page.addInitScript(() => {
		window.printed = [];
		window.drawn = [];
		window.parts = [];
		const elementsOf = (parent: Element | null | undefined): Drawn[] =>
			[...(parent?.querySelectorAll<HTMLElement>('[class], nav, li, h1, h2') ?? [])]
				.filter((element) => element.offsetParent !== null || element instanceof SVGElement)
				.map((element) => {
					const { x, y, width, height } = element.getBoundingClientRect();
					const { part, placeOf } = element.dataset;
					const own = [...element.childNodes].filter(
						(node) => node instanceof Text || (node instanceof HTMLSpanElement && !node.className),
					);
					return {
						name: placeOf ? `div.${placeOf}` : [element.localName, element.getAttribute('class')].join('.'),
						text: own.map((node) => node.textContent).join('') + (element.ariaChecked ?? ''),
						place: [x, y, width].map(Math.round).join(' '),
						height: Math.round(height),
						isOpen: part !== undefined || placeOf !== undefined,
					};
				});
		new MutationObserver((_, observer) => {
			const container = document.getElementById('jp-plugin-container');
			const frame = container?.querySelector('.jpd-first-paint');
			if (frame) {
				const parts = [...frame.querySelectorAll<HTMLElement>('[data-part]')];
				window.parts = parts.filter((part) => part.offsetParent).map(({ dataset }) => dataset.part ?? '');
				window.printed = elementsOf(frame);
			} else if (
				container?.matches('.jpd-root') &&
				container.childElementCount > 0 &&
				// On a busy machine, the screen may come after the page around it.
				!container.querySelector('[data-loading="screen"]')
			) {
				window.drawn = elementsOf(container);
				observer.disconnect();
			}
		}).observe(document, { subtree: true, childList: true, attributes: true });
	});

/**
 * What the host printed and React drew in another place, in other words, or not at all. Both in the order of
 * the page; React may draw more, but nothing twice that was there once.
 */
export async function differencesOf(page: Page): Promise<{ parts: string[]; differences: string[] }> {
	await page.waitForFunction(() => window.drawn.length > 0);
	const { printed, drawn, parts } = await page.evaluate(() => ({
		printed: window.printed,
		drawn: window.drawn,
		parts: window.parts,
	}));
	const taken = new Map<string, number>();
	const differences = printed.flatMap((element) => {
		const index = taken.get(element.name) ?? 0;
		taken.set(element.name, index + 1);
		const other = drawn.filter(({ name }) => name === element.name)[index];
		const isSame = element.isOpen ? other?.place === element.place : describe(other) === describe(element);
		return isSame ? [] : [`${describe(element)} → ${describe(other)}`];
	});
	return { parts: [...new Set(parts)], differences };
}

const describe = (element: Drawn | undefined): string =>
	element ? `${element.name} “${element.text}” ${element.place} ${element.height}` : 'gone';
