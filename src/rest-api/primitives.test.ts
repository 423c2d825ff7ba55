import fc from 'fast-check';
import * as v from 'valibot';
import { bootstrapConnectionStatus } from './connection';
import { moduleMap, protectCount } from './modules';
import { defaulted, flag, listOf, mapOf, numberOrNull, optionalFlag, text, wrappedText } from './primitives';
import { bootstrapSettings, settings } from './settings';

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
		const read = (schema: v.GenericSchema, values: unknown[]) =>
			values.map((value) => v.parse(schema, value));
		expect(read(text('-'), ['a', 7, false, null, []])).toEqual(['a', '7', '-', '-', '-']);
		const numbers = [12, 12, null, null, null, null];
		expect(read(numberOrNull(), ['12', 12, '', 'x', false, null])).toEqual(numbers);
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
		const read = ['1234', 12, false, 'N/A'].map((value) => v.parse(protectCount, value));
		expect(read).toEqual([1234, 12, null, null]);
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
});

describe('module', () => {
	const one = (fields: object) => v.parse(moduleMap, { x: { module: 'x', name: 'X', ...fields } }).x;

	it('has the fields that cards, search and permissions need [SET-027]', () => {
		const fields = {
			activated: true,
			short_description: 'S',
			long_description: 'L',
			learn_more_button: 'B',
			auto_activate: 'Public',
			search_terms: 'T',
			additional_search_queries: 'Q',
			feature: ['F'],
			requires_connection: true,
			requires_user_connection: true,
			override: 'inactive',
			options: { o: { current_value: 'b', enum_labels: { a: 'A', b: 'B' } } },
		};
		const sitemap_url = 'https://example.org/sitemap.xml';
		const encoded = { description: 'D &amp; d', configure_url: 'https://example.org/?a=1&#038;b=2' };
		expect(one({ ...fields, ...encoded, extra: { sitemap_url } })).toEqual({
			...fields,
			module: 'x',
			name: 'X',
			description: 'D & d',
			configure_url: 'https://example.org/?a=1&b=2',
			available: true,
			unavailable_reason: '',
			extra: { sitemap_url, news_sitemap_url: '' },
		});
	});

	it.each([
		['active', 'active'],
		['inactive', 'inactive'],
		['forced', 'managed'],
		[true, 'managed'],
		[false, null],
		['', null],
		['0', null],
		[null, null],
		[undefined, null],
		[[], null],
	])('reads the override %j as %s [SET-027, SET-028]', (override, expected) => {
		expect(one({ override })?.override).toBe(expected);
	});
});
