/** @jest-environment node */
import type { Host } from '../app';
import { as, form, testHost, type Caller } from '../testing';
import { dataOf } from '../testing-clock';

let host: Host;
let admin: Caller;

beforeEach(async () => {
	host = await testHost('licenses');
	admin = await as(host, 'admin');
});

afterEach(() => host.close());

const attach = async (...licenses: string[]) =>
	(await admin.post('licensing/attach-licenses', { licenses })).body;
const counts = async () => (await admin.get('licensing/user/counts')).body;

describe('licenses', () => {
	it('are attached in order, each returning its product or error [API-068] [API-069]', async () => {
		expect(await attach('jetpack-backup_ABC', 'bogus', 'jetpack-scan_ABC')).toEqual([
			[{ activatedProductId: 2112 }],
			{ errors: { invalid_license_key: ['The license key could not be found.'] }, error_data: [] },
			[{ activatedProductId: 2106 }],
		]);
	});

	it('add their product to the site [API-065]', async () => {
		expect(await counts()).toEqual({ detached: 3, attached: 2, revoked: 1 });

		await attach('jetpack-security_ABC');

		expect(await counts()).toEqual({ detached: 2, attached: 3, revoked: 1 });
		expect(dataOf(await admin.get('site'))).toMatchObject({
			plan: { product_slug: 'jetpack_security_t1_yearly' },
		});
		expect((await admin.get('licensing/user/licenses')).body).toMatchObject({
			total_items: 6,
			items: expect.arrayContaining([
				expect.objectContaining({ license_key: 'jetpack-scan_ABC', attached_at: null }),
			]) as object,
		});
	});

	it('can be attached again without adding a purchase', async () => {
		await attach('jetpack-backup_ABC');
		const before = dataOf<object[]>(await admin.get('site/purchases')).length;

		expect(await attach('jetpack-backup_ABC')).toEqual([[{ activatedProductId: 2112 }]]);
		expect(dataOf<object[]>(await admin.get('site/purchases'))).toHaveLength(before);
	});

	it.each([
		['jetpack-search_ELSEWHERE', 'license_already_attached'],
		['jetpack-security_REVOKED', 'license_revoked'],
	])('are refused for the key %s with a specific code', async (key, code) => {
		expect(await attach(key)).toEqual([
			{ errors: { [code]: [expect.any(String) as string] }, error_data: [] },
		]);
	});

	it('issued on the provider’s page can be attached, unless they’re for another product', async () => {
		await admin.page('/provider/licenses', form({ action: 'issue', product: 'woocommerce_bookings' }));
		await admin.page('/provider/licenses', form({ action: 'issue', product: 'jetpack_videopress' }));
		const page = await (await admin.page('/provider/licenses')).text();
		const key = (start: string) => new RegExp(`<code>(${start}_[0-9a-f]+)</code>`).exec(page)?.[1] ?? '';

		expect(await attach(key('woocommerce-bookings'))).toMatchObject([
			{ errors: { license_wrong_product: [expect.any(String) as string] } },
		]);
		expect(await attach(key('jetpack-videopress'))).toEqual([[{ activatedProductId: 2116 }]]);
	});

	it('can be revoked on the provider’s page', async () => {
		await admin.page('/provider/licenses', form({ action: 'revoke', id: '5002' }));

		expect(await counts()).toMatchObject({ detached: 2, revoked: 2 });
	});

	it('are visible to the connection owner only', async () => {
		await host.applyScenarios('second-admin-linked');
		const admin2 = await as(host, 'admin2');

		for (const call of ['licensing/user/counts', 'licensing/user/licenses']) {
			expect(await admin2.get(call)).toMatchObject({
				status: 403,
				body: { code: 'invalid_permission_manage_user_licenses' },
			});
		}
	});

	it('have counts in a connected user’s bootstrap object, and an error in others’', async () => {
		const licensing = async (login: string) => (await host.bootstrap(login)).Initial_State.licensing;

		expect(await licensing('admin')).toMatchObject({ userCounts: { detached: 3 }, showLicensingUi: false });
		expect(await licensing('editor')).toMatchObject({ userCounts: { errors: expect.anything() as object } });
	});

	it('store the detached count the owner has seen [API-067]', async () => {
		const seen = { last_detached_count: 3, last_dismissed_time: '2026-11-20T12:00:00+00:00' };
		const dismiss = await admin.post('licensing/user/activation-notice-dismiss', { last_detached_count: 3 });

		expect(dismiss.body).toEqual(seen);
		expect((await host.bootstrap('admin')).Initial_State.licensing).toMatchObject({
			activationNoticeDismiss: seen,
		});
	});

	it('can be entered only while the licensing UI is on, and store their error [API-063] [API-064]', async () => {
		const set = (license: string) => admin.post('licensing/set-license', { license });
		expect((await set('bogus')).status).toBe(403);
		await host.applyScenarios('licensing-ui');

		expect((await set('bogus')).body).toEqual({ code: 'success' });
		const problem = 'The following Jetpack licenses are invalid, already in use, or revoked: bogus';
		expect((await admin.get('licensing/error')).body).toBe(problem);
		await admin.post('licensing/error', { error: '' });
		await set('jetpack-scan_ABC');
		// Every key that is kept is tried with each new one.
		expect((await admin.get('licensing/error')).body).toBe(problem);
		expect(await counts()).toMatchObject({ detached: 2 });

		await admin.post('licensing/error', { error: 'Something' });
		expect((await host.bootstrap('admin')).Initial_State.licensing).toMatchObject({
			error: 'Something',
			showLicensingUi: true,
		});
	});
});
