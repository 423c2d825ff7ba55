import { createClient, type Client } from '../../src/rest-api/client';
import { keyringId } from '../../src/rest-api/contract/verification';
import * as verification from '../../src/rest-api/verification';
import { ORIGIN, TestSite } from '../support/test-site';

async function open(scenario: string[]): Promise<{ site: TestSite; client: Client }> {
	const site = await TestSite.start(scenario);
	await site.signIn('admin');
	const nonceUrl = `${ORIGIN}/wp-admin/admin-ajax.php?action=rest-nonce`;
	const nonce = await (await site.fetch(nonceUrl)).text();
	globalThis.fetch = site.fetch;
	return {
		site,
		client: createClient({ root: `${ORIGIN}/wp-json/`, nonce, nonceUrl, wait: async () => {} }),
	};
}
const seen = ({ calls }: TestSite) => calls.map(({ method, path, body }) => [method, path, body]);

describe('verification calls', () => {
	it('send the keyring ID in the path of a GET and the body of a POST [API-060, API-078]', async () => {
		const { site, client } = await open(['google-unverified']);
		const { token } = await verification.getGoogleVerification(client, null);
		expect(token).toMatch(/^[\w-]+$/);
		await verification.getGoogleVerification(client, 123);
		await expect(verification.verifyGoogle(client, 123)).resolves.toMatchObject({
			verified: true,
			token: '',
			is_owner: true,
			failure: null,
			errorCodes: [],
		});
		expect(seen(site)).toEqual([
			['GET', 'verify-site/google', null],
			['GET', 'verify-site/google/123', null],
			['POST', 'verify-site/google', { keyring_id: 123 }],
		]);
	});

	it('parse every form of response that hosts send [TRAF-059, TRAF-092]', async () => {
		const { site, client } = await open(['google-unverified']);
		let body: unknown;
		site.intercept(() => new Response(JSON.stringify(body)));
		const read = (answer: unknown) => {
			body = answer;
			return verification.getGoogleVerification(client, null);
		};
		const none = { verified: false, token: '', is_owner: false, failure: null, errorCodes: [] };
		await expect(read({})).resolves.toMatchObject(none);
		await expect(read({ verified: '', token: false, is_owner: '0', errors: [] })).resolves.toMatchObject(
			none,
		);
		await expect(read({ verified: '1', errors: {} })).resolves.toMatchObject({
			verified: true,
			failure: null,
		});
		await expect(read({ verified: false, errors: { forbidden: ['No.'] } })).resolves.toMatchObject({
			failure: null,
			errorCodes: ['forbidden'],
		});
		await expect(read({ verified: true, errors: ['No &amp; no.'] })).resolves.toMatchObject({
			verified: false,
			failure: { message: 'No & no.' },
		});
		await expect(read('x')).rejects.toMatchObject({ kind: 'schema' });
	});

	it.each([
		[{ keyring_id: 7 }, 7],
		[{ keyring_id: '7' }, 7],
		[{ keyring_id: 7.5 }, null],
		[{ keyring_id: -7 }, null],
		[{ keyring_id: 1e20 }, null],
		['7', null],
		[[7], null],
		[null, null],
	])('read the popup message %j as keyring ID %p [TRAF-089]', (message, id) => {
		expect(keyringId(message)).toBe(id);
	});
});
