import type { Page } from '@playwright/test';
import {
	dashboardIsThere,
	EMPTY_PAGE,
	expect,
	JETPACK_PAGE,
	OWN_PAGE,
	test,
	QUICK,
} from './support/wordpress';
import { whenNetworkIdle } from '../support/idle';

const scripts = (page: Page) =>
	page.evaluate(() =>
		[...document.scripts].filter(({ src }) => src).map(({ src }) => src.replace(/\?.*/, '')),
	);
const isOurs = (address: string) => address.includes('/plugins/site-dashboard/');

test.beforeAll(({ wordpress }) => wordpress.jetpack('connected'));

test('loads its script and styles on its own page only', QUICK, async ({ page, signIn, wordpress }) => {
	await signIn('administrator');
	const asked: string[] = [];
	page.on('request', (request) => asked.push(request.url()));
	for (const other of [EMPTY_PAGE, JETPACK_PAGE, 'plugins.php', 'edit.php', '../']) {
		await page.goto(wordpress.admin(other));
		expect(await page.content()).not.toContain('/plugins/site-dashboard/');
		expect(await page.locator('body').getAttribute('class')).not.toContain('site-dashboard-page');
	}
	expect(asked.filter(isOurs)).toEqual([]);
	await page.goto(wordpress.admin(OWN_PAGE));
	await dashboardIsThere(page);
	expect(
		asked.filter((address) => isOurs(address) && /dashboard\.(js|css)\?ver=\w+$/.test(address)),
	).toHaveLength(2);
});

test('adds one script to the page, besides the one that sends events', async ({
	page,
	signIn,
	wordpress,
}) => {
	await signIn('administrator');
	await page.goto(wordpress.admin(EMPTY_PAGE));
	const empty = await scripts(page);
	await page.goto(wordpress.admin(OWN_PAGE));
	await dashboardIsThere(page);
	const brought = (await scripts(page)).filter((src) => !empty.includes(src) && !/chunk-/.test(src));
	expect(brought).toEqual([
		expect.stringMatching(/\/build\/dashboard\.js$/),
		expect.stringMatching(/stats\.wp\.com\/w\.js$/),
	]);
});

test('lets other plugins print scripts on the page exactly once', async ({ page, open }) => {
	await open('administrator');
	const html = await (await page.request.get(page.url())).text();
	expect(html.split('<!-- scripts of another plugin -->')).toHaveLength(2);
});

test('needs neither jQuery nor any other WordPress script', async ({
	page,
	signIn,
	wordpress,
	complaints,
}) => {
	await signIn('administrator');
	await page.route(/\/wp-includes\/js\/|\/wp-admin\/js\/|load-scripts\.php/, (route) => route.abort());
	await page.goto(wordpress.admin(OWN_PAGE));
	await dashboardIsThere(page);
	const there = await page.evaluate(() =>
		['jQuery', 'moment', 'lodash', 'React'].filter((name) => name in window),
	);
	expect(there).toEqual([]);
	await page.locator('#jp-plugin-container').getByRole('link', { name: 'My Plan' }).click();
	await expect(page.locator('#jp-plugin-container h1')).toContainText(/plan/i);
	// Inline scripts of WordPress miss what was kept from them.
	complaints.splice(0, complaints.length, ...complaints.filter((text) => /dashboard|chunk/.test(text)));
});

test('runs nothing inline that a strict Content-Security-Policy would block', async ({
	page,
	signIn,
	wordpress,
	complaints,
}) => {
	await signIn('administrator');
	await page.addInitScript(() => {
		const broken: string[] = [];
		Object.assign(window, { broken });
		document.addEventListener('securitypolicyviolation', (event) => {
			broken.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile} ${event.sample}`);
		});
	});
	await page.goto(wordpress.admin(`${OWN_PAGE}&strict=1`));
	await dashboardIsThere(page);
	await whenNetworkIdle(page);
	const broken = await page.evaluate(() => (window as unknown as { broken: string[] }).broken);
	// WordPress prints inline scripts itself, which shows that the policy is in force.
	expect(broken.length).toBeGreaterThan(0);
	expect(broken.filter((text) => /site-dashboard|Initial_State/.test(text))).toEqual([]);
	complaints.splice(
		0,
		complaints.length,
		...complaints.filter((text) => !/Content.Security.Policy/i.test(text)),
	);
});

test(
	'escapes its data so that it can’t break out of its element',
	QUICK,
	async ({ page, open, wordpress }) => {
		const hostile = `</script><b id="broken-out">'"\\ &amp; <!--<script> \u2028 ]]> é 🌻`;
		wordpress.run(
			`update_option( 'stand_in_coupon', array( 'partner' => array( 'name' => json_decode( '${JSON.stringify(
				hostile,
			)
				.replaceAll('\\', '\\\\')
				.replaceAll("'", "\\'")}' ) ) ) );`,
		);
		await open('administrator');
		const text = await page.locator('script[id="Initial_State"]').textContent();
		expect(text).not.toMatch(/[<>&]/);
		const { partnerCoupon } = JSON.parse(text ?? '') as { partnerCoupon: { partner: { name: string } } };
		expect(partnerCoupon.partner.name).toBe(hostile);
		await expect(page.locator('#broken-out')).toHaveCount(0);
		wordpress.run(`delete_option( 'stand_in_coupon' );`);
	},
);

test('requests data only once, and preloaded data never', QUICK, async ({ page, signIn, wordpress }) => {
	await signIn('administrator');
	const calls: string[] = [];
	page.on('request', (request) => {
		const path = /jetpack\/v4\/([^?&]+)/.exec(decodeURIComponent(request.url()))?.[1];
		calls.push(...(path ? [path] : new URL(request.url()).searchParams.getAll('paths[]')));
	});
	await page.goto(wordpress.admin(OWN_PAGE));
	await dashboardIsThere(page);
	await expect.poll(() => calls).toContain('site');
	await whenNetworkIdle(page);
	const brought = await page.evaluate(() =>
		Object.keys(
			JSON.parse(
				document.querySelector('script[id="site-dashboard-preloaded"]')?.textContent ?? '{}',
			) as object,
		),
	);
	expect(brought).toEqual(['module/protect/data', 'plugins', 'recommendations/data']);
	expect(calls.filter((path) => brought.includes(path))).toEqual([]);
	await expect(page.getByRole('region', { name: /Brute force/i })).toContainText('1,234');
	expect(calls.filter((path, index) => calls.indexOf(path) !== index)).toEqual([]);
});

test('loads every image from its own URL [SHELL-005]', async ({ page, open, wordpress }) => {
	const pictures: Array<[string, number]> = [];
	page.on('response', (response) => {
		if (response.request().resourceType() === 'image' && isOurs(response.url())) {
			pictures.push([response.url(), response.status()]);
		}
	});
	await open('administrator', '#/my-plan');
	await expect.poll(() => pictures.length).toBeGreaterThan(0);
	await whenNetworkIdle(page);
	const base = `${wordpress.address}/wp-content/plugins/site-dashboard/images/`;
	expect(pictures.filter(([address, status]) => status !== 200 || !address.startsWith(base))).toEqual([]);
});
