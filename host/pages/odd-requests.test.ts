/** @jest-environment node */
import type { Host } from '../app';
import { rowNumber } from '../provider/pages/layout';
import { as, form, ORIGIN, testHost, testHostWith, type Caller } from '../testing';

let host: Host;
let admin: Caller;

beforeEach(async () => {
	host = await testHost('connected', 'everything-on');
	admin = await as(host, 'admin');
});

afterEach(() => host.close());

describe('name inherited from Object.prototype', () => {
	it.each(['constructor', 'toString', '__proto__', 'valueOf'])(
		'isn’t accepted as a page, message or sharing service: %s',
		async (name) => {
			const page = await admin.page(`/wp-admin/${name}`);
			expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Another page')]);
			expect(await (await admin.page(`/provider/plans?done=${name}`)).text()).not.toContain('role="status"');
			expect((await admin.post('settings', { sharing_delete_service: name })).status).toBe(400);
		},
	);
});

describe('row number', () => {
	it.each(['NaN', '3000000000', '-1', '1e3', '0x1', '1.5', ''])('falls back to 0 for %s', async (id) => {
		expect((await admin.page('/provider/scan', form({ action: 'fix', id }))).status).toBe(303);
		expect((await admin.page('/provider/purchases', form({ action: 'refund', id }))).status).toBe(303);
		// PostgreSQL refuses numbers beyond 32 bits, and Number reads 0x1 as 1.
		expect(rowNumber(id)).toBe(0);
	});

	it.each([1, 2_147_483_647])('can be %s', (id) => {
		expect(rowNumber(String(id))).toBe(id);
	});
});

describe('coupon link', () => {
	const LINK = '/wp-admin/admin.php?page=jetpack&jetpack-partner-coupon=IONOS_IONA_SANDBOX1';
	const kept = async () => (await host.site()).value.facts.partnerCoupon;

	it('followed from another site applies the coupon only after a confirmation', async () => {
		for (const site of ['cross-site', 'same-site']) {
			const page = await admin.page(LINK, { headers: { 'Sec-Fetch-Site': site } });
			const text = await page.text();
			expect(page.status).toBe(200);
			expect(text).toContain('Use this coupon?');
			expect(text).toContain(LINK.replaceAll('&', '&amp;'));
			expect(await kept()).toBeFalsy();
		}
		const page = await admin.page(LINK, { headers: { 'Sec-Fetch-Site': 'same-origin' } });
		expect(page.status).toBe(302);
		expect(await kept()).toBe('IONOS_IONA_SANDBOX1');
	});

	it('typed into the address bar applies the coupon right away', async () => {
		expect((await admin.page(LINK, { headers: { 'Sec-Fetch-Site': 'none' } })).status).toBe(302);
		expect(await kept()).toBe('IONOS_IONA_SANDBOX1');
	});
});

describe('aborted request', () => {
	it('logs a single failure', async () => {
		const lines: string[] = [];
		const logging = await testHostWith({ log: (line) => lines.push(line) });
		const controller = new AbortController();
		const body = new ReadableStream({
			pull: (stream) => {
				controller.abort();
				stream.error(new Error('aborted'));
			},
		});
		const request = new Request(`${ORIGIN}/wp-login.php`, {
			method: 'POST',
			body,
			duplex: 'half',
			signal: controller.signal,
		} as RequestInit);
		await logging.fetch(request);
		const failed = lines.filter((line) => line.includes('failed'));
		expect(failed).toEqual([
			expect.stringMatching(/^\S+ POST \/wp-login\.php failed: broken off by the client$/),
		]);
		await logging.close();
	});
});
