import { callUrl, path } from './call-url';

describe('callUrl', () => {
	it('puts calls below jetpack/v4 of the REST root [API-001, API-075]', () => {
		expect(callUrl('https://a.example/wp-json/', 'module/all')).toBe(
			'https://a.example/wp-json/jetpack/v4/module/all',
		);
	});

	it.each([
		['https://a.example/wp-json/', 'https://a.example/wp-json/jetpack/v4/site?'],
		['https://a.example/wp-json', 'https://a.example/wp-json/jetpack/v4/site?'],
		['https://a.example/wp-json/#top', 'https://a.example/wp-json/jetpack/v4/site?'],
		['https://a.example', 'https://a.example/jetpack/v4/site?'],
		['/blog/wp-json', 'http://127.0.0.1:4400/blog/wp-json/jetpack/v4/site?'],
		['https://a.example/index.php/wp-json?', 'https://a.example/index.php/wp-json/jetpack/v4/site?'],
		['https://a.example/wp-json/?lang=de', 'https://a.example/wp-json/jetpack/v4/site?lang=de&'],
		['https://a.example/wp-json?a&route=/', 'https://a.example/wp-json/jetpack/v4/site?a&route=/&'],
		['https://a.example/?rest_route=/', 'https://a.example/?rest_route=/jetpack/v4/site&'],
		[
			'https://a.example/b/index.php?rest_route=',
			'https://a.example/b/index.php?rest_route=/jetpack/v4/site&',
		],
		['https://a.example?rest_route=%2F&lang=de', 'https://a.example/?rest_route=/jetpack/v4/site&lang=de&'],
		['https://a.example/?lang=de&rest_route=/', 'https://a.example/?lang=de&rest_route=/jetpack/v4/site&'],
	])('joins path and query to the root %s', (root, below) => {
		const query = { range: 'day', x: 'a b&c', b: undefined };
		expect(callUrl(root, 'site', query)).toBe(`${below}range=day&x=a%20b%26c`);
	});

	it('encodes the parts of a path', () => {
		expect(path`module/${'../x y'}/active`).toBe('module/..%2Fx%20y/active');
	});
});
