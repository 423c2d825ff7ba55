import type { BrowserContext, Page } from '@playwright/test';
import type { BenchPage } from './places';
import { quantile } from './stats';
import { openPage, quiet, slowDown } from './visit';

declare global {
	interface Window {
		/** From each click on a switch to the frame that shows its new state, in ms. */
		switched: number[];
	}
}

/** How many acts a user does; a cycle has ten. */
const ACTS = 200;
const CYCLE = 10;
/** Between two acts: a fast user's. */
const PAUSE = 120;
/** After the last letter, until what was found is there. */
const SEARCH_DELAY = 700;
/** A feature that needs no connection and changes nothing else on the page. */
const SWITCH = '[data-setting="copy-post"] [role=switch]:not([aria-busy])';
const SEARCH = '[role=search] input';
const OPENER = '#jp-plugin-container button[aria-expanded]';

export interface Acts {
	/** From the act to the next painted frame: what 98 of 100 acts stay below, in ms. */
	inp: number;
	switched: number[];
}

/** Notes how long switches take to show what they were switched to. Runs in the page. */
function watchSwitches(): void {
	window.switched = [];
	let clickedAt: number | null = null;
	addEventListener(
		'click',
		({ target, timeStamp }) => {
			clickedAt = target instanceof Element && target.closest('[role=switch]') ? timeStamp : null;
		},
		true,
	);
	new MutationObserver(() => {
		if (clickedAt !== null) {
			const start = clickedAt;
			clickedAt = null;
			requestAnimationFrame((frame) => window.switched.push(frame - start));
		}
	}).observe(document, { subtree: true, attributeFilter: ['aria-checked'] });
}

/** Two hundred acts on the settings: tabs, switches, the search, and what opens and closes. */
export async function actsOf(context: BrowserContext, target: BenchPage): Promise<Acts> {
	const open = await openPage(context, target);
	const { page, session } = open;
	try {
		await page.addInitScript(watchSwitches);
		await page.goto(`${target.url}#/writing`);
		await page.locator(SWITCH).waitFor();
		await quiet(open, 1000);
		await slowDown(session);
		for (let cycle = 0; cycle < ACTS / CYCLE; cycle++) {
			await actCycle(page);
			// The host stores what was switched.
			await quiet(open, PAUSE);
		}
		const { interactions, switched } = await page.evaluate(() => ({
			interactions: Object.values(window.notes.interactions),
			switched: window.switched,
		}));
		// The browser notes those from 16 ms on.
		const all = [...interactions, ...Array<number>(Math.max(0, ACTS - interactions.length)).fill(8)];
		return { inp: quantile(all, 0.98), switched };
	} finally {
		await page.close();
	}
}

/** Ten acts, after which everything is as it was. */
async function actCycle(page: Page): Promise<void> {
	const pause = () => page.waitForTimeout(PAUSE);
	const click = async (selector: string) => {
		await page.locator(selector).first().click();
		await pause();
	};
	await click(SWITCH);
	await click(SWITCH);
	await click(SEARCH);
	for (const letter of 'fir') {
		await page.keyboard.press(letter);
		await pause();
	}
	await page.waitForTimeout(SEARCH_DELAY);
	await page.keyboard.press('Escape');
	await pause();
	await click('nav a[href$="#/sharing"]');
	await click(OPENER);
	await click('nav a[href$="#/writing"]');
	await page.locator(SWITCH).waitFor();
}
