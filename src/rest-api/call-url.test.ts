import { callUrl, path } from './call-url';

describe('callUrl', () => {
	it('puts calls below jetpack/v4 of the REST root [API-001, API-075]', () => {
		expect(callUrl('https://a.example/wp-json/', 'module/all')).toBe(
			'https://a.example/wp-json/jetpack/v4/module/all',
		);
	});

	it('starts the query with ? when the root has none', () => {
		expect(callUrl('https://a.example/wp-json/', 'site', { a: 1, b: undefined })).toBe(
			'https://a.example/wp-json/jetpack/v4/site?a=1',
		);
	});

	it('joins the query with & when the root already has one', () => {
		expect(
			callUrl('https://a.example/index.php?rest_route=/', 'module/stats/data', {
				range: 'day',
				x: 'a b&c',
			}),
		).toBe('https://a.example/index.php?rest_route=/jetpack/v4/module/stats/data&range=day&x=a%20b%26c');
	});

	it('encodes the parts of a path', () => {
		expect(path`module/${'../x y'}/active`).toBe('module/..%2Fx%20y/active');
	});
});
