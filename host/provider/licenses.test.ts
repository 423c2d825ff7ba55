/** @jest-environment node */
import type { Host } from '../app';
import { as, dataOf, form, open, type Caller } from '../testing';

let host: Host;
let admin: Caller;

beforeEach(async () => {
	({ host, admin } = await open('licenses'));
});

const attach = async (...licenses: string[]) =>
	(await admin.post('licensing/attach-licenses', { licenses })).body;
const refused = (code: string) => ({
	errors: { [code]: [expect.any(String) as string] },
	error_data: [],
});
const bodyOf = async (call: string) => (await admin.get(`licensing/${call}`)).body;
const printed = async (login = 'admin') => (await host.bootstrap(login)).Initial_State.licensing;
const purchases = async () => dataOf<object[]>(await admin.get('site/purchases'));

describe('licenses', () => {
	it('are attached in order, each returning its product or error', async () => {
		const keys = ['jetpack-backup_ABC', 'bogus', 'jetpack-search_ELSEWHERE', 'jetpack-security_REVOKED'];
		expect(await attach(...keys)).toEqual([
			[{ activatedProductId: 2112 }],
			{ errors: { invalid_license_key: ['The license key could not be found.'] }, error_data: [] },
			refused('license_already_attached'),
			refused('license_revoked'),
		]);
		const before = await purchases();
		expect(await attach('jetpack-backup_ABC')).toEqual([[{ activatedProductId: 2112 }]]);
		expect(await purchases()).toEqual(before);
	});

	it('add their product to the site', async () => {
		expect(await bodyOf('user/counts')).toEqual({ detached: 3, attached: 2, revoked: 1 });
		await attach('jetpack-security_ABC');
		expect(await bodyOf('user/counts')).toEqual({ detached: 2, attached: 3, revoked: 1 });
		expect(dataOf(await admin.get('site'))).toMatchObject({
			plan: { product_slug: 'jetpack_security_t1_yearly' },
		});
		expect(await bodyOf('user/licenses')).toMatchObject({
			total_items: 6,
			items: expect.arrayContaining([
				expect.objectContaining({ license_key: 'jetpack-scan_ABC', attached_at: null }),
			]) as object,
		});
	});

	it('are issued and revoked on the provider’s page, some for another product', async () => {
		await admin.page('/provider/licenses', form({ action: 'issue', product: 'woocommerce_bookings' }));
		await admin.page('/provider/licenses', form({ action: 'issue', product: 'jetpack_videopress' }));
		const page = await admin.read('/provider/licenses');
		const key = (start: string) => new RegExp(`<code>(${start}_[0-9a-f]+)</code>`).exec(page)?.[1] ?? '';
		expect(await attach(key('woocommerce-bookings'), key('jetpack-videopress'))).toEqual([
			refused('license_wrong_product'),
			[{ activatedProductId: 2116 }],
		]);
		const before = (await bodyOf('user/counts')) as { revoked: number };
		await admin.page('/provider/licenses', form({ action: 'revoke', id: '5002' }));
		expect(await bodyOf('user/counts')).toMatchObject({ revoked: before.revoked + 1 });
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
		expect(await printed()).toMatchObject({ userCounts: { detached: 3 }, showLicensingUi: false });
		expect(await printed('editor')).toMatchObject({ userCounts: { errors: expect.anything() as object } });
	});

	it('store the detached count the owner has seen', async () => {
		const seen = { last_detached_count: 3, last_dismissed_time: '2026-11-20T12:00:00+00:00' };
		const dismiss = await admin.post('licensing/user/activation-notice-dismiss', { last_detached_count: 3 });
		expect(dismiss.body).toEqual(seen);
		expect(await printed()).toMatchObject({ activationNoticeDismiss: seen });
	});

	it('can be entered only while the licensing UI is on, and store their error', async () => {
		const set = (license: string) => admin.post('licensing/set-license', { license });
		expect((await set('bogus')).status).toBe(403);
		await host.applyScenarios('licensing-ui');

		expect((await set('bogus')).body).toEqual({ code: 'success' });
		const problem = 'The following Jetpack licenses are invalid, already in use, or revoked: bogus';
		expect(await bodyOf('error')).toBe(problem);
		await admin.post('licensing/error', { error: '' });
		await set('jetpack-scan_ABC');
		// Every key that is kept is tried with each new one.
		expect(await bodyOf('error')).toBe(problem);
		expect(await bodyOf('user/counts')).toMatchObject({ detached: 2 });

		await admin.post('licensing/error', { error: 'Something' });
		expect(await printed()).toMatchObject({ error: 'Something', showLicensingUi: true });
	});
});
