import type { Page } from '@playwright/test';
import { chunkFile, expect, seeAll, test } from '../support/e2e';
import { EVERY_PATH } from '../support/every-path';
import { nextPaint, whenAnswered } from '../support/idle';

const VIOLATIONS = 'policy-violations';

/** What the page's policy has refused since the browser started, reported by each page as it happens. */
async function watchViolations(page: Page): Promise<string[]> {
	const violations: string[] = [];
	await page.exposeFunction(VIOLATIONS, (text: string) => violations.push(text));
	await page.addInitScript((name) => {
		const tell = (window as unknown as Record<string, (text: string) => void>)[name];
		document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample, sourceFile }) =>
			tell?.(`${effectiveDirective} ${sample} ${sourceFile}`),
		);
	}, VIOLATIONS);
	return violations;
}

/** Runs a script as a page's own, from its own origin: in the place of the host's script for events. */
async function runAsPageScript(page: Page, script: string): Promise<void> {
	await page.route('**/wp-admin/js/events.js', (route) =>
		route.fulfill({ contentType: 'text/javascript', body: script }),
	);
}

const CSP = 'content-security-policy';

test.describe('Trusted Types', () => {
	test.use({ scenario: ['connected', 'german', 'release', 'plan-complete', 'everything-on'] });

	test('cause no violations on the dashboard’s screens', async ({ page, open }) => {
		const violations = await watchViolations(page);
		const chunks = new Set<string>();
		page.on('response', (response) => {
			const [chunk] = /chunk-[^/?]+/.exec(response.url()) ?? [];
			if (chunk && response.ok()) {
				chunks.add(chunk);
			}
		});
		await open('admin', '#/dashboard');
		// The news of a release are markup, but no browser reads it.
		const news = page.getByRole('dialog');
		await expect(news.getByText('The dashboard starts faster')).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(news).toHaveCount(0);
		await seeAll(page);
		for (const path of EVERY_PATH) {
			await page.evaluate((hash) => void (window.location.hash = hash), `#${path}`);
			await nextPaint(page);
			await whenAnswered(page);
			await expect(page.locator('#jp-plugin-container h1').first()).toBeAttached();
		}
		for (const name of ['dashboard', 'settings', 'my-plan', 'recommendations', 'product', 'license']) {
			await expect.poll(() => [...chunks]).toContain(chunkFile(`route-${name}`));
		}
		expect(chunks).toContain(chunkFile('seldom'));
		expect(violations).toEqual([]);
	});

	test('block plain strings as markup, scripts or script URLs, and block new policies', async ({
		page,
		open,
		complaints,
	}) => {
		const violations = await watchViolations(page);
		await runAsPageScript(
			page,
			`const attempt = (act) => { try { act(); return 'done'; } catch (error) { return error.name; } };
			window.outcomes = [
				attempt(() => { document.body.innerHTML = '<p>'; }),
				attempt(() => { document.createElement('script').src = '/evil.js'; }),
				attempt(() => { document.createElement('script').text = 'evil()'; }),
				attempt(() => { new DOMParser().parseFromString('<p>', 'text/html'); }),
				attempt(() => { trustedTypes.createPolicy('evil', {}); }),
				attempt(() => { trustedTypes.createPolicy('default', {}); }),
				attempt(() => { document.body.append(document.createElement('p')); }),
			];`,
		);
		await open('admin', '#/settings');
		expect(await page.evaluate('window.outcomes')).toEqual([...Array<string>(6).fill('TypeError'), 'done']);
		await expect.poll(() => violations.length).toBe(6);
		complaints.length = 0;
	});
});

test.describe('a host with another policy', () => {
	test.use({ scenario: ['connected', 'release'] });

	for (const [name, policy] of [
		['that knows nothing of Trusted Types', ''],
		['that allows policies of others only, and enforces nothing', 'trusted-types others'],
	] as const) {
		test(`${name} can run the dashboard`, async ({ page, host, complaints }) => {
			await page.route(/admin\.php\?page=jetpack/, async (route) => {
				const response = await route.fetch();
				const headers = {
					...response.headers(),
					[CSP]: `default-src 'self'; img-src 'self' data:; ${policy}`,
				};
				await route.fulfill({ response, headers });
			});
			await host.signIn(page.context(), 'admin');
			await page.goto(host.address('#/dashboard'));
			expect(await page.evaluate(() => (document.createElement('p').innerHTML = '<b>'))).toBe('<b>');
			await expect(page.getByRole('dialog').getByText('The dashboard starts faster')).toBeVisible();
			await page.keyboard.press('Escape');
			await page.getByRole('link', { name: 'Settings' }).last().click();
			await expect(page.getByRole('heading', { name: 'Security' }).first()).toBeAttached();
			// The browser tells that it doesn’t allow our policy; nothing else may be wrong.
			const refused = complaints.filter((text) => /policy named 'site-dashboard/i.test(text));
			expect(complaints).toEqual(refused);
			expect(refused).toHaveLength(policy === '' ? 0 : 1);
			complaints.length = 0;
		});
	}
});
