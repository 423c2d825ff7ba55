import { dashboardIsThere, expect, OWN_PAGE, test, QUICK } from './support/wordpress';
import { whenNetworkIdle } from '../support/idle';

/** Calls of Jetpack's, alone or in a batch. */
const OURS = /jetpack\/v4\/|site-dashboard\/v1\//;

test.beforeAll(({ wordpress }) => wordpress.jetpack('connected'));

test.afterEach(({ wordpress }) => {
	wordpress.run(`delete_option( 'test_cdn' ); delete_option( 'test_cdn_of_files' );
		update_option( 'permalink_structure', '' );`);
});

test('works with pretty permalinks', QUICK, async ({ page, open, wordpress }) => {
	wordpress.run(`update_option( 'permalink_structure', '/%postname%/' );`);
	const calls: Array<[string, number]> = [];
	page.on('response', (response) => {
		if (OURS.test(response.url())) {
			calls.push([response.url(), response.status()]);
		}
	});
	await open('administrator');
	await expect
		.poll(() => calls)
		.toContainEqual([expect.stringMatching(/\/v1\/batch\?.*=site&|\/v4\/site\?/), 200]);
	await whenNetworkIdle(page);
	const start = `${wordpress.address}/wp-json/`;
	expect(calls.filter(([address]) => !address.startsWith(start))).toEqual([]);
});

for (const [way, option, rest] of [
	['all addresses of plugins', 'test_cdn', /nothing else/],
	['scripts and styles only', 'test_cdn_of_files', /\/images\//],
] as const) {
	test(`loads its chunks from the folder of its script, with a CDN for ${way}`, async ({
		page,
		signIn,
		wordpress,
	}) => {
		const cdn = `http://localhost:${wordpress.port}`;
		wordpress.run(`update_option( '${option}', '${cdn}' );`);
		await signIn('administrator');
		const files: string[] = [];
		page.on('response', (response) => {
			if (response.url().includes('/plugins/site-dashboard/')) {
				files.push(`${response.status()} ${response.url()}`);
			}
		});
		await page.goto(wordpress.admin(`${OWN_PAGE}#/my-plan`));
		await dashboardIsThere(page);
		for (const kind of [/build\/dashboard\.js/, /build\/chunk-.*\.js/, /build\/.*\.css/, /images\/.*\.svg/]) {
			await expect.poll(() => files.filter((file) => kind.test(file))).not.toEqual([]);
		}
		await whenNetworkIdle(page);
		const elsewhere = files.filter((file) => !file.startsWith(`200 ${cdn}/`));
		expect(elsewhere.filter((file) => !rest.test(file))).toEqual([]);
	});
}
