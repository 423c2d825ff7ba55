import fc from 'fast-check';
import * as v from 'valibot';
import { REWIND_STATES, rewindStatus, SCAN_STATES, scanStatus, vaultPressData } from './backup-scan';

const wrap = (data: unknown) => ({ code: 'success', message: '', data: JSON.stringify(data) });
const rewind = (data: unknown) => v.parse(rewindStatus, wrap(data));
const scan = (data: unknown) => v.parse(scanStatus, wrap(data));

describe('rewindStatus', () => {
	it.each(REWIND_STATES)('keeps the state %s', (state) => {
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
		expect(scan({ state, threats, most_recent: { timestamp: '2026-11-20' } })).toEqual({
			state,
			reason: '',
			threats,
			credentials: null,
			most_recent: { timestamp: '2026-11-20' },
		});
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

describe('vaultPressData', () => {
	it('reads features and notices, and fills in what’s missing [DASH-059]', () => {
		const data = { features: { security: 1 }, security: { notice_count: '2' } };
		expect(v.parse(vaultPressData, { code: 'success', message: '<b>Fine</b>', data })).toEqual({
			code: 'success',
			message: 'Fine',
			data: { features: { security: true, backups: false }, security: { notice_count: 2 } },
		});
		expect(v.parse(vaultPressData, { code: 'odd', message: 'x', data: [] }).data).toEqual({
			features: { security: false, backups: false },
			security: { notice_count: null },
		});
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
			expect(threats.every(({ id, title }) => typeof id === 'string' && typeof title === 'string')).toBe(
				true,
			);
			expect(credentials === null || credentials.every(({ type }) => typeof type === 'string')).toBe(true);
		}),
	);
});
