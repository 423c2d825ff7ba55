/** @jest-environment node */
import type { Host } from '../app';
import { as, dataOf, DAY, form, openWithClock, ORIGIN, type Caller } from '../testing';

let host: Host;
let admin: Caller;
let pass: (ms: number) => void;

const open = async (...scenario: string[]) => {
	({ host, admin, pass } = await openWithClock(...scenario));
};

const CHECKOUT = '/provider/checkout';
const DASHBOARD = '/wp-admin/admin.php?page=jetpack';

const locationOf = async (answer: Promise<Response>) => (await answer).headers.get('Location');
const buy = (product: string, more: Record<string, string> = {}) =>
	admin.page(CHECKOUT, form({ action: 'buy', product, ...more }));
const manage = (fields: Record<string, string>) =>
	locationOf(admin.page('/provider/purchases', form(fields)));
const purchases = async () => dataOf<Array<{ ID: string }>>(await admin.get('site/purchases'));
const site = async () => dataOf(await admin.get('site'));
const state = async () => (await host.bootstrap('admin')).Initial_State;

describe('checkout', () => {
	it.each([
		['connected', 'jetpack_backup_t1_yearly', '', 'Pay $59.40'],
		['discount', 'jetpack_scan', 'JPRECOMMENDED20', 'Pay $47.52'],
		['discount-used', 'jetpack_scan', 'JPRECOMMENDED20', 'has been used'],
		['discount-expired', 'jetpack_scan', 'JPRECOMMENDED20', 'has expired'],
		['discount', 'jetpack_backup_t1_monthly', 'JPRECOMMENDED20', 'can’t be combined'],
		['connected', 'jetpack_scan', 'NONSENSE', 'The coupon NONSENSE doesn’t exist.'],
		['connected', 'jetpack_scan', 'IONOS_IONA_ABC123', 'is for another product'],
	])('in scenario %s, answers %s with the coupon “%s”: %s', async (scenario, product, coupon, words) => {
		await open(scenario);
		expect(await admin.read(`${CHECKOUT}?product=${product}&coupon=${coupon}`)).toContain(words);
	});

	it('updates plan, features and purchases, and returns to the requested page', async () => {
		await open('connected');
		const redirect_to = 'admin.php?jp-react-redirect=product-purchased';
		const landing = await locationOf(buy('jetpack_security_t1_yearly', { redirect_to }));
		expect(landing).toBe(`${ORIGIN}/wp-admin/${redirect_to}`);
		expect(await locationOf(admin.page(landing ?? ''))).toBe(
			`${DASHBOARD}#/recommendations/product-purchased`,
		);
		expect(await site()).toMatchObject({ plan: { product_slug: 'jetpack_security_t1_yearly' } });
		expect(dataOf<{ active: string[] }>(await admin.get('site/features')).active).toContain('scan');
		expect(await purchases()).toEqual([
			expect.objectContaining({ product_slug: 'jetpack_security_t1_yearly', active: '1', amount: 119.4 }),
		]);
		expect(await state()).toMatchObject({ siteData: { plan: { class: 'security' } } });
	});

	it('uses up the discount, and the introductory price', async () => {
		await open('discount');
		const offers = async () => dataOf(await admin.get('intro-offers'));
		const scan = expect.objectContaining({ product_slug: 'jetpack_scan' }) as object;
		expect(await offers()).toContainEqual(scan);
		await buy('jetpack_scan', { coupon: 'JPRECOMMENDED20' });
		expect(dataOf(await admin.get('site/discount'))).toMatchObject({ is_used: true });
		expect(await offers()).not.toContainEqual(scan);
		expect(await admin.read(`${CHECKOUT}?product=jetpack_scan`)).toContain('Pay $119.40');
	});

	it('sells a partner’s product for free, and removes the coupon', async () => {
		await open('connected', 'partner-coupon');
		await buy('jetpack_backup_daily', { coupon: 'IONOS_IONA_ABC123' });
		expect(await purchases()).toMatchObject([{ amount: 0, active: '1' }]);
		expect((await state()).partnerCoupon).toBe(false);
	});

	it('never redirects to another site', async () => {
		await open('connected');
		const redirect_to = 'https://evil.test/';
		expect(await locationOf(buy('jetpack_scan', { redirect_to }))).toBe(`${ORIGIN}${DASHBOARD}`);
	});

	it('sells neither unknown products, nor anything to a disconnected site or to editors', async () => {
		await open('connected');
		for (const product of ['nonsense', 'constructor', 'jetpack_backup_realtime']) {
			expect((await admin.page(`${CHECKOUT}?product=${product}`)).status).toBe(404);
			expect((await buy(product)).status).toBe(404);
		}
		admin = await as(host, 'editor');
		expect((await buy('jetpack_scan')).status).toBe(403);
		await open();
		expect((await buy('jetpack_scan')).status).toBe(404);
		expect(await host.database.selectFrom('provider_purchases').selectAll().execute()).toEqual([]);
	});
});

describe('purchase', () => {
	it.each([
		['refunded', 'jetpack_complete', { action: 'refund' }],
		['expired', 'jetpack_security_t1_yearly', { action: 'expire' }],
	])('can be %s once, which ends its plan', async (done, product, action) => {
		await open('connected');
		await buy(product);
		const [{ ID: id } = { ID: '' }] = await purchases();
		expect(await manage({ id, ...action })).toContain(`done=${done}`);
		expect(await site()).toMatchObject({ plan: { product_slug: 'jetpack_free' } });
		expect(await purchases()).toMatchObject([{ active: '0' }]);
		expect(await manage({ id, ...action })).toContain(`done=not-${done}`);
	});

	it('can’t be refunded after two weeks, and expires at the end of its term', async () => {
		await open('connected');
		expect((await admin.post('search/settings', { module_active: true })).status).toBe(400);
		await buy('jetpack_search');
		// Search is allowed on the free plan until then.
		const on = { module_active: true, instant_search_enabled: true };
		expect((await admin.post('search/settings', { instant_search_enabled: true })).body).toEqual(on);
		pass(15 * DAY);
		admin = await as(host, 'admin');
		expect(await purchases()).toMatchObject([{ active: '1', is_refundable: false }]);

		pass(351 * DAY);
		admin = await as(host, 'admin');
		expect(await site()).toMatchObject({ products: [{ expired: true }] });
		expect(await purchases()).toMatchObject([{ active: '0' }]);
		await admin.page(DASHBOARD);
		expect((await admin.get('search/settings')).body).toMatchObject({ module_active: false });
	});

	it('made elsewhere changes the plan on the page once the site has asked for it', async () => {
		await open('connected');
		await host.database.updateTable('provider_sites').set({ plan_slug: 'jetpack_complete' }).execute();
		expect(await state()).toMatchObject({ siteData: { plan: { class: 'free' } } });
		await site();
		const supports = expect.arrayContaining(['search', 'wordads', 'vaultpress']) as string[];
		expect(await state()).toMatchObject({ siteData: { plan: { class: 'complete', supports } } });
	});

	it('of a plan with ads turns them off on the first page load after it ends', async () => {
		await open('plan-premium');
		await admin.post('wordads/settings', { module_active: true });
		expect((await admin.get('wordads/settings')).body).toEqual({ module_active: true });
		await host.applyScenarios('plan-free');
		await admin.page(DASHBOARD);
		expect((await admin.get('settings')).body).toMatchObject({ wordads: false });
	});
});

describe('offers', () => {
	it('set the discount, sale and recommendations', async () => {
		await open('connected');
		await admin.page('/provider/offers', form({ discount: 'valid', sale: '40', conditional: 'boost' }));
		expect(dataOf(await admin.get('site/discount'))).toMatchObject({ discount: 20, is_used: false });
		expect(dataOf(await admin.get('site/products'))).toMatchObject({
			jetpack_scan: { sale_coupon: { discount: 40 } },
		});
		expect((await admin.get('recommendations/product-suggestions')).body).toEqual([]);
		expect((await admin.get('recommendations/upsell')).body).toEqual({ hide_upsell: true });
		expect((await state()).newRecommendations).toEqual(['boost']);
	});

	it('store a partner coupon from the URL only if its partner is known', async () => {
		await open('connected');
		const take = (code: string) => locationOf(admin.page(`${DASHBOARD}&jetpack-partner-coupon=${code}`));
		await take('OTHER_IONA_ABC');
		expect((await state()).partnerCoupon).toBe(false);
		expect(await take('IONOS_IONA_ABC123')).toBe(`${ORIGIN}${DASHBOARD}&showCouponRedemption=1`);
		expect((await state()).partnerCoupon).toMatchObject({
			coupon_code: 'IONOS_IONA_ABC123',
			preset: 'IONA',
			partner: { prefix: 'IONOS', logo: { width: 119, height: 32 } },
			product: { slug: 'jetpack_backup_daily' },
		});
	});
});
