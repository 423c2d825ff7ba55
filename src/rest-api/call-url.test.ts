import { callUrl, path } from './call-url';

describe('callUrl', () => {
	it('puts calls below jetpack/v4 of the REST root [API-001, API-075]', () => {
		expect(callUrl('https://a.example/wp-json/', 'module/all')).toBe(
			'https://a.example/wp-json/jetpack/v4/module/all',
		);
	});

	it.each([
		['https://a.example/wp-json/jetpack/v4/', 'https://a.example/wp-json/', '?'],
		['https://a.example/index.php?rest_route=/jetpack/v4/', 'https://a.example/index.php?rest_route=/', '&'],
	])('starts the query below %s with ?, or & when the root already has one', (below, root, sign) => {
		const query = { range: 'day', x: 'a b&c', b: undefined };
		expect(callUrl(root, 'site', query)).toBe(`${below}site${sign}range=day&x=a%20b%26c`);
	});

	it('encodes the parts of a path', () => {
		expect(path`module/${'../x y'}/active`).toBe('module/..%2Fx%20y/active');
	});
});
