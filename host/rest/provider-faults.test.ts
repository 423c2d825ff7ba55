/** @jest-environment node */
import type { Host } from '../app';
import { open, type Caller } from '../testing';

const noAnswer = (code: string) => ({ status: 200, body: { code, data: { status: '' } } });
const refused = (code: string, status = 403) => ({ status, body: { code, data: { status } } });
const EMPTY = { status: 200, body: '' };

/** Answers of each call while the provider can't be reached, and while it refuses (host-contract 4.2). */
const ANSWERS: ReadonlyArray<[call: string, unreachable: object, refusing: object]> = [
	['site/discount', noAnswer('discount_fetch_failed'), refused('discount_fetch_failed')],
	['intro-offers', noAnswer('intro_offers_fetch_failed'), refused('intro_offers_fetch_failed')],
	['products', noAnswer('failed_to_fetch_data'), refused('failed_to_fetch_data')],
	['recommendations/product-suggestions', noAnswer('failed_to_fetch_data'), refused('failed_to_fetch_data')],
	['recommendations/upsell', noAnswer('failed_to_fetch_data'), refused('failed_to_fetch_data')],
	['licensing/user/licenses', noAnswer('failed_to_fetch_data'), refused('failed_to_fetch_data')],
	['licensing/user/counts', noAnswer('failed_to_fetch_data'), refused('failed_to_fetch_data')],
	['search/stats', noAnswer('remote-error'), refused('remote-error-unauthorized')],
	['plans', EMPTY, { status: 200, body: { code: 'unauthorized' } }],
	[
		'tracking/settings',
		{ status: 500, body: { code: 'http_request_failed', data: null } },
		{ status: 200, body: { code: 'unauthorized' } },
	],
	['site/features', refused('failed_to_fetch_data', 500), { status: 200, body: { code: 'success' } }],
	['site/purchases', refused('failed_to_fetch_data', 500), refused('failed_to_fetch_data', 500)],
	['site', refused('site_data_fetch_failed', 400), refused('site_data_fetch_failed', 400)],
	['rewind', refused('rewind_data_fetch_failed', 400), refused('rewind_data_fetch_failed', 400)],
	['scan', refused('scan_state_fetch_failed', 400), refused('scan_state_fetch_failed', 400)],
	[
		'verify-site/google',
		{ status: 500, body: { code: 'error_checking_if_site_verified_google', data: null } },
		{ status: 500, body: { message: expect.stringContaining('[unauthorized]') as string } },
	],
	[
		'connection/test',
		{ status: 500, body: { code: 'failed_test__outbound_http' } },
		{ status: 500, body: { code: 'failed_test__wpcom_connection_test' } },
	],
	[
		'module/stats/data?range=week',
		{ status: 200, body: { week: { errors: { http_request_failed: expect.anything() as object } } } },
		{ status: 200, body: { week: { errors: { stats_error: expect.anything() as object } } } },
	],
	['search/pricing', { status: 200, body: { trial_available: false } }, { status: 200, body: {} }],
	['site/benefits', { status: 200, body: { code: 'success' } }, { status: 200, body: { code: 'success' } }],
	['settings', { status: 200, body: { stats: true } }, { status: 200, body: { stats: true } }],
];

describe.each([
	['cannot be reached', 'provider-unreachable', 1],
	['refuses', 'provider-errors', 2],
] as const)('while the provider %s', (_what, scenario, column) => {
	let host: Host;
	let admin: Caller;

	beforeEach(async () => {
		({ host, admin } = await open('stats-on', 'licenses', scenario));
	});

	it.each(ANSWERS)('%s responds like the recorded host', async (...row) => {
		expect(await admin.get(row[0])).toMatchObject(row[column]);
	});

	it('the page loads without the account and the license counts', async () => {
		const { Initial_State: state } = await host.bootstrap('admin');
		expect(state.userData).toMatchObject({
			currentUser: { isConnected: true, wpcomUser: { avatar: false } },
		});
		expect(state.licensing).toMatchObject({ userCounts: { errors: expect.anything() as object } });
	});

	it('attaching a license fails, and the survey returns the provider’s error or nothing', async () => {
		expect(await admin.post('licensing/attach-licenses', { licenses: ['jetpack-scan_ABC'] })).toMatchObject({
			status: 500,
			body: { code: 'request_failed', data: null, additional_errors: [{ data: null }] },
		});
		expect((await admin.post('marketing/survey', { survey_id: 'x' })).body).toEqual(
			scenario === 'provider-errors' ? { error: 'unauthorized' } : '',
		);
	});
});

it('An empty provider response becomes a 204 for discount and offers, and “null” for backups', async () => {
	const { admin } = await open('connected', 'provider-empty');
	expect((await admin.get('site/discount')).status).toBe(204);
	expect((await admin.get('intro-offers')).status).toBe(204);
	expect((await admin.get('rewind')).body).toMatchObject({ code: 'success', data: 'null' });
});

it('A rejected token fails the site call but not products, or requires contacting support', async () => {
	const { host, admin } = await open('error-signature-mismatch');
	const status = async () => (await host.bootstrap('admin')).Initial_State.connectionStatus;
	expect((await admin.get('site')).body).toMatchObject({
		code: 'site_data_fetch_failed',
		data: { api_error_code: 'signature_mismatch', api_http_code: 403 },
	});
	expect((await admin.get('products')).status).toBe(200);
	expect(await status()).toMatchObject({
		errors: [{ action: 'reconnect', data: { api_error_code: 'signature_mismatch' } }],
	});
	await host.applyScenarios('connection-error-support');
	expect(await status()).toMatchObject({ errors: [{ action: 'support' }] });
});
