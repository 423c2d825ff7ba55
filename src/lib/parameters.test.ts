import { withParameter, withoutParameters } from './parameters';

describe('withParameter', () => {
	it('adds the parameter before the hash, replacing one of the same name', () => {
		expect(withParameter('https://a.example/x?b=1#c', 'from', 'my host')).toBe(
			'https://a.example/x?b=1&from=my+host#c',
		);
		expect(withParameter('https://a.example/x?from=a', 'from', 'b')).toBe('https://a.example/x?from=b');
	});
});

describe('relative URL', () => {
	it('becomes absolute', () => {
		expect(withParameter('/x?b=1', 'from', 'a')).toBe('http://127.0.0.1:4400/x?b=1&from=a');
		expect(withoutParameters('admin.php?b=1&c=2', ['c'])).toBe(
			'http://127.0.0.1:4400/wp-admin/admin.php?b=1',
		);
	});
});

describe('withoutParameters', () => {
	it('removes every parameter with those names and nothing else', () => {
		expect(
			withoutParameters('https://a.example/x?b=1&_wpnonce=2&c=3&_wpnonce=4#/d?_wpnonce=5', ['_wpnonce']),
		).toBe('https://a.example/x?b=1&c=3#/d?_wpnonce=5');
	});

	it('leaves a URL without them unchanged', () => {
		expect(withoutParameters('https://a.example/x?b=%20&c', ['_wpnonce'])).toBe(
			'https://a.example/x?b=%20&c',
		);
	});
});
