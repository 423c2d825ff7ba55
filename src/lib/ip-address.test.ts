import fc from 'fast-check';
import { ipVersion, networkRange, networksAsRanges } from './ip-address';

describe('networkRange', () => {
	it.each([
		['10.0.0.0/8', '10.0.0.0-10.255.255.255'],
		['10.1.2.3/8', '10.0.0.0-10.255.255.255'],
		['192.0.2.0/25', '192.0.2.0-192.0.2.127'],
		['192.0.2.200/25', '192.0.2.128-192.0.2.255'],
		['192.0.2.7/32', '192.0.2.7'],
		['0.0.0.0/0', '0.0.0.0-255.255.255.255'],
		['2001:db8::/32', '2001:db8::-2001:db8:ffff:ffff:ffff:ffff:ffff:ffff'],
		['2001:DB8:0:0:1::/65', '2001:db8::-2001:db8::7fff:ffff:ffff:ffff'],
		['::1/128', '::1'],
		['::/0', '::-ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
	])('converts %s to %s', (network, range) => {
		expect(networkRange(network)).toBe(range);
	});

	it.each(['10.0.0.0', '10.0.0.0/33', '10.0.0/8', '::/129', '256.0.0.0/8', 'home/8', '10.0.0.0/', '/8', ''])(
		'returns null for %j',
		(text) => {
			expect(networkRange(text)).toBeNull();
		},
	);

	it('contains the address and spans exactly its prefix', () => {
		fc.assert(
			fc.property(fc.ipV4(), fc.integer({ min: 0, max: 31 }), (address, prefix) => {
				const number = (text: string) => text.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
				const [low = '', high = ''] = (networkRange(`${address}/${prefix}`) ?? '').split('-');
				expect(number(low)).toBeLessThanOrEqual(number(address));
				expect(number(high)).toBeGreaterThanOrEqual(number(address));
				expect(number(high) - number(low) + 1).toBe(2 ** (32 - prefix));
				expect(number(low) % 2 ** (32 - prefix)).toBe(0);
			}),
			{ seed: 31 },
		);
		fc.assert(
			fc.property(fc.ipV6(), fc.integer({ min: 0, max: 127 }), (address, prefix) => {
				const [low = '', high = ''] = (networkRange(`${address}/${prefix}`) ?? '').split('-');
				expect([ipVersion(low), ipVersion(high)]).toEqual([6, 6]);
				expect(networkRange(`${low}/${prefix}`)).toBe(`${low}-${high}`);
				expect(networkRange(`${high}/${prefix}`)).toBe(`${low}-${high}`);
			}),
			{ seed: 32 },
		);
	});
});

describe('networksAsRanges', () => {
	it('converts networks to ranges and keeps everything else', () => {
		expect(networksAsRanges(' 10.0.0.0/8\n192.0.2.1, home\n\n2001:db8::/127;x/8')).toBe(
			' 10.0.0.0-10.255.255.255\n192.0.2.1, home\n\n2001:db8::-2001:db8::1;x/8',
		);
	});

	it('leaves a list without networks unchanged', () => {
		fc.assert(
			fc.property(fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string())), (entries) => {
				const list = entries.join('\n').replaceAll('/', '');
				expect(networksAsRanges(list)).toBe(list);
			}),
			{ seed: 33 },
		);
	});
});
