import fc from 'fast-check';
import { addressHint } from './address-hint';

describe('the hint at lines that look like no address', () => {
	it.each([
		'',
		'\n\n',
		'12.12.12.1',
		'  12.12.12.1  ',
		'2001:db8::1',
		'::ffff:192.0.2.1',
		'12.12.12.1-12.12.12.100',
		'12.12.12.1 - 12.12.12.100',
		'2001:db8::1-2001:db8::ff',
		'192.0.2.1, 192.0.2.2; 192.0.2.3',
	])('is silent about %j', (text) => {
		expect(addressHint(text)).toBe('');
	});

	it.each([
		['home', 'Line 1 does not look like an IP address.'],
		['192.0.2.1\n256.1.1.1', 'Line 2 does not look like an IP address.'],
		['192.0.2', 'Line 1 does not look like an IP address.'],
		['192.0.2.1-', 'Line 1 does not look like an IP address.'],
		['192.0.2.1-2001:db8::1', 'Line 1 does not look like an IP address.'],
		['192.0.2.1-192.0.2.2-192.0.2.3', 'Line 1 does not look like an IP address.'],
		['2001:db8:::1', 'Line 1 does not look like an IP address.'],
		['a\nb\nc', 'Line 1 and 2 more do not look like IP addresses.'],
	])('says of %j: %s', (text, hint) => {
		expect(addressHint(text)).toBe(hint);
	});

	it('takes any text, and every address', () => {
		fc.assert(
			fc.property(fc.string(), (text) => {
				expect(typeof addressHint(text)).toBe('string');
			}),
			{ seed: 21 },
		);
		fc.assert(
			fc.property(fc.array(fc.oneof(fc.ipV4(), fc.ipV6())), (addresses) => {
				expect(addressHint(addresses.join('\n'))).toBe('');
			}),
			{ seed: 22 },
		);
	});

	it.each([
		['blanks', ' '],
		['dashes between blanks', ' - '],
		['addresses', '192.0.2.1 '],
		['lines', '\n'],
		['control characters', '\u0000\u001b'],
		['one address without an end', '2001:'],
	])('takes no time for a million characters: %s', (_, piece) => {
		const start = performance.now();
		addressHint(piece.repeat(Math.ceil(1_000_000 / piece.length)));
		expect(performance.now() - start).toBeLessThan(10_000);
	});

	it('sees control characters', () => {
		expect(addressHint('192.0.2.1\u0000')).toBe('Line 1 does not look like an IP address.');
		expect(addressHint('\u202e192.0.2.1')).toBe('Line 1 does not look like an IP address.');
	});
});
