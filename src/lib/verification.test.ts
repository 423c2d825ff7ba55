import fc from 'fast-check';
import { meantValue, metaTag, SERVICES, shownValue } from './verification';

describe('verification tags', () => {
	it.each([
		['google', 'google-site-verification'],
		['bing', 'msvalidate.01'],
		['pinterest', 'p:domain_verify'],
		['yandex', 'yandex-verification'],
		['facebook', 'facebook-domain-verification'],
	] as const)('show a %s code as the tag %s [TRAF-056, TRAF-085]', (service, name) => {
		expect(shownValue(service, 'aZ_0-9')).toBe(`<meta name="${name}" content="aZ_0-9" />`);
	});

	it.each([
		'',
		'<meta name="msvalidate.01" content="x">',
		'two words',
		'"quoted"',
		"it's",
		'<script>alert(1)</script>',
		'a"><script>',
		'ä',
		'a\nb',
	])('leave %j unchanged because it isn’t a code [TRAF-056, TRAF-057]', (value) => {
		expect(shownValue('bing', value)).toBe(value);
	});

	it('map back to the stored code only for the same service and code, however formatted', () => {
		for (const typed of [
			metaTag('bing', 'abc'),
			"<meta name='msvalidate.01' content='abc'>",
			' <meta  name="msvalidate.01" content="abc"/> ',
		]) {
			expect(meantValue('bing', typed, 'abc')).toBe('abc');
		}
		for (const typed of [metaTag('bing', 'abd'), metaTag('google', 'abc'), 'abc ', '', '<meta']) {
			expect(meantValue('bing', typed, 'abc')).toBe(typed);
		}
	});

	it('never lose what the user typed', () => {
		fc.assert(
			fc.property(fc.constantFrom(...SERVICES), fc.string(), fc.string(), (service, typed, stored) => {
				expect([typed, stored]).toContain(meantValue(service, typed, stored));
			}),
			{ seed: 85 },
		);
	});
});
