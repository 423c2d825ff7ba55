/** @jest-environment node */
import type { Host } from '../app';
import { rowNumber } from '../provider/pages/layout';
import { form, open, ORIGIN, testHostWith, type Caller } from '../testing';

let host: Host;
let admin: Caller;

beforeAll(async () => {
	({ host, admin } = await open('connected', 'everything-on'));
});

it.each(['constructor', 'toString', '__proto__', 'valueOf'])(
	'The inherited name %s is no page, message or sharing service',
	async (name) => {
		expect(await admin.read(`/wp-admin/${name}`)).toContain('Another page');
		expect(await admin.read(`/provider/plans?done=${name}`)).not.toContain('role="status"');
		expect((await admin.post('settings', { sharing_delete_service: name })).status).toBe(400);
	},
);

it.each(['NaN', '3000000000', '-1', '1e3', '0x1', '1.5', ''])(
	'The row number “%s” falls back to 0',
	async (id) => {
		expect((await admin.page('/provider/scan', form({ action: 'fix', id }))).status).toBe(303);
		expect((await admin.page('/provider/purchases', form({ action: 'refund', id }))).status).toBe(303);
		// PostgreSQL refuses numbers beyond 32 bits, and Number reads 0x1 as 1.
		expect(rowNumber(id)).toBe(0);
		expect(rowNumber('2147483647')).toBe(2_147_483_647);
	},
);

it.each([
	['cross-site', 200],
	['same-site', 200],
	['same-origin', 302],
	['none', 302],
])('A coupon link from %s is followed at once only from here (%i)', async (from, status) => {
	const LINK = '/wp-admin/admin.php?page=jetpack&jetpack-partner-coupon=IONOS_IONA_SANDBOX1';
	({ host, admin } = await open('connected'));
	const page = await admin.page(LINK, { headers: { 'Sec-Fetch-Site': from } });
	expect(page.status).toBe(status);
	const { partnerCoupon } = (await host.site()).value.facts;
	expect(partnerCoupon || null).toBe(status === 302 ? 'IONOS_IONA_SANDBOX1' : null);
	const text = await page.text();
	expect(text.includes('Use this coupon?')).toBe(status === 200);
	expect(text.includes(LINK.replaceAll('&', '&amp;'))).toBe(status === 200);
});

it('An aborted request logs a single failure', async () => {
	const lines: string[] = [];
	const logging = await testHostWith({ log: (line) => lines.push(line) });
	const controller = new AbortController();
	const body = new ReadableStream({
		pull: (stream) => {
			controller.abort();
			stream.error(new Error('aborted'));
		},
	});
	const init = { method: 'POST', body, duplex: 'half', signal: controller.signal };
	await logging.fetch(new Request(`${ORIGIN}/wp-login.php`, init as RequestInit));
	expect(lines.filter((line) => line.includes('failed'))).toEqual([
		expect.stringMatching(/^\S+ POST \/wp-login\.php failed: broken off by the client$/),
	]);
});
