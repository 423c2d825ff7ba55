import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, goTo, test } from '../support/e2e';
import { BROKEN_SCREEN, EVERY_PATH } from '../support/every-path';
import { overflowing } from '../support/screen-checks';

/** Screens, and something that each of them says in German. */
const GERMAN = [
	['/dashboard', 'Statistiken'],
	['/traffic', 'Suchmaschinenoptimierung'],
	['/my-plan', 'Mein Tarif'],
	['/recommendations', 'Empfehlungen'],
] as const;

declare global {
	interface Window {
		translate: () => void;
	}
}

const CATALOGS = '**/dist/languages/*.js';
const navigation = (page: Page) => page.locator('.jpd-root').getByRole('navigation').first();

test.describe('a site in German', () => {
	test.use({ scenario: ['everything-on', 'stats-on', 'protect-on', 'german'] });

	test('fits its long words on a narrow screen', async ({ page, open }) => {
		await page.setViewportSize({ width: 320, height: 900 });
		await open('admin');
		for (const [path, words] of GERMAN) {
			await goTo(page, path);
			await expect(page.locator('.jpd-root').getByText(words).first()).toBeAttached();
			await expectNoSidewaysScroll(page);
			expect(await overflowing(page)).toEqual([]);
		}
	});

	test('loads its translations as one cacheable file and never flashes English; an English one has none', async ({
		page,
		open,
		startSite,
	}) => {
		const asked: string[] = [];
		page.on('request', (request) => asked.push(...(/\/languages\/.*/.exec(request.url()) ?? [])));
		await page.route(CATALOGS, async (route) => {
			// By then, all that doesn't wait for the file has been drawn.
			await page.getByText('Sicherheit').first().waitFor();
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
			'Auf einen Blick | Jetpack-Dashboard: Auf einen Blick',
		]);
		expect(asked).toHaveLength(1);

		await open('admin', '', await startSite(['connected']));
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

/** As the browser's translator does it: `font` elements take the place of all texts, but not of symbols. */
const translate = () => {
	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	const all = [];
	while (texts.nextNode()) {
		all.push(texts.currentNode as Text);
	}
	for (const text of all) {
		if (text.data.trim() && !text.parentElement?.closest('font, textarea, option, script, style, svg')) {
			text.replaceWith(Object.assign(document.createElement('font'), { textContent: text.data }));
		}
	}
};

/** Uses each control of a translated screen once, unless it's broken by then. */
const useAll = async (broken: string): Promise<string> => {
	const root = document.querySelector('#jp-plugin-container') as HTMLElement;
	const { hash } = location;
	const used = new Set<Element>();
	const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
	const all = () => [
		...root.querySelectorAll<HTMLElement>('button, select, input:not([type=file]), textarea'),
	];
	// Then once more, for what the first ones have brought.
	for (const control of (function* () {
		yield* all();
		yield* all().filter((each) => !used.has(each));
	})()) {
		used.add(control);
		window.translate();
		if (control.matches('textarea, input:not([type=checkbox], [type=radio])')) {
			control.focus();
			document.execCommand('insertText', false, '1');
		} else {
			control.click();
		}
		await drawn();
		if (new RegExp(broken).test(document.body.innerText)) {
			return `broke by ${control.outerHTML}`;
		}
		document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
		location.hash = hash;
		await drawn();
	}
	return 'works';
};

test.describe('a page that the browser translates', () => {
	test.use({ scenario: ['plan-complete', 'everything-on', 'protect-on', 'video-storage'] });

	test('keeps working: buttons, switches and fields of every screen', async ({ page, open }) => {
		await page.addInitScript(`window.translate = ${translate}`);
		await open('admin');
		// What leads to other pages leads nowhere.
		await page.route('**', (route) =>
			route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback(),
		);
		for (const path of EVERY_PATH) {
			await goTo(page, path);
			expect(await page.evaluate(useAll, BROKEN_SCREEN.source), path).toBe('works');
		}
	});
});
