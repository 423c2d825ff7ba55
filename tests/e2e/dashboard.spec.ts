import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, ROOT, seeAll, test } from '../support/e2e';

/** The heights in px that a free site's dashboard keeps to at 1280 px. */
const HEIGHT = 1_800;
const PROTECTED = 1_100;

/** What says whether the site is safe. */
const PROTECTION = ['Backups', 'Scan', 'Spam protection', 'Brute force protection', 'Downtime monitoring'];

/** The page in the test's own face: heights don't depend on the fonts of the machine. */
async function useOwnFace(page: Page): Promise<void> {
	const folder = join(ROOT, 'node_modules/@fontsource/noto-sans/files');
	const faces = ['400', '600'].map((weight) => ({
		weight,
		file: readFileSync(join(folder, `noto-sans-latin-${weight}-normal.woff2`)).toString('base64'),
	}));
	await page.addInitScript((loaded) => {
		for (const { weight, file } of loaded) {
			const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
			const face = new FontFace('Own face', bytes.buffer, { weight });
			document.fonts.add(face);
			void face.load();
		}
		document.addEventListener('readystatechange', () => {
			const sheet = new CSSStyleSheet();
			sheet.replaceSync('.jpd-root { --jpd-font: "Own face" !important; }');
			document.adoptedStyleSheets = [sheet];
		});
	}, faces);
}

const bottoms = (page: Page) =>
	Promise.all(
		PROTECTION.map((name) =>
			page
				.getByRole('region', { name, exact: true })
				.evaluate((card) => Math.round(card.getBoundingClientRect().bottom + window.scrollY)),
		),
	);

test('a free site’s dashboard is short and shows its protection cards near the top', async ({
	page,
	open,
	startSite,
}) => {
	await useOwnFace(page);
	for (const scenario of [['plan-free'], ['plan-free', 'stats-on']]) {
		await open('admin', '', await startSite(scenario));
		await seeAll(page);
		expect(await page.evaluate(() => document.fonts.check('13px "Own face"'))).toBe(true);
		expect(Math.max(...(await bottoms(page)))).toBeLessThanOrEqual(PROTECTED);
		if (scenario.length === 1) {
			const height = await page.evaluate(() => document.documentElement.scrollHeight);
			expect(height).toBeLessThanOrEqual(HEIGHT);
		}
	}
});
