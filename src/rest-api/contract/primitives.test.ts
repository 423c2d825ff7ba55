import fc from 'fast-check';
import * as v from 'valibot';
import { bootstrapConnectionStatus } from './connection';
import { moduleMap, protectCount } from './modules';
import { defaulted, flag, listOf, mapOf, numberOrNull, optionalFlag, text, wrappedText } from './primitives';
import { bootstrapSettings, settings } from './settings';
import { statsResponse } from './stats';

describe('tolerant schemas', () => {
	it.each([
		[true, true],
		['1', true],
		[1, true],
		[false, false],
		['', false],
		['0', false],
		[0, false],
		[null, false],
		[{}, false],
	])('reads the flag %p as %p', (given, expected) => {
		expect(v.parse(flag(), given)).toBe(expected);
	});

	it('reads texts and numbers in every form that hosts print', () => {
		expect(['a', 7, false, null, []].map((value) => v.parse(text('-'), value))).toEqual([
			'a',
			'7',
			'-',
			'-',
			'-',
		]);
		expect(['12', 12, '', 'x', false, null].map((value) => v.parse(numberOrNull(), value))).toEqual([
			12,
			12,
			null,
			null,
			null,
			null,
		]);
	});

	it('takes [] for an empty map, and leaves broken entries out', () => {
		const schema = mapOf(v.object({ a: v.string() }));
		expect(v.parse(schema, [])).toEqual({});
		expect(v.parse(schema, { x: { a: '1' }, y: 3 })).toEqual({ x: { a: '1' } });
	});

	it('takes a map with numbers for a list', () => {
		expect(v.parse(listOf(v.string()), { 0: 'a', 2: 'b' })).toEqual(['a', 'b']);
		expect(v.parse(listOf(v.string()), 'no')).toEqual([]);
	});

	it('decodes JSON text in data, and refuses what is none [API-077]', () => {
		const schema = wrappedText(v.object({ ID: v.number() }));
		expect(v.parse(schema, { code: 'success', message: '', data: '{"ID":7}' })).toEqual({ ID: 7 });
		expect(v.safeParse(schema, { code: 'success', data: '<p>' }).success).toBe(false);
		expect(v.safeParse(schema, { code: 'fetch_failed', data: '{}' }).success).toBe(false);
	});

	it('never throws, whatever the host prints', () => {
		const schemas: v.GenericSchema[] = [
			bootstrapConnectionStatus,
			bootstrapSettings,
			defaulted({ a: optionalFlag(), b: text() }),
		];
		fc.assert(
			fc.property(fc.anything(), fc.constantFrom(...schemas), (value, schema) => {
				expect(v.safeParse(schema, value).success).toBe(true);
			}),
		);
	});
});

describe('the odd answers of the contract', () => {
	it('reads blocked attempts as number, text or nothing', () => {
		expect(['1234', 12, false, 'N/A'].map((value) => v.parse(protectCount, value))).toEqual([
			1234,
			12,
			null,
			null,
		]);
		expect(v.safeParse(protectCount, { code: 'not_active' }).success).toBe(false);
	});

	it('reads the allow list and the missing mail address into one form each', () => {
		const stored = {
			photon: true,
			jetpack_protect_global_whitelist: { local: ['1.1.1.1', '2.2.2.2 - 2.2.2.9'] },
		};
		for (const none of [false, null, '1']) {
			expect(v.parse(settings, { ...stored, post_by_email_address: none })).toMatchObject({
				jetpack_protect_global_whitelist: '1.1.1.1\n2.2.2.2 - 2.2.2.9',
				post_by_email_address: '',
			});
		}
	});

	it('refuses an error body in the place of settings and modules', () => {
		const body = { code: 'rest_forbidden', message: 'No.', data: { status: 200 } };
		expect(v.safeParse(settings, body).success).toBe(false);
		expect(v.parse(moduleMap, body)).toEqual({});
	});

	it('turns the W of a week into hyphens [STATS-017]', () => {
		const week = { unit: 'week', fields: [], data: [['2026W11W16', 7]] };
		expect(v.parse(statsResponse('week'), { week })).toEqual({
			points: [{ date: '2026-11-16', views: 7 }],
			hasErrors: false,
			summary: null,
		});
	});

	it('marks statistics with errors, and a range without an answer as empty [STATS-015, STATS-019]', () => {
		const broken = { general: { errors: { http: ['x'] }, error_data: [] }, day: [] };
		expect(v.parse(statsResponse('day'), broken)).toEqual({ points: [], hasErrors: true, summary: null });
		expect(v.parse(statsResponse('month'), { month: { errors: {}, error_data: [] } })).toMatchObject({
			points: [],
		});
	});
});
