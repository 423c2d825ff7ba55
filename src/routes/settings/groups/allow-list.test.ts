import { ipHint, ipRefusal, isIpList } from './allow-list';
import { processorTime } from '../../../../tests/support/processor-time';

describe('IP address hint', () => {
	it.each([
		['home', 'Line 1 doesn’t look like an IP address.'],
		['192.0.2.1\n256.1.1.1', 'Line 2 doesn’t look like an IP address.'],
		['192.0.2.9 – 192.0.2.1, 010.1.1.1\n\u200b', ''],
		['a\nb\nc', 'Line 1 and 2 other lines don’t look like IP addresses.'],
	])('for %j reads: %s', (text, hint) => {
		expect(ipHint(text)).toBe(hint);
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
		const text = piece.repeat(Math.ceil(1_000_000 / piece.length));
		expect(ipHint(text) !== '' && isIpList(text)).toBe(false);
		expect(processorTime() - start).toBeLessThan(10_000);
	});

	it.each([
		['192.0.2.1\nhello', 'Line 2 isn’t a valid IP address.'],
		['10.0.0.0/33', 'Line 1 isn’t a valid IP address. Enter 10.0.0.0/8 as a range: 10.0.0.0-10.255.255.255.'],
		['192.0.2.1', 'One of the lines isn’t a valid IP address.'],
	])('points to the invalid line of a refused list, if known: %j', (text, refusal) => {
		expect(ipRefusal(text)).toBe(refusal);
	});
});
