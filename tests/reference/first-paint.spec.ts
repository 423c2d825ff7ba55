import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstPaint } from '../../host/pages/first-paint';
import type { FirstPaint } from '../../host/pages/assets';
import { ROOT } from '../support/e2e';
import { differencesOf, watchFirstPaint } from '../support/first-paint';
import { type Mode, OWN_PAGE, type User } from './support/host';
import { expect, QUICK, test, VERSION } from './support/test';

const TEMPLATE = join(ROOT, 'dist/dashboard/first-paint.json');
const FRAME = /<div class="jpd-root jpd-first-paint"[\s\S]*?(?=<p class="site-dashboard-placeholder")/;
const STATE = /<script[^>]* id="Initial_State"[^>]*>([\s\S]*?)<\/script>/;

const SITES: Array<{ mode: Mode; user: User; locale?: string; parts: string[] }> = [
	{ mode: 'connected', user: 'admin', parts: ['masthead', 'heading', 'cards'] },
	{ mode: 'connected', user: 'admin', locale: 'ar', parts: ['masthead', 'heading', 'cards'] },
	{ mode: 'connected', user: 'editor', parts: ['masthead'] },
	{ mode: 'site', user: 'admin', parts: ['masthead'] },
	{ mode: 'offline', user: 'admin', parts: [] },
	{ mode: 'disconnected', user: 'admin', parts: [] },
];

for (const { mode, user, locale = '', parts } of SITES) {
	const name = [mode, user, locale].filter(Boolean).join(', ');
	test(
		`React renders what WordPress printed, in the same position: ${name}`,
		mode === 'connected' ? QUICK : VERSION,
		async ({ page, host, open }) => {
			host.set(mode);
			host.php(`update_user_meta( 1, 'locale', '${locale}' );`);
			await watchFirstPaint(page);
			await open(user, '');
			const found = await differencesOf(page);
			expect(found.differences).toEqual([]);
			expect(found.parts).toEqual(parts);
		},
	);
}

test(
	'WordPress renders the first-paint template like the embedded host',
	VERSION,
	async ({ page, host, open }) => {
		host.set('connected');
		for (const locale of ['', 'de_AT', 'ar', 'fr_FR']) {
			host.php(`update_user_meta( 1, 'locale', '${locale}' );`);
			await open('admin');
			const printed = await (await page.request.get(host.admin(OWN_PAGE))).text();
			const state: unknown = JSON.parse(STATE.exec(printed)?.[1] ?? '');
			const template = JSON.parse(readFileSync(TEMPLATE, 'utf8')) as FirstPaint;
			expect(FRAME.exec(printed)?.[0].trim()).toBe(String(firstPaint(template, state, locale)));
		}
	},
);
