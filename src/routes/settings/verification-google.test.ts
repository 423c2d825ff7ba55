import { keyringId } from '../../rest-api/verification';
import * as verification from '../../rest-api/verification';
import { selectReportedProblem, selectVerification } from './verification/slice';
import { startVerification, verifyWithAccount } from './verification/thunks';
import { openStore } from '../../../tests/support/open-piece';
import type { TestSite } from '../../../tests/support/test-site';

const checks = (site: TestSite) => site.callsTo('GET', 'verify-site').map(({ path }) => path);
const posts = (site: TestSite) => site.callsTo('POST').map(({ path, body }) => [path, body]);

const open = async (
	google = '',
	before: (site: TestSite) => void = () => {},
	scenario = 'google-unverified',
) => {
	const opened = await openStore({
		scenario: [scenario],
		before: async (site) => {
			await site.setSwitches({ 'verification-tools': true });
			await site.post('settings', { google });
			site.calls.length = 0;
			before(site);
		},
	});
	const { store, services } = opened;
	return {
		...opened,
		read: () => verification.getGoogleVerification(services.client, null),
		start: () => store.dispatch(startVerification()),
		verify: (keyring = 123) => store.dispatch(verifyWithAccount(keyring)),
		view: () => selectVerification(store.getState()),
		problem: () => selectReportedProblem(store.getState()),
		notices: () =>
			store.getState().notices.items.map(({ text, status, duration }) => [text, status, duration]),
	};
};
const TOKEN = { google: expect.stringMatching(/^[\w-]{43}$/) as unknown };
const NO_TOKEN = 'no_token_for_user';
const VERIFIED = [['Site is verified', 'is-success', 2000]];

describe('answers about a verification', () => {
	const NO = { verified: false, token: '', is_owner: false };
	const FINE = { verified: true, failure: null };
	const failed = (message: string) => ({ verified: false, failure: { message } });

	it.each<[answer: object, read: object]>([
		[{}, { ...NO, failure: null, errorCodes: [] }],
		[{ verified: '', token: false, is_owner: '0', errors: [] }, NO],
		[{ verified: '1', errors: {} }, FINE],
		[{ verified: true, errors: null }, FINE],
		[{ verified: true, errors: { odd: ['x'] } }, FINE],
		[
			{ verified: false, errors: { forbidden: ['No.'] } },
			{ failure: null, errorCodes: ['forbidden'] },
		],
		[{ verified: true, errors: ['No &amp; no.'] }, failed('No & no.')],
		[{ verified: true, errors: [{ code: 'quota', message: 'Used up.' }] }, failed('Used up.')],
	])('are read in each form that hosts send: %j [TRAF-059, TRAF-092]', async (answer, expected) => {
		const { read } = await open('', (site) => site.fail('GET', 'verify-site', 200, answer));
		await expect(read()).resolves.toMatchObject(expected);
	});

	it('are no text [TRAF-059]', async () => {
		const { read } = await open('', (site) => site.fail('GET', 'verify-site', 200, '"x"'));
		await expect(read()).rejects.toMatchObject({ kind: 'schema' });
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
	])('come with the popup’s message %j, read as keyring ID %p [TRAF-089]', (message, id) => {
		expect(keyringId(message)).toBe(id);
	});
});

describe('the Google check on load', () => {
	it('runs once, and stores the token if none is stored, silently [TRAF-058, TRAF-088, API-060]', async () => {
		const { site, start, view, notices } = await open();
		await start();
		expect(checks(site)).toEqual(['verify-site/google']);
		expect(posts(site)).toEqual([['settings', TOKEN]]);
		expect(view()).toMatchObject({ step: 'idle', isManual: false, isConnected: true });
		expect(notices()).toEqual([]);
	});

	it.each([
		['a value is stored', 'mine', 'google-unverified'],
		['the site is verified', '', 'google-verified'],
	])('stores nothing if %s [TRAF-088]', async (_, stored, scenario) => {
		const { site, start, view } = await open(stored, () => {}, scenario);
		await start();
		expect(posts(site)).toEqual([]);
		expect(view().isManual).toBe(false);
	});

	it.each<[string, string, unknown, number]>([
		['a stored value verifies nothing', 'mine', { verified: false, token: '' }, 200],
		['it’s forbidden', '', { code: 'forbidden', message: 'No.' }, 403],
		['the answer says so', '', { verified: false, errors: { forbidden: ['No.'] } }, 200],
		['the provider’s code says so', '', { code: 'error_x', message: '403: Sorry [forbidden] No.' }, 500],
	])('opens the field if %s [TRAF-066, TRAF-088]', async (_, stored, body, status) => {
		const { start, view } = await open(stored, (site) => site.fail('GET', 'verify-site', status, body));
		await start();
		expect(view().isManual).toBe(true);
		expect(view().failure !== null).toBe(status !== 200);
	});

	const REVOKED = 'unverify-site-error';

	it.each([
		['a map', 'old', 200, { verified: false, token: '', errors: { [REVOKED]: ['Taken back.'] } }],
		['a refusal', 'old', 500, { code: REVOKED, message: 'x' }],
		['a map, with nothing stored', '', 200, { verified: false, token: '', errors: { [REVOKED]: ['No.'] } }],
	])(
		'clears a stored value if verification was revoked, and runs again: %s [TRAF-065, TRAF-088]',
		async (_, stored, status, body) => {
			const { site, start } = await open(stored, (running) => {
				let isFirst = true;
				running.intercept((request) => {
					const isAnswered = isFirst && request.url.includes('verify-site');
					isFirst &&= !isAnswered;
					return isAnswered ? Response.json(body, { status }) : null;
				});
			});
			await start();
			const cleared = ['settings', { google: '' }];
			expect(posts(site)).toEqual(stored ? [cleared, ['settings', TOKEN]] : []);
			expect(checks(site)).toHaveLength(stored ? 2 : 1);
		},
	);

	it.each<[string, object, number]>([
		['refused with that code', { code: NO_TOKEN, message: 'No token for user' }, 403],
		['refused in the host’s words', { code: 'x', message: `403: Sorry [${NO_TOKEN}] No token.` }, 500],
		['a list', { verified: false, errors: [{ code: NO_TOKEN, message: 'No token' }] }, 200],
		['a map', { verified: false, errors: { [NO_TOKEN]: ['No token'] } }, 200],
	])(
		'knows that there is no Google account, until a later check finds one: %s [TRAF-064]',
		async (_, body, status) => {
			const { site, start, view, problem } = await open();
			site.fail('GET', 'verify-site', status, body);
			await start();
			expect(view()).toMatchObject({ isConnected: false, failure: null });
			expect(problem()).toBe('');
			expect(posts(site)).toEqual([]);
			site.recover();
			await start();
			expect(view().isConnected).toBe(true);
		},
	);
});

describe('verifying with an account', () => {
	it('checks the site, stores the token, then verifies it [TRAF-059, TRAF-062, TRAF-068, TRAF-090, API-060, API-078]', async () => {
		const { site, verify, view, notices, events } = await open('other');
		await verify();
		expect(checks(site)).toEqual(['verify-site/google/123']);
		expect(posts(site)).toEqual([
			['settings', TOKEN],
			['verify-site/google', { keyring_id: 123 }],
		]);
		expect(view().google).toMatchObject({ verified: true, is_owner: true });
		expect(notices()).toEqual(VERIFIED);
		expect(events().map(([name]) => name)).toEqual(['jetpack_site_verification_google_verify_success']);
	});

	it('doesn’t verify a verified site again, or store a known token [TRAF-090]', async () => {
		const { site, verify, notices } = await open('known', (running) =>
			running.fail('GET', 'verify-site', 200, { verified: true, token: 'known', is_owner: true }),
		);
		await verify();
		expect(notices()).toMatchObject(VERIFIED);
		expect(posts(site)).toEqual([]);
	});

	const NOT_YOURS = 'We couldn’t verify that you own this site.';
	it.each([
		['a refused check', 'GET', { code: 'x', message: 'Not now.' }, 500, 'Not now.'],
		['a refused verification', 'POST', { code: 'x', message: 'Not yours.' }, 500, 'Not yours.'],
		['a list of errors in an answer', 'POST', { verified: true, errors: ['Broken.'] }, 200, 'Broken.'],
		['a map', 'POST', { verified: false, errors: { forbidden: ['No.'] } }, 200, NOT_YOURS],
		['a code with words', 'GET', { verified: true, errors: [{ code: 'c', message: 'Odd.' }] }, 200, 'Odd.'],
	])(
		'says why it failed, for five seconds, and records it: %s [TRAF-058, TRAF-066, TRAF-069, TRAF-070, TRAF-092]',
		async (_, method, body, status, error_message) => {
			const { verify, notices, events, view } = await open('other', (site) =>
				site.fail(method, 'verify-site', status, body),
			);
			await verify();
			expect(notices()).toEqual([[`Site failed to verify: ${error_message}`, 'is-error', 5000]]);
			expect(events()).toEqual([
				['jetpack_site_verification_google_verify_error', expect.objectContaining({ error_message })],
			]);
			expect(view()).toMatchObject({
				step: 'idle',
				isManual: 'errors' in body && 'forbidden' in body.errors,
			});
		},
	);

	it('clears the stored value if verification was revoked [TRAF-065]', async () => {
		const { site, verify, notices } = await open('old', (running) =>
			running.fail('POST', 'verify-site', 500, { code: 'unverify-site-error', message: 'Taken back.' }),
		);
		await verify();
		expect(notices()).toMatchObject([['Site failed to verify: Taken back.', 'is-error', 5000]]);
		expect(posts(site).at(-1)).toEqual(['settings', { google: '' }]);
	});
});
