import fc from 'fast-check';
import { inOwnLetters } from './domain';
import { decodeEntities } from './entities';
import { plainText } from './text';
import { cleanKey, measurementId, xAccount } from './identifiers';
import { completeCode, meantValue, metaTag, SERVICES, shownValue } from './verification';

describe('decodeEntities', () => {
	it.each([
		['a &amp; b', 'a & b'],
		['theme&#039;s', 'theme’s'.replace('’', "'")],
		['x?a=1&#038;b=2', 'x?a=1&b=2'],
		['&lt;b&gt;', '<b>'],
		['&quot;It&apos;s&quot;&nbsp;&hellip;', '"It\'s"\u00a0…'],
		['&AMP;', '&'],
		['&#0; &#x0;', '&#0; &#x0;'],
		['&#1114111;', '\u{10ffff}'],
		['&#x1F600;', '😀'],
		['&unknown; &amp', '&unknown; &amp'],
		['&#1114112;', '&#1114112;'],
		['Caf&eacute; &#8211; R&D&trade;', 'Café – R&D™'],
		['&Eacute;&ntilde;&Scaron;&yuml;&ccedil;&Aring;&szlig;&thorn;&ETH;', 'ÉñŠÿçÅßþÐ'],
		['&Omega;&sigmaf;&pi;&thetasym;&zcaron;&lstrok;&aogon;', 'Ωςπϑž&lstrok;ą'],
		['&euro;&frac12;&sup2;&laquo;&ldquo;&rarr;&hearts;&ndash;&bull;&zwj;&lang;', '€½²«“→♥–•\u200d⟨'],
		['&#150; &#x92; &#129; &#55357; &#0000038;', '– ’ \x81 \ufffd &'],
		['&copy;&COPY;&uml;&xacute;&constructor;', '©©¨&xacute;&constructor;'],
	])('decodes %s', (given, expected) => {
		expect(decodeEntities(given)).toBe(expected);
	});

	it('leaves text without entities unchanged', () => {
		fc.assert(fc.property(fc.string(), (text) => text.includes('&') || decodeEntities(text) === text));
	});
});

describe('plainText', () => {
	it('collapses line breaks and tabs in permission messages', () => {
		expect(plainText('You may not.\n\t\t\tAsk your &quot;admin&quot;.')).toBe(
			'You may not. Ask your "admin".',
		);
	});

	it.each([
		['Was &amp; not <b>able</b>.', 'Was & not able.'],
		['You may <a href="https://example.org/?a=1&amp;b=2">not</a>', 'You may not'],
		[
			'<p>There was an error.</p><p>Ask your host.<br/>Or us.</p>',
			'There was an error. Ask your host. Or us.',
		],
		['<!-- a > b --><script>alert("x")</script>Done<style>b{}</style>', 'Done'],
		['One<SCRIPT src=a>x</b></Script >two<!-- <script> -->three <!-- four', 'One two three <!-- four'],
		['Put &lt;head&gt; back', 'Put <head> back'],
		['1 < 2, 3 > 2 and I <3 it', '1 < 2, 3 > 2 and I <3 it'],
		['cut off <a href="https://exam', 'cut off <a href="https://exam'],
	])('strips the tags from %s', (given, expected) => {
		expect(plainText(given)).toBe(expected);
	});

	it('accepts a number, and turns any other non-string into empty text', () => {
		expect(plainText(503)).toBe('503');
		expect([null, undefined, {}, [], true].map(plainText)).toEqual(['', '', '', '', '']);
	});
});

describe('cleanKey', () => {
	it.each([
		['jetpack-backup_ABC', 'jetpack-backup_ABC'],
		['  jetpack-backup_ABC\r\n', 'jetpack-backup_ABC'],
		['jetpack-\u200bbackup\u00a0_AB\ufeffC', 'jetpack-backup_ABC'],
		['\u202ejetpack\u0000', 'jetpack'],
		[' \t\u2003', ''],
		['', ''],
		['ключ_日本-🔑', 'ключ_日本-🔑'],
	])('turns %j into %j', (typed, key) => {
		expect(cleanKey(typed)).toBe(key);
	});
});

describe('pasted identifiers', () => {
	it.each([
		...['Name_1', '@Name_1', ' Name_1 ', '\u200e@Name_1\u00a0', '＠Name_1', '@ Name_1', '“Name_1”'],
		...['https://twitter.com/Name_1', 'x.com/@Name_1/', 'http://www.x.com/Name_1/status/12?s=20#m'],
		...['mobile.twitter.com/#!/Name_1', 'Look: https://X.com/Name_1, mine', 'Jo Doe (@Name_1) / X'],
		...['https://x.com/intent/follow?lang=de&screen_name=Name_1', '<a href="https://x.com/Name_1">X</a>'],
	])('name the account on X: %s [SET-053]', (typed) => {
		expect(xAccount(typed)).toBe('Name_1');
	});

	it.each([
		...['', 'two words', 'bad-name', 'me@name.org', 'https://x.com/', 'https://x.com/i/lists/1'],
		...['https://netflix.com/Name', 'https://x.com/name_of_16_signs_', 'https://x.com/home'],
	])('leave what names none: %s', (typed) => {
		expect(xAccount(typed)).toBe(typed);
	});

	it.each([
		...['G-AB12', ' g-ab12\n', '<script src="https://www.googletagmanager.com/gtag/js?id=G-AB12"></script>'],
		...["gtag('config', 'G-AB12');", 'Measurement ID: G-AB12.', '\u200bG-AB12'],
	])('name the measurement: %s', (typed) => {
		expect(measurementId(typed)).toBe('G-AB12');
		expect(measurementId(typed.replace(/g-ab12/i, 'UA-12-3'))).toBe('UA-12-3');
		expect(measurementId('GTM-12')).toBe('GTM-12');
	});
});

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
		...['', '<meta name="msvalidate.01" content="x">', 'two words', '"quoted"', "it's"],
		...['<script>alert(1)</script>', 'a"><script>', 'ä', 'a\nb'],
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

	it.each([
		...['a-1_X', ' a-1_X\n', '\u200ba-1_X\ufeff', '"a-1_X"', 'content="a-1_X"', 'msvalidate.01=a-1_X'],
		...['<meta name=msvalidate.01 content=a-1_X>', "<META content = 'a-1_X' name='MSVALIDATE.01'"],
		...['<!-- Bing --><meta name="msvalidate.01" content=" a-1_X "/><!-- end -->', '<meta content=a-1_X>'],
		...['In <head>: <meta charset=utf-8><meta name=msvalidate.01\ncontent=a-1_X>'],
		...['<meta name=“msvalidate.01” content=“a-1_X”>', '&lt;meta name="msvalidate.01" content="a-1_X"&gt;'],
		...['<meta name="p:domain_verify" content="x"><meta name="msvalidate.01" content="a-1_X">'],
		...[
			'<?xml version="1.0"?><users><user>a-1_X</user></users>',
			'<p><meta name=msvalidate.01 content=a-1_X',
		],
	])('are read as a browser would, whatever stands around: %s [SET-053]', (typed) => {
		expect(completeCode('bing', typed)).toBe('a-1_X');
	});

	it.each([
		['google', 'google-site-verification=abc_1', 'abc_1'],
		['facebook', 'facebook-domain-verification=abc1', 'abc1'],
		['facebook', 'https://example.org/abcdefghij0123456789.html', 'abcdefghij0123456789'],
		['pinterest', 'TXT "pinterest-site-verification=0af1"', '0af1'],
		['yandex', 'https://example.org/yandex_0af1.html', '0af1'],
		['yandex', 'Verification: 0af1', '0af1'],
		...[
			...['<meta name="google-site-verification" content="abc">', 'two words', '<b>x</b>', ''],
			...['google-site-verification: google0af1.html', '<meta name=msvalidate.01 content="a b">'],
			...['<meta content="abc" name=\'msvalidate.01\'>', '<script>alert(1)</script>', "it's me"],
		].map((typed) => ['bing', typed, typed] as const),
	] as const)('for %s are taken from %s as %s', (service, typed, code) => {
		expect(completeCode(service, typed)).toBe(code);
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

it.each([
	['xn--e1afmkfd.xn--p1ai', 'пример.рф'],
	['XN--E1AFMKFD.XN--P1AI', 'пример.рф'],
	['https://www.xn--mnchen-3ya.example:8080/xn/a', 'https://www.münchen.example:8080/xn/a'],
	['xn--fiqs8s', '中国'],
	['xn--wgbh1c', 'مصر'],
	['xn--strae-oqa.de::blog', 'straße.de::blog'],
	['xn--ls8h.la', '💩.la'],
	['xn--bcher-kva.xn--vermgensberatung-pwb', 'bücher.vermögensberatung'],
	['example.org', 'example.org'],
	['xn--99999999999.example', 'xn--99999999999.example'],
	['xn--a-_.example', 'xn--a-_.example'],
	['xn--', 'xn--'],
])('the domain %s shows as %s [UI-025]', (domain, shown) => {
	expect(inOwnLetters(domain)).toBe(shown);
});
