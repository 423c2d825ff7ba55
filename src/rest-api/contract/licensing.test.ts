import * as v from 'valibot';
import { attachResponse, bootstrapLicensing, licenseList } from './licensing';

describe('answer to an activation', () => {
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
	])('may be %s: %j [LIC-009, LIC-041]', (_, answer, outcome) => {
		expect(v.parse(attachResponse, answer)).toEqual(outcome);
	});
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
