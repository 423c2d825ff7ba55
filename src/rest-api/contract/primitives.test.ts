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
	])('read the flag %p as %p', (given, expected) => {
		expect(v.parse(flag(), given)).toBe(expected);
	});

	it('read text and numbers in every form hosts send', () => {
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

	it('read [] as an empty map, and drop invalid entries', () => {
		const schema = mapOf(v.object({ a: v.string() }));
		expect(v.parse(schema, [])).toEqual({});
		expect(v.parse(schema, { x: { a: '1' }, y: 3 })).toEqual({ x: { a: '1' } });
	});

	it('read a map with numeric keys as a list', () => {
		expect(v.parse(listOf(v.string()), { 0: 'a', 2: 'b' })).toEqual(['a', 'b']);
		expect(v.parse(listOf(v.string()), 'no')).toEqual([]);
	});

	it('decode JSON text in data, and refuse anything else [API-077]', () => {
		const schema = wrappedText(v.object({ ID: v.number() }));
		expect(v.parse(schema, { code: 'success', message: '', data: '{"ID":7}' })).toEqual({ ID: 7 });
		expect(v.safeParse(schema, { code: 'success', data: '<p>' }).success).toBe(false);
		expect(v.safeParse(schema, { code: 'fetch_failed', data: '{}' }).success).toBe(false);
	});

	it('never fail, whatever the host sends', () => {
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

describe('schemas for unusual responses', () => {
	it('read blocked attempts sent as a number, text or nothing', () => {
		expect(['1234', 12, false, 'N/A'].map((value) => v.parse(protectCount, value))).toEqual([
			1234,
			12,
			null,
			null,
		]);
		expect(v.safeParse(protectCount, { code: 'not_active' }).success).toBe(false);
	});

	it('normalize the allow list and a missing email address', () => {
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

	it('refuse an error body as settings, and read it as no modules', () => {
		const body = { code: 'rest_forbidden', message: 'No.', data: { status: 200 } };
		expect(v.safeParse(settings, body).success).toBe(false);
		expect(v.parse(moduleMap, body)).toEqual({});
	});

	it('replace each W of a week with a hyphen [STATS-017]', () => {
		const week = { unit: 'week', fields: [], data: [['2026W11W16', 7]] };
		expect(v.parse(statsResponse('week'), { week })).toEqual({
			points: [{ date: '2026-11-16', views: 7 }],
			hasErrors: false,
			summary: null,
		});
	});

	it('flag stats with errors, and read a range without data as empty [STATS-015, STATS-019]', () => {
		const broken = { general: { errors: { http: ['x'] }, error_data: [] }, day: [] };
		expect(v.parse(statsResponse('day'), broken)).toEqual({ points: [], hasErrors: true, summary: null });
		expect(v.parse(statsResponse('month'), { month: { errors: {}, error_data: [] } })).toMatchObject({
			points: [],
		});
	});
});
