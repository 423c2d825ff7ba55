import { BlockList, isIP } from 'node:net';

/**
 * Entries of a list of IP addresses, separated by spaces, line breaks, commas or semicolons; ranges as
 * `low-high`.
 */
function splitIpList(text: string): string[] {
	// Joins spaces first: a pattern with spaces on both sides of the dash would look at each of them
	// repeatedly.
	return text
		.replace(/[^\S\n]+/g, ' ')
		.replaceAll(' - ', '-')
		.replaceAll(' -', '-')
		.replaceAll('- ', '-')
		.split(/[\s,;]+/)
		.filter(Boolean);
}

/** True for an IP address, or a range between two of the same kind. */
export function isIpEntry(entry: string): boolean {
	const [low = '', high = low, ...more] = entry.split('-');
	return more.length === 0 && isIP(low) !== 0 && isIP(low) === isIP(high);
}

/** The list as brute force protection reads it: valid entries only, ranges with blanks (host-contract 6). */
export function readableIpList(text: string): string[] {
	return splitIpList(text)
		.filter(isIpEntry)
		.map((entry) => entry.replace('-', ' - '));
}

/** True if the list has the IP address, alone or within a range. */
export function isInIpList(text: string, ip: string): boolean {
	if (isIP(ip) === 0) {
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
	return list.check(ip, familyOf(ip));
}

const familyOf = (ip: string) => (isIP(ip) === 6 ? 'ipv6' : 'ipv4');

/** Key of the switch that the allow list has of its own in later generations. */
export const ALLOW_LIST_SWITCH = 'jetpack_waf_ip_allow_list_enabled';

/** Key of the text that the firewall's allow list and the list of brute force protection share (quirk 13). */
export const SHARED_ALLOW_LIST = 'jetpack_waf_ip_allow_list';
