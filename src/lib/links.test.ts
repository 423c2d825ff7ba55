import fc from 'fast-check';
import { isWebUrl, redirectUrl, safeUrl } from './links';

describe('URL checks', () => {
	it.each([
		'https://a.example/',
		'http://a.example',
		'/wp-admin/',
		'admin.php?page=x#/y',
		'#/z',
		'mailto:a@b.example',
	])('allow %s', (url) => {
		expect(safeUrl(url)).toBe(url);
	});

	it.each([
		'javascript:alert(1)',
		' JavaScript:alert(1)',
		'java\nscript:alert(1)',
		'data:text/html,x',
		'vbscript:x',
		'file:///etc/passwd',
		'https://',
		'',
		null,
		42,
	])('reject %p', (url) => {
		expect(safeUrl(url)).toBeUndefined();
	});

	it.each(['  ', '\n\t'])('reject whitespace: %j', (url) => {
		expect(safeUrl(url)).toBeUndefined();
	});

	it('trim whitespace around a URL', () => {
		expect(safeUrl(' https://a.example/ ')).toBe('https://a.example/');
	});

	it('never allow a scripting URL, whatever precedes it', () => {
		fc.assert(
			fc.property(fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\u0000', '\u001f') }), (blank) => {
				expect(safeUrl(`${blank}javascript:alert(1)`)).toBeUndefined();
			}),
		);
	});

	it('allow only web URLs for navigation', () => {
		expect(isWebUrl('https://a.example/')).toBe(true);
		expect(isWebUrl('/wp-admin/')).toBe(true);
		expect(isWebUrl('/contact?to=mailto:a@b.example')).toBe(true);
		expect(isWebUrl('mailto:a@b.example')).toBe(false);
		expect(isWebUrl('javascript:alert(1)')).toBe(false);
	});
});

const BASE = 'https://jetpack.com/redirect/';

describe('redirectUrl', () => {
	it('includes the source and site, percent-encoded [SHELL-028, SHELL-104]', () => {
		expect(redirectUrl(BASE, 'jetpack-plans', { site: 'example.org::sub', query: 'a=b&c' })).toBe(
			'https://jetpack.com/redirect/?source=jetpack-plans&site=example.org%3A%3Asub&query=a%3Db%26c',
		);
	});

	it('omits parameters without a value', () => {
		expect(redirectUrl(BASE, 'jetpack', { site: 'a.example', path: '', anchor: undefined, u: '7' })).toBe(
			'https://jetpack.com/redirect/?source=jetpack&site=a.example&u=7',
		);
	});

	it('treats only text that starts like a URL as a URL', () => {
		expect(redirectUrl(BASE, 'to-https://a', { site: '' })).toBe(`${BASE}?source=to-https%3A%2F%2Fa`);
		expect(redirectUrl(BASE, 'https://a.example/b#c?d', { site: '' })).toBe(
			`${BASE}?url=https%3A%2F%2Fa.example%2Fb`,
		);
	});

	it('passes a URL as url, without its query', () => {
		expect(redirectUrl(BASE, 'https://akismet.com/privacy/?x=1', { site: 'a.example' })).toBe(
			'https://jetpack.com/redirect/?url=https%3A%2F%2Fakismet.com%2Fprivacy%2F&site=a.example',
		);
	});
});
