import fc from 'fast-check';
import { cleanIpList, isIpLine, isOnIpList } from './ip-address';

const RANGE = '192.0.2.1-192.0.2.9';

describe('a list of IP addresses', () => {
	it.each([
		// Networks
		['10.0.0.0/8', '10.0.0.0-10.255.255.255'],
		['10.1.2.3 / 8', '10.0.0.0-10.255.255.255'],
		['192.0.2.200/25', '192.0.2.128-192.0.2.255'],
		['192.0.2.7/32', '192.0.2.7'],
		['0.0.0.0/0', '0.0.0.0-255.255.255.255'],
		['2001:db8::/32', '2001:db8::-2001:db8:ffff:ffff:ffff:ffff:ffff:ffff'],
		['2001:DB8:0:0:1::/65', '2001:db8::-2001:db8::7fff:ffff:ffff:ffff'],
		['::/0', '::-ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
		['::ffff:192.0.2.0/120', '192.0.2.0-192.0.2.255'],
		// Other forms of an address
		['010.001.000.09', '10.1.0.9'],
		['::ffff:192.0.2.1', '192.0.2.1'],
		['::FFFF:c000:201-192.0.2.9', RANGE],
		['2001:0DB8:0000:0000:0000:0000:0000:0001', '2001:db8::1'],
		// Ranges that end before they begin
		['192.0.2.9-192.0.2.1', RANGE],
		['192.0.2.10-192.0.2.9', '192.0.2.9-192.0.2.10'],
		['2001:db8::10-2001:db8::f', '2001:db8::f-2001:db8::10'],
		['192.0.2.1-192.0.2.1', '192.0.2.1'],
		// Dashes and blanks
		...['-', ' -', '- ', ' \t-  ', '–', ' — ', '‐', '‑', '−', '﹣', '－', '--', '~', '～', '〜'].map(
			(dash) => [`192.0.2.1${dash}192.0.2.9`, RANGE],
		),
		['\u00a0192.0.2.1\u3000-\u2009192.0.2.9\r', RANGE],
		// Signs that nobody sees, and those of other keyboards
		...['\u200b', '\ufeff', '\u200e', '\u200f', '\u202d', '\u2066', '\u00ad', '\u2060', '\0', '\ufe0f'].map(
			(sign) => [`${sign}192.0.${sign}2.1${sign}`, '192.0.2.1'],
		),
		['１９２．０．２。１，２００１：ＤＢ８：：１', '192.0.2.1\n2001:db8::1'],
		['١٩٢.٠.٢.١، ۱۹۲.۰.۲.۲؛', '192.0.2.1\n192.0.2.2'],
		// Several
		['192.0.2.1, 192.0.2.2; 192.0.2.3,\n\n 192.0.2.4 ', '192.0.2.1\n192.0.2.2\n192.0.2.3\n192.0.2.4'],
		['10.0.0.0/31\nhome, 192.0.2.1\n ', '10.0.0.0-10.0.0.1\nhome, 192.0.2.1'],
		['', ''],
	])('%j is stored as %j', (typed, stored) => {
		expect(cleanIpList(typed)).toBe(stored);
		expect(cleanIpList(stored)).toBe(stored);
	});

	it.each([
		...['home', '256.1.1.1', '192.0.2', '192.0.2.1.1', '0192.0.2.1', '192.0.2.1:80', '192.0.2.*'],
		...['192.0.2.1-', '-192.0.2.1', '192.0.2.1-2001:db8::1', '192.0.2.1-192.0.2.2-192.0.2.3', '10.0.0.0/33'],
		...['10.0.0.0/', '/8', '10.0.0/8', '::/129', '::ffff:10.0.0.0/95', '10.0.0.0/8/8', '10.0.0.1/8-10.0.0.9'],
		...['2001:db8:::1', '[::1]', '::1]@[::1', '::1]:80/[', 'fe80::1%eth0', '::ffff:256.0.0.1', '12345::'],
		...[
			'192.0.2.1 home',
			'192.0.2.1 # office',
			'192.0.2.1¹',
			'::g',
			'example.org',
			'3232235777',
			'0x7f.0.0.1',
		],
	])('%j isn’t a line of IP addresses', (line) => {
		expect(isIpLine(line)).toBe(false);
	});

	it('keeps every address, and networks contain theirs', () => {
		fc.assert(
			fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), fc.integer({ min: 0, max: 32 }), (ip, prefix) => {
				expect(isOnIpList(cleanIpList(ip), ip)).toBe(true);
				expect(isOnIpList(`192.0.2.1\n${cleanIpList(`${ip}/${prefix}`)}`, ip)).toBe(true);
			}),
			{ seed: 31 },
		);
	});

	it.each([
		['192.0.2.1 192.0.2.5-192.0.2.9', '192.0.2.7', true],
		['192.0.2.9-192.0.2.5', '192.0.2.7', true],
		['2001:DB8:0::1', '2001:db8::1', true],
		['::-ffff::', '192.0.2.7', false],
		['192.0.2.5-192.0.2.9', '192.0.2.10', false],
		['home', 'home', false],
		['', '', false],
	])('%j has %s: %s', (list, ip, isListed) => {
		expect(isOnIpList(list, ip)).toBe(isListed);
	});
});
