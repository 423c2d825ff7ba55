import { inOwnLetters } from './domain';

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
])('shows %s as %s [UI-025]', (domain, shown) => {
	expect(inOwnLetters(domain)).toBe(shown);
});
