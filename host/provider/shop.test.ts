/** @jest-environment node */
import type { Host } from '../app';
import { as, form, ORIGIN, testHost, type Caller } from '../testing';
import { dataOf, DAY, hostWithClock } from '../testing-clock';

let host: Host;
let admin: Caller;

const open = async (...scenario: string[]) => {
	host = await testHost(...scenario);
	admin = await as(host, 'admin');
};

afterEach(() => host.close());

const page = async (path: string) => (await admin.page(path)).text();

const buy = (product: string, more: Record<string, string> = {}) =>
	admin.page('/provider/checkout', form({ action: 'buy', product, ...more }));

interface PlanData {
	plan: { product_slug: string; features: { active: string[] } };
	products: object[];
}

describe('checkout', () => {
	it('shows the introductory price', async () => {
		await open('connected');
		const text = await page('/provider/checkout?product=jetpack_backup_t1_yearly');

		expect(text).toContain('$119.40');
		expect(text).toContain('Pay $59.40');
	});

	it('applies the site’s discount to the introductory price', async () => {
		await open('discount');

		expect(await page('/provider/checkout?product=jetpack_scan&coupon=JPRECOMMENDED20')).toContain(
			'Pay $47.52',
		);
	});

	it.each([
		['discount-used', 'jetpack_scan', 'JPRECOMMENDED20', 'has been used'],
		['discount-expired', 'jetpack_scan', 'JPRECOMMENDED20', 'has expired'],
		['discount', 'jetpack_backup_t1_monthly', 'JPRECOMMENDED20', 'can’t be combined'],
		['connected', 'jetpack_scan', 'NONSENSE', 'The coupon NONSENSE doesn’t exist.'],
		['connected', 'jetpack_scan', 'IONOS_IONA_ABC123', 'is for another product'],
	])('in scenario %s, refuses the coupon for %s', async (scenario, product, coupon, words) => {
		await open(scenario);

		expect(await page(`/provider/checkout?product=${product}&coupon=${coupon}`)).toContain(words);
	});

	it('updates plan, features and purchases, and returns to the requested page', async () => {
		await open('connected');
		const answer = await buy('jetpack_security_t1_yearly', {
			redirect_to: 'admin.php?jp-react-redirect=product-purchased',
		});

		expect(answer.headers.get('Location')).toBe(
			`${ORIGIN}/wp-admin/admin.php?jp-react-redirect=product-purchased`,
		);
		const landing = await admin.page(answer.headers.get('Location') ?? '');
		expect(landing.headers.get('Location')).toBe(
			'/wp-admin/admin.php?page=jetpack#/recommendations/product-purchased',
		);
		const { plan } = dataOf<PlanData>(await admin.get('site'));
		expect(plan.product_slug).toBe('jetpack_security_t1_yearly');
		expect(dataOf<PlanData['plan']['features']>(await admin.get('site/features')).active).toContain('scan');
		expect(dataOf<object[]>(await admin.get('site/purchases'))).toEqual([
			expect.objectContaining({ product_slug: 'jetpack_security_t1_yearly', active: '1', amount: 119.4 }),
		]);
		expect((await host.bootstrap('admin')).Initial_State.siteData).toMatchObject({
			plan: { class: 'security' },
		});
	});

	it('marks the discount as used', async () => {
		await open('discount');
		await buy('jetpack_scan', { coupon: 'JPRECOMMENDED20' });

		expect(dataOf(await admin.get('site/discount'))).toMatchObject({ is_used: true });
	});

	it('sells a partner’s product for free, and removes the coupon', async () => {
		await open('connected', 'partner-coupon');
		await buy('jetpack_backup_daily', { coupon: 'IONOS_IONA_ABC123' });

		expect(dataOf<object[]>(await admin.get('site/purchases'))).toMatchObject([{ amount: 0, active: '1' }]);
		expect((await host.bootstrap('admin')).Initial_State.partnerCoupon).toBe(false);
	});

	it('offers the introductory price only once', async () => {
		await open('connected');
		const slugs = async () =>
			dataOf<Array<{ product_slug: string }>>(await admin.get('intro-offers')).map(
				(each) => each.product_slug,
			);
		expect(await slugs()).toContain('jetpack_scan');

		await buy('jetpack_scan');

		expect(await slugs()).not.toContain('jetpack_scan');
		expect(await page('/provider/checkout?product=jetpack_scan')).toContain('Pay $119.40');
	});

	it('never redirects to another site', async () => {
		await open('connected');

		expect((await buy('jetpack_scan', { redirect_to: 'https://evil.test/' })).headers.get('Location')).toBe(
			`${ORIGIN}/wp-admin/admin.php?page=jetpack`,
		);
	});

	it.each(['nonsense', 'constructor', 'jetpack_backup_realtime'])('doesn’t sell %s', async (product) => {
		await open('connected');

		expect((await admin.page(`/provider/checkout?product=${product}`)).status).toBe(404);
		expect((await buy(product)).status).toBe(404);
	});

	it('sells nothing to a disconnected site', async () => {
		await open();

		expect((await buy('jetpack_scan')).status).toBe(404);
		expect(await host.database.selectFrom('provider_purchases').selectAll().execute()).toEqual([]);
	});

	it.each(['editor', 'subscriber'])('is closed to users with the role %s', async (login) => {
		await open('connected');
		const caller = await as(host, login);

		expect((await caller.page('/provider/checkout?product=jetpack_scan')).status).toBe(403);
		expect(
			(await caller.page('/provider/checkout', form({ action: 'buy', product: 'jetpack_scan' }))).status,
		).toBe(403);
	});
});

describe('purchase', () => {
	it('can be refunded once, which ends its plan', async () => {
		await open('connected');
		await buy('jetpack_complete');
		const [{ ID } = { ID: '' }] = dataOf<Array<{ ID: string }>>(await admin.get('site/purchases'));
		const answer = await admin.page('/provider/purchases', form({ id: ID }));

		expect(answer.headers.get('Location')).toContain('done=refunded');
		expect(dataOf<PlanData>(await admin.get('site')).plan.product_slug).toBe('jetpack_free');
		expect(dataOf<object[]>(await admin.get('site/purchases'))).toMatchObject([{ active: '0' }]);
		expect((await admin.page('/provider/purchases', form({ id: ID }))).headers.get('Location')).toContain(
			'done=not-refunded',
		);
	});

	it('can be expired once, which ends its plan', async () => {
		await open('connected');
		await buy('jetpack_security_t1_yearly');
		const [{ ID } = { ID: '' }] = dataOf<Array<{ ID: string }>>(await admin.get('site/purchases'));
		const expire = async () =>
			(await admin.page('/provider/purchases', form({ id: ID, action: 'expire' }))).headers.get('Location');

		expect(await expire()).toContain('done=expired');
		expect(dataOf<PlanData>(await admin.get('site')).plan.product_slug).toBe('jetpack_free');
		expect(dataOf<object[]>(await admin.get('site/purchases'))).toMatchObject([
			{ active: '0', expiry_status: 'expired' },
		]);
		expect(await expire()).toContain('done=not-expired');
	});

	it('can’t be refunded after two weeks, and expires at the end of its term', async () => {
		const clock = await hostWithClock('connected');
		host = clock.host;
		admin = await as(host, 'admin');
		await buy('jetpack_search');
		clock.pass(15 * DAY);
		admin = await as(host, 'admin');
		expect(dataOf<object[]>(await admin.get('site/purchases'))).toMatchObject([
			{ active: '1', is_refundable: false },
		]);

		clock.pass(351 * DAY);
		admin = await as(host, 'admin');

		expect(dataOf<PlanData>(await admin.get('site')).products).toMatchObject([{ expired: true }]);
		expect(dataOf<object[]>(await admin.get('site/purchases'))).toMatchObject([{ active: '0' }]);
	});

	it('of Jetpack Search allows the module on the free plan until it expires', async () => {
		const clock = await hostWithClock('connected');
		host = clock.host;
		admin = await as(host, 'admin');
		expect((await admin.post('search/settings', { module_active: true })).status).toBe(400);
		await buy('jetpack_search');
		expect((await admin.post('search/settings', { instant_search_enabled: true })).body).toEqual({
			module_active: true,
			instant_search_enabled: true,
		});

		clock.pass(366 * DAY);
		admin = await as(host, 'admin');
		await admin.get('site');
		await admin.page('/wp-admin/admin.php?page=jetpack');

		expect((await admin.get('search/settings')).body).toMatchObject({ module_active: false });
	});

	it('of a plan with ads turns them off on the first page load after it ends', async () => {
		await open('plan-premium');
		await admin.post('wordads/settings', { module_active: true });
		expect((await admin.get('wordads/settings')).body).toEqual({ module_active: true });

		await host.applyScenarios('plan-free');
		await admin.page('/wp-admin/admin.php?page=jetpack');

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
		expect((await host.bootstrap('admin')).Initial_State.newRecommendations).toEqual(['boost']);
	});

	it('store a partner coupon from the URL only if its partner is known', async () => {
		await open('connected');
		const take = (code: string) =>
			admin.page(`/wp-admin/admin.php?page=jetpack&jetpack-partner-coupon=${code}`);
		const coupon = async () => (await host.bootstrap('admin')).Initial_State.partnerCoupon;
		await take('OTHER_IONA_ABC');
		expect(await coupon()).toBe(false);

		const answer = await take('IONOS_IONA_ABC123');

		expect(answer.headers.get('Location')).toBe(
			`${ORIGIN}/wp-admin/admin.php?page=jetpack&showCouponRedemption=1`,
		);
		expect(await coupon()).toMatchObject({
			coupon_code: 'IONOS_IONA_ABC123',
			preset: 'IONA',
			partner: { prefix: 'IONOS', logo: { width: 119, height: 32 } },
			product: { slug: 'jetpack_backup_daily' },
		});
	});
});
