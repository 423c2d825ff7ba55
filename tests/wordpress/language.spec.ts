import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../support/e2e';
import { expect, test, QUICK } from './support/wordpress';

const CATALOG = 'wp-content/plugins/site-dashboard/languages/site-dashboard-de_DE-site-dashboard.json';

/** What our translations make of a text. */
function translationOf(text: string, locale: string): string {
	const source = readFileSync(join(ROOT, `languages/site-dashboard-${locale}.po`), 'utf8');
	return new RegExp(`msgid "${text}"\nmsgstr "(.*)"`).exec(source)?.[1] ?? '';
}

const plan = (page: Page, name: string) =>
	page.locator('#jp-plugin-container').getByRole('link', { name, exact: true });

test.beforeAll(({ wordpress }) => wordpress.jetpack('connected'));

test.afterEach(({ wordpress }) => void wordpress.run(`delete_user_meta( 1, 'locale' );`));

for (const [locale, speaks, direction] of [
	['de_AT', 'de_DE', 'ltr'],
	['ar', 'ar', 'rtl'],
] as const) {
	test(
		`renders in the user’s language ${locale}, including the menu`,
		QUICK,
		async ({ page, open, wordpress }) => {
			const calls: string[] = [];
			page.on('request', (request) => calls.push(request.url()));
			wordpress.run(`update_user_meta( 1, 'locale', '${locale}' );`);
			await open('administrator');
			const words = translationOf('My Plan', speaks);
			expect(words).not.toBe('');
			await expect(plan(page, words)).toBeVisible();
			// One script with the texts, before the one that speaks them; and nothing in the page itself.
			const texts = calls.filter((address) => /\/build\/languages\//.test(address));
			expect(texts).toEqual([expect.stringMatching(new RegExp(`/languages/${speaks}\\.[\\da-f]+\\.js$`))]);
			await expect(page.locator('script[id="site-dashboard-translations"]')).toHaveCount(0);
			expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe(direction);
			// The page says it too, before any script runs.
			const printed = await (await page.request.get(page.url())).text();
			expect(printed).toMatch(new RegExp(`jpd-first-paint.*${words}.*site-dashboard-placeholder`, 's'));
			const title = translationOf('Site dashboard', speaks);
			expect(title).not.toBe('');
			await expect(page.locator('#toplevel_page_jetpack li.current')).toHaveText(title);
			if (direction === 'rtl') {
				// It fits beside the menu on the right.
				const { x = NaN, width = NaN } = (await page.locator('#jp-plugin-container').boundingBox()) ?? {};
				const menu = await page.locator('#adminmenuback').boundingBox();
				expect(x).toBe(0);
				expect(width).toBeLessThanOrEqual(menu?.x ?? 0);
			}
		},
	);
}

test('falls back to English without translations, and uses it for English locales', async ({
	page,
	open,
	wordpress,
}) => {
	for (const locale of ['fr_FR', 'en_GB']) {
		wordpress.run(`update_user_meta( 1, 'locale', '${locale}' );`);
		await open('administrator');
		await expect(plan(page, 'My Plan')).toBeVisible();
		expect(await page.content()).not.toContain('/build/languages/');
	}
});

test('prefers the site’s translations to its own', async ({ page, open, wordpress }) => {
	const messages = {
		'': { domain: 'messages', lang: 'de_DE', 'plural-forms': 'nplurals=2; plural=(n != 1);' },
		'My Plan': ['Mein <Tarif>'],
	};
	wordpress.write(CATALOG, JSON.stringify({ domain: 'messages', locale_data: { messages } }));
	wordpress.run(`update_user_meta( 1, 'locale', 'de_DE' );`);
	await open('administrator');
	await expect(plan(page, 'Mein <Tarif>')).toBeVisible();
	expect(await page.content()).not.toContain('/build/languages/');
	wordpress.run(`unlink( ABSPATH . '${CATALOG}' );`);
});
