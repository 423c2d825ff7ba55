import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, layoutShiftOf, ROOT, seeAll, test, watchLayoutShift } from '../support/e2e';
import { whenNetworkIdle } from '../support/idle';

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

for (const scenario of [['plan-free'], ['plan-free', 'stats-on']]) {
	test.describe(scenario.join(' and '), () => {
		test.use({ scenario });

		test(`a site with ${scenario.join(' and ')} shows its protection cards near the top`, async ({
			page,
			open,
		}) => {
			await useOwnFace(page);
			await open('admin');
			await seeAll(page);
			expect(await page.evaluate(() => document.fonts.check('13px "Own face"'))).toBe(true);
			expect(Math.max(...(await bottoms(page)))).toBeLessThanOrEqual(PROTECTED);
			if (scenario.length === 1) {
				const height = await page.evaluate(() => document.documentElement.scrollHeight);
				expect(height).toBeLessThanOrEqual(HEIGHT);
			}
		});
	});
}

for (const scenario of [['plan-free'], ['everything-on', 'protect-on'], ['threats']]) {
	test.describe(`late responses on ${scenario.join(' and ')}`, () => {
		test.use({ scenario });

		test(`late responses cause no layout shift on a site with ${scenario.join(' and ')}`, async ({
			page,
			open,
		}) => {
			await useOwnFace(page);
			await watchLayoutShift(page);
			await open('admin');
			await whenNetworkIdle(page);
			expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.01);
		});
	});
}

test.describe('right after connecting', () => {
	test('the first steps take one click each, show no upsell and are gone after a reload', async ({
		page,
		open,
	}) => {
		await open('admin');
		await page.getByRole('button', { name: 'Set up Jetpack' }).click();
		await page.getByRole('button', { name: 'Approve' }).click();
		const steps = page.getByRole('region', { name: 'Get started' });
		for (const name of ['Stats', 'Downtime monitoring', 'Image accelerator']) {
			await steps.getByRole('switch', { name }).click();
			await expect(steps.getByRole('switch', { name })).toBeChecked();
		}
		await expect(page.getByRole('link', { name: 'Upgrade' })).toHaveCount(0);
		await expect(steps.getByText('You’re all set.')).toBeVisible();
		await page.reload();
		await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
		await expect(steps).toHaveCount(0);
	});
});
