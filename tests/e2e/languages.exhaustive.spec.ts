import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOMAIN, keyOf } from '../../scripts/languages/message';
import { readCatalog } from '../../scripts/languages/po';
import { bringFont, expect, expectNoSidewaysScroll, goTo, ROOT, test } from '../support/e2e';
import { EVERY_PATH } from '../support/every-path';
import { overflowing } from '../support/screen-checks';

const CATALOGS = '**/dist/languages/*.js';

/** A word, and two fifths of it again; placeholders and marks stay. */
const longer = (text: string): string =>
	text.replaceAll(/%(?:\d+\$)?[sdf]|%%|<[^>]+>|\p{L}+/gu, (part) =>
		/\p{L}/u.test(part[0] ?? '') ? part + part.slice(0, Math.ceil(part.length * 0.4)) : part,
	);

test.describe('a language with 40% longer words', () => {
	test.use({ scenario: ['everything-on', 'stats-on', 'protect-on', 'german'], bypassCSP: true });

	test('fits on every screen at 320 px', async ({ page, open }) => {
		const { entries } = readCatalog(readFileSync(join(ROOT, 'languages/site-dashboard.pot')));
		const head = { domain: DOMAIN, lang: 'de_DE', plural_forms: 'nplurals=2; plural=(n != 1);' };
		const texts = entries.map((entry) => [keyOf(entry), [entry.id, entry.plural ?? entry.id].map(longer)]);
		const translations = { locale_data: { [DOMAIN]: { '': head, ...Object.fromEntries(texts) } } };
		await page.route(CATALOGS, async (route) => {
			const original = await (await route.fetch()).text();
			const [assignment = ''] = /^window\[[^\]]+\]=/.exec(original) ?? [];
			await route.fulfill({
				contentType: 'text/javascript',
				body: `${assignment}${JSON.stringify(translations)};`,
			});
		});
		await page.setViewportSize({ width: 320, height: 900 });
		await open('admin');
		await expect(page.locator('.jpd-root h1').first()).toHaveText(/DashboardDash/);
		await bringFont(page);
		for (const path of EVERY_PATH) {
			await goTo(page, path);
			await expectNoSidewaysScroll(page);
			expect(await overflowing(page), path).toEqual([]);
		}
	});
});
