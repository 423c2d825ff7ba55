import { BlockList, isIP } from 'node:net';

/** The entries of a list of addresses, split at blanks, line breaks, commas and semicolons; ranges as `low-high`. */
export function splitIpList(text: string): string[] {
	// Blanks are joined first: a pattern with blanks on both sides of the dash would look at each of them again and again.
	return text
		.replace(/[^\S\n]+/g, ' ')
		.replaceAll(' - ', '-')
		.replaceAll(' -', '-')
		.replaceAll('- ', '-')
		.split(/[\s,;]+/)
		.filter(Boolean);
}

/** Whether the entry is an address, or a range between two addresses of the same kind. */
export function isIpEntry(entry: string): boolean {
	const [low = '', high = low, ...more] = entry.split('-');
	return more.length === 0 && isIP(low) !== 0 && isIP(low) === isIP(high);
}

/** The list as brute force protection reads it: valid entries only, ranges with blanks (host contract 6). */
export function readableIpList(text: string): string[] {
	return splitIpList(text)
		.filter(isIpEntry)
		.map((entry) => entry.replace('-', ' - '));
}

/** Whether the address is on the list, alone or within a range. */
export function isInIpList(text: string, address: string): boolean {
	if (isIP(address) === 0) {
		return false;
	}
	const list = new BlockList();
	for (const entry of splitIpList(text).filter(isIpEntry)) {
		const [low = '', high = low] = entry.split('-');
		try {
			list.addRange(low, high, familyOf(low));
		} catch {
			// A range that ends before it begins holds no address.
		}
	}
	return list.check(address, familyOf(address));
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Key of the text that the firewall's allow list and the list of brute force protection share (trap 13). */
export const SHARED_ALLOW_LIST = 'jetpack_waf_ip_allow_list';
