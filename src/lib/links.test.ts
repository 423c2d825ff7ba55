import fc from 'fast-check';
import { isWebUrl, redirectUrl, safeUrl } from './links';

describe('safeUrl', () => {
	it.each([
		'https://a.example/',
		'http://a.example',
		'/wp-admin/',
		'admin.php?page=x#/y',
		'#/z',
		'mailto:a@b.example',
	])('lets %s through', (url) => {
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
	])('refuses %p', (url) => {
		expect(safeUrl(url)).toBeUndefined();
	});

	it.each(['  ', '\n\t'])('takes blanks alone for no address: %j', (url) => {
		expect(safeUrl(url)).toBeUndefined();
	});

	it('leaves out the blanks around an address', () => {
		expect(safeUrl(' https://a.example/ ')).toBe('https://a.example/');
	});

	it('never lets a scripting address through, whatever surrounds it', () => {
		fc.assert(
			fc.property(fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\u0000', '\u001f') }), (blank) => {
				expect(safeUrl(`${blank}javascript:alert(1)`)).toBeUndefined();
			}),
		);
	});

	it('sends the browser to web addresses alone', () => {
		expect(isWebUrl('https://a.example/')).toBe(true);
		expect(isWebUrl('/wp-admin/')).toBe(true);
		expect(isWebUrl('/contact?to=mailto:a@b.example')).toBe(true);
		expect(isWebUrl('mailto:a@b.example')).toBe(false);
		expect(isWebUrl('javascript:alert(1)')).toBe(false);
	});
});

const BASE = 'https://jetpack.com/redirect/';

describe('redirectUrl', () => {
	it('names the source and the site, percent-encoded [SHELL-028, SHELL-104]', () => {
		expect(redirectUrl(BASE, 'jetpack-plans', { site: 'example.org::sub', query: 'a=b&c' })).toBe(
			'https://jetpack.com/redirect/?source=jetpack-plans&site=example.org%3A%3Asub&query=a%3Db%26c',
		);
	});

	it('leaves out what has no value', () => {
		expect(redirectUrl(BASE, 'jetpack', { site: 'a.example', path: '', anchor: undefined, u: '7' })).toBe(
			'https://jetpack.com/redirect/?source=jetpack&site=a.example&u=7',
		);
	});

	it('takes only what begins like an address for one', () => {
		expect(redirectUrl(BASE, 'to-https://a', { site: '' })).toBe(`${BASE}?source=to-https%3A%2F%2Fa`);
		expect(redirectUrl(BASE, 'https://a.example/b#c?d', { site: '' })).toBe(
			`${BASE}?url=https%3A%2F%2Fa.example%2Fb`,
		);
	});

	it('sends an address as url, without its query', () => {
		expect(redirectUrl(BASE, 'https://akismet.com/privacy/?x=1', { site: 'a.example' })).toBe(
			'https://jetpack.com/redirect/?url=https%3A%2F%2Fakismet.com%2Fprivacy%2F&site=a.example',
		);
	});
});
