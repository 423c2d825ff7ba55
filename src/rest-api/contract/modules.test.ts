import * as v from 'valibot';
import { moduleMap } from './modules';

const one = (fields: object) => v.parse(moduleMap, { x: { module: 'x', name: 'X', ...fields } }).x;

describe('module', () => {
	it('has the fields that cards, search and permissions need [SET-027]', () => {
		expect(
			one({
				activated: true,
				description: 'D &amp; d',
				short_description: 'S',
				long_description: 'L',
				learn_more_button: 'B',
				configure_url: 'https://example.org/?a=1&#038;b=2',
				auto_activate: 'Public',
				search_terms: 'T',
				additional_search_queries: 'Q',
				feature: ['F'],
				requires_connection: true,
				requires_user_connection: true,
				override: 'inactive',
				options: { o: { current_value: 'b', enum_labels: { a: 'A', b: 'B' } } },
				extra: { sitemap_url: 'https://example.org/sitemap.xml' },
			}),
		).toEqual({
			module: 'x',
			name: 'X',
			activated: true,
			available: true,
			unavailable_reason: '',
			description: 'D & d',
			short_description: 'S',
			long_description: 'L',
			learn_more_button: 'B',
			configure_url: 'https://example.org/?a=1&b=2',
			auto_activate: 'Public',
			search_terms: 'T',
			additional_search_queries: 'Q',
			feature: ['F'],
			requires_connection: true,
			requires_user_connection: true,
			override: 'inactive',
			options: { o: { current_value: 'b', enum_labels: { a: 'A', b: 'B' } } },
			extra: { sitemap_url: 'https://example.org/sitemap.xml', news_sitemap_url: '' },
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
