import { isIP } from 'node:net';

/** The entries of a list of addresses, split at blanks, line breaks, commas and semicolons; ranges as `low-high`. */
export function splitIpList(text: string): string[] {
	return text
		.replace(/[^\S\n]*-[^\S\n]*/g, '-')
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

/** Key of the text that the firewall's allow list and the list of brute force protection share (trap 13). */
export const SHARED_ALLOW_LIST = 'jetpack_waf_ip_allow_list';
