import fc from 'fast-check';
import { ipHint, ipRefusal } from './ip-hint';
import { processorTime } from '../../../../tests/support/processor-time';

describe('IP address hint', () => {
	it.each([
		'',
		'12.12.12.1',
		'  12.12.12.1  ',
		'2001:db8::1',
		'::ffff:192.0.2.1',
		'12.12.12.1 - 12.12.12.100',
		'2001:db8::1-2001:db8::ff',
		'192.0.2.1, 192.0.2.2; 192.0.2.3',
	])('is empty for %j', (text) => {
		expect(ipHint(text)).toBe('');
	});

	it.each([
		['home', 'Line 1 doesn’t look like an IP address.'],
		['192.0.2.1\n256.1.1.1', 'Line 2 doesn’t look like an IP address.'],
		['192.0.2.1-', 'Line 1 doesn’t look like an IP address.'],
		['192.0.2.1-2001:db8::1', 'Line 1 doesn’t look like an IP address.'],
		['192.0.2.1-192.0.2.2-192.0.2.3', 'Line 1 doesn’t look like an IP address.'],
		['2001:db8:::1', 'Line 1 doesn’t look like an IP address.'],
		['192.0.2.1\u0000', 'Line 1 doesn’t look like an IP address.'],
		['\u202e192.0.2.1', 'Line 1 doesn’t look like an IP address.'],
		['a\nb\nc', 'Line 1 and 2 other lines don’t look like IP addresses.'],
	])('for %j reads: %s', (text, hint) => {
		expect(ipHint(text)).toBe(hint);
	});

	it('handles any text, and is empty for valid addresses', () => {
		fc.assert(
			fc.property(fc.string(), (text) => {
				expect(typeof ipHint(text)).toBe('string');
			}),
			{ seed: 21 },
		);
		fc.assert(
			fc.property(fc.array(fc.oneof(fc.ipV4(), fc.ipV6())), (addresses) => {
				expect(ipHint(addresses.join('\n'))).toBe('');
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
	])('handles a million characters in time: %s', (_, piece) => {
		const start = processorTime();
		ipHint(piece.repeat(Math.ceil(1_000_000 / piece.length)));
		expect(processorTime() - start).toBeLessThan(10_000);
	});

	it.each([
		['192.0.2.1\nhello', 'Line 2 isn’t a valid IP address.'],
		[
			'10.0.0.0/8',
			'Line 1 isn’t a valid IP address. Write a network such as 10.0.0.0/8 as a range: 10.0.0.0-10.255.255.255.',
		],
		['192.0.2.1', 'One of the lines isn’t a valid IP address.'],
	])('points to the invalid line of a refused list, if known: %j', (text, refusal) => {
		expect(ipRefusal(text)).toBe(refusal);
	});
});
