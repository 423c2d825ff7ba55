import type { Page } from '@playwright/test';
import { whenNetworkIdle } from '../support/idle';
import { EMPTY_PAGE, expect, JETPACK_PAGE, OWN_PAGE, test, QUICK, visit } from './support/wordpress';

const isOurs = (address: string) => address.includes('/plugins/site-dashboard/');

/** What the page asks for from here on, as `status address`. */
function watchAnswers(page: Page): string[] {
	const answers: string[] = [];
	page.on('response', (response) => answers.push(`${response.status()} ${response.url()}`));
	return answers;
}

test.beforeAll(({ wordpress }) => wordpress.jetpack('connected'));

test.afterEach(({ wordpress }) => {
	wordpress.run(`delete_option( 'test_cdn' ); update_option( 'permalink_structure', '' );`);
});

test(
	'loads one script and style on its own page, and nothing on others',
	QUICK,
	async ({ page, signIn, wordpress }) => {
		await signIn('administrator');
		const answers = watchAnswers(page);
		for (const other of [EMPTY_PAGE, JETPACK_PAGE, 'plugins.php', 'edit.php', '../']) {
			await page.goto(wordpress.admin(other));
			expect(await page.content()).not.toContain('/plugins/site-dashboard/');
			expect(await page.locator('body').getAttribute('class')).not.toContain('site-dashboard-page');
		}
		expect(answers.filter(isOurs)).toEqual([]);
		await visit(page, wordpress.admin(OWN_PAGE));
		expect(answers.filter((each) => isOurs(each) && /dashboard\.(js|css)\?ver=\w+$/.test(each))).toHaveLength(
			2,
		);
		// What prints scripts for other plugins does so once.
		const html = await (await page.request.get(page.url())).text();
		expect(html.split('<!-- scripts of another plugin -->')).toHaveLength(2);
	},
);

test('needs neither jQuery nor any other WordPress script', async ({
	page,
	signIn,
	wordpress,
	complaints,
}) => {
	await signIn('administrator');
	await page.route(/\/wp-includes\/js\/|\/wp-admin\/js\/|load-scripts\.php/, (route) => route.abort());
	await visit(page, wordpress.admin(OWN_PAGE));
	const names = ['jQuery', 'moment', 'lodash', 'React'];
	expect(await page.evaluate((all) => all.filter((name) => name in window), names)).toEqual([]);
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
	await visit(page, wordpress.admin(`${OWN_PAGE}&strict=1`));
	await whenNetworkIdle(page);
	const broken = await page.evaluate(() => (window as unknown as { broken: string[] }).broken);
	// WordPress prints inline scripts itself, which shows that the policy is in force.
	expect(broken.length).toBeGreaterThan(0);
	expect(broken.filter((text) => /site-dashboard|Initial_State/.test(text))).toEqual([]);
	const others = complaints.filter((text) => !/Content.Security.Policy/i.test(text));
	complaints.splice(0, complaints.length, ...others);
});

test(
	'escapes its data so that it can’t break out of its element',
	QUICK,
	async ({ page, open, wordpress }) => {
		const hostile = `</script><b id="broken-out">'"\\ &amp; <!--<script> \u2028 ]]> é 🌻`;
		const data = Buffer.from(JSON.stringify({ partner: { name: hostile } })).toString('base64');
		wordpress.run(`update_option( 'stand_in_coupon', json_decode( base64_decode( '${data}' ), true ) );`);
		await open('administrator');
		const text = await page.locator('script[id="Initial_State"]').textContent();
		expect(text).not.toMatch(/[<>&]/);
		const { partnerCoupon } = JSON.parse(text ?? '') as { partnerCoupon: { partner: { name: string } } };
		expect(partnerCoupon.partner.name).toBe(hostile);
		await expect(page.locator('#broken-out')).toHaveCount(0);
		wordpress.run(`delete_option( 'stand_in_coupon' );`);
	},
);

test(
	'asks for nothing that came with the page, and works with pretty permalinks',
	QUICK,
	async ({ page, signIn, wordpress }) => {
		wordpress.run(`update_option( 'permalink_structure', '/%postname%/' );`);
		await signIn('administrator');
		const answers = watchAnswers(page);
		await visit(page, wordpress.admin(OWN_PAGE));
		const calls = () => answers.filter((each) => /jetpack\/v4\/|site-dashboard\/v1\//.test(each));
		await expect.poll(() => calls().join()).toMatch(/\/v1\/batch\?.*=site&|\/v4\/site\?/);
		await whenNetworkIdle(page);
		expect(calls().filter((each) => !each.startsWith(`200 ${wordpress.address}/wp-json/`))).toEqual([]);
		const printed = await page.locator('script[id="site-dashboard-preloaded"]').textContent();
		const brought = Object.keys(JSON.parse(printed ?? '{}') as object);
		expect(brought).toEqual(['module/protect/data', 'plugins', 'recommendations/data']);
		const asked = calls().flatMap((each) => {
			const path = /jetpack\/v4\/([^?&]+)/.exec(decodeURIComponent(each))?.[1];
			return path ? [path] : new URL(each.slice('200 '.length)).searchParams.getAll('paths[]');
		});
		expect(asked.filter((path) => brought.includes(path))).toEqual([]);
		expect(asked.filter((path, index) => asked.indexOf(path) !== index)).toEqual([]);
		await expect(page.getByRole('region', { name: /Brute force/i })).toContainText('1,234');
	},
);

test('loads its chunks and images from the folder of its script, with a CDN, too', async ({
	page,
	signIn,
	wordpress,
}) => {
	const cdn = `http://localhost:${wordpress.port}`;
	wordpress.run(`update_option( 'test_cdn', '${cdn}' );`);
	await signIn('administrator');
	const answers = watchAnswers(page);
	await visit(page, wordpress.admin(`${OWN_PAGE}#/my-plan`));
	for (const kind of [/build\/dashboard\.js/, /build\/chunk-.*\.js/, /build\/.*\.css/, /images\/.*\.svg/]) {
		await expect.poll(() => answers.filter((each) => isOurs(each) && kind.test(each))).not.toEqual([]);
	}
	await whenNetworkIdle(page);
	expect(answers.filter((each) => isOurs(each) && !each.startsWith(`200 ${cdn}/`))).toEqual([]);
});
