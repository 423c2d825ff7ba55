import fc from 'fast-check';
import * as v from 'valibot';
import { REWIND_STATES, rewindStatus, SCAN_STATES, scanStatus, vaultPressData } from './backup-scan';
import { attachResponse, bootstrapLicensing, licenseList } from './licensing';

const wrap = (data: unknown) => ({ code: 'success', message: '', data: JSON.stringify(data) });
const rewind = (data: unknown) => v.parse(rewindStatus, wrap(data));
const scan = (data: unknown) => v.parse(scanStatus, wrap(data));

describe('rewindStatus', () => {
	it.each(REWIND_STATES)('keeps the state %s [DASH-053]', (state) => {
		const known = { state, reason: 'site_new', credentials: [{ type: 'auto' }], last_backup: '2026-11-20' };
		expect(rewind({ ...known, more: 1 })).toEqual(known);
	});

	it.each([null, '', [], {}, false, { state: 5 }])(
		'reads %j as unavailable without a reason [DASH-053]',
		(data) => {
			expect(rewind(data)).toEqual({ state: 'unavailable', reason: '', credentials: null, last_backup: '' });
		},
	);

	it('marks a state that’s not of the contract', () => {
		expect(rewind({ state: 'dreaming' })).toMatchObject({ state: 'unavailable', isUnknownState: true });
	});
});

describe('scanStatus', () => {
	it.each(SCAN_STATES)('keeps the state %s', (state) => {
		const threats = [{ id: '1', title: 'Bad file', signature: 'x' }];
		const known = { state, threats, most_recent: { timestamp: '2026-11-20' } };
		expect(scan(known)).toEqual({ ...known, reason: '', credentials: null });
	});

	it.each([
		[undefined, null],
		[null, null],
		['x', null],
		[[], []],
		[[{ type: 'managed', role: 1 }, 5], [{ type: 'managed' }]],
	])('reads the credentials %j as %j [DASH-071]', (credentials, expected) => {
		expect(scan({ credentials })).toMatchObject({ state: 'unavailable', credentials: expected });
	});
});

it('vaultPressData reads features and notices, and fills in what’s missing [DASH-059]', () => {
	const data = { features: { security: 1 }, security: { notice_count: '2' } };
	expect(v.parse(vaultPressData, { code: 'success', message: '<b>Fine</b>', data })).toEqual({
		code: 'success',
		message: 'Fine',
		data: { features: { security: true, backups: false }, security: { notice_count: 2 } },
	});
	expect(v.parse(vaultPressData, { code: 'not_registered', message: 'x', data: [] }).data).toEqual({
		features: { security: false, backups: false },
		security: { notice_count: null },
	});
});

it('statuses have a known state and clean lists, whatever the provider sends', () => {
	const odd = fc.oneof(fc.jsonValue(), fc.constantFrom('idle', 'active', '<b>x</b>'));
	const payload = fc.oneof(
		odd,
		fc.record({ state: odd, reason: odd, threats: odd, credentials: odd }, { requiredKeys: [] }),
	);
	fc.assert(
		fc.property(payload, (data) => {
			expect(REWIND_STATES).toContain(rewind(data).state);
			const { state, threats, credentials } = scan(data);
			expect(SCAN_STATES).toContain(state);
			const isClean = ({ id, title }: object & { id: unknown; title: unknown }) =>
				typeof id === 'string' && typeof title === 'string';
			expect(threats.every(isClean)).toBe(true);
			expect(credentials === null || credentials.every(({ type }) => typeof type === 'string')).toBe(true);
		}),
	);
});

it.each([
	['lists', [[{ activatedProductId: 2106 }, { activatedProductId: 2014 }]], { productId: 2106 }],
	['a text', { activatedProductId: '2106' }, { productId: 2106 }],
	['the answer as it is', { activatedProductId: 2106 }, { productId: 2106 }],
	['a later error', [{ errors: { a: [], b: [['', 'First.'], 'Second.'] } }], { error: 'First.' }],
	['nested errors', [[{ errors: { a: '', b: [['Nested.']] } }]], { error: 'Nested.' }],
	['errors in a list', [{ errors: [[], ['Listed.']] }], { error: 'Listed.' }],
	['an error with markup', [{ errors: { a: ['<b>Bold</b> &amp; plain.'] } }], { error: 'Bold & plain.' }],
	['no word', [{ errors: {}, error_data: [] }], { error: '' }],
	['an empty list', [], { error: '' }],
	['nothing', null, { error: '' }],
	['a number', [7], { error: '' }],
])('answer to an activation may be %s: %j [LIC-009, LIC-041]', (_, answer, outcome) => {
	expect(v.parse(attachResponse, answer)).toEqual(outcome);
});

describe('licenses of the page', () => {
	const NONE = {
		error: '',
		showLicensingUi: false,
		userCounts: { detached: 0, attached: 0, revoked: 0 },
		activationNoticeDismiss: { last_detached_count: null, last_dismissed_time: null },
	};

	it('are read whole [LIC-036]', () => {
		const licensing = {
			error: 'No such key.',
			showLicensingUi: true,
			userCounts: { detached: 3, attached: 2, revoked: 1 },
			activationNoticeDismiss: { last_detached_count: 2, last_dismissed_time: '2026-01-02T03:04:05Z' },
		};
		expect(v.parse(bootstrapLicensing, licensing)).toEqual(licensing);
		expect(v.parse(bootstrapLicensing, { ...licensing, userCounts: null }).userCounts).toBeNull();
	});

	it.each([
		['nothing', undefined],
		['an error in place of numbers', { userCounts: { errors: { failed: ['x'] }, error_data: {} } }],
		['odd numbers', { userCounts: { detached: -3, attached: 'x' }, activationNoticeDismiss: [] }],
	])('are none when the host prints %s', (_, value) => {
		expect(v.parse(bootstrapLicensing, value)).toEqual(NONE);
	});

	it('list each key with its product, and drop what has no key [LIC-038, LIC-039]', () => {
		const license = { license_key: 'k', product: 'Scan', attached_at: '', revoked_at: null };
		expect(v.parse(licenseList, { items: [license, { product: 'x' }, null] })).toEqual([
			{ ...license, revoked_at: '' },
		]);
	});
});
