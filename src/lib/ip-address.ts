/** 4, 6, or null for anything that's no IP address. */
export function ipVersion(text: string): 4 | 6 | null {
	if (/^\d{1,3}(\.\d{1,3}){3}$/.test(text)) {
		return text.split('.').every((part) => Number(part) <= 255) ? 4 : null;
	}
	return text.includes(':') && canonical(text) ? 6 : null;
}

/** An IPv6 address in its short form, in hexadecimal alone; empty for anything else. */
function canonical(text: string): string {
	try {
		return new URL(`http://[${text}]/`).hostname.slice(1, -1);
	} catch {
		return '';
	}
}

/** The longest IPv6 address has 45 characters, the longest prefix 3. */
const NETWORK = /^([0-9a-f.:]{2,45})\/(\d{1,3})$/i;

/** A network such as `10.0.0.0/8` as a range, `10.0.0.0-10.255.255.255`; null for anything else. */
export function networkRange(network: string): string | null {
	const [, address = '', digits = ''] = NETWORK.exec(network) ?? [];
	const version = ipVersion(address);
	const prefix = Number(digits);
	if (version === null || prefix > (version === 4 ? 32 : 128)) {
		return null;
	}
	const width = version === 4 ? 8 : 16;
	const groups = version === 4 ? address.split('.').map(Number) : groupsOf(canonical(address));
	const hostBits = groups.map((_, index) => 2 ** clamp(width * (index + 1) - prefix, width) - 1);
	const low = groups.map((group, index) => group & ~(hostBits[index] ?? 0));
	const high = groups.map((group, index) => group | (hostBits[index] ?? 0));
	const [first, last] = [low, high].map((bounds) => textOf(bounds, version));
	return first === last ? (first ?? null) : `${first}-${last}`;
}

const clamp = (bits: number, most: number) => Math.min(Math.max(bits, 0), most);

/** The eight groups of an IPv6 address in its short form. */
function groupsOf(address: string): number[] {
	const [before = [], after = []] = address
		.split('::')
		.map((part) => part.split(':').filter(Boolean))
		.map((part) => part.map((group) => parseInt(group, 16)));
	return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

const textOf = (groups: readonly number[], version: 4 | 6): string =>
	version === 4 ? groups.join('.') : canonical(groups.map((group) => group.toString(16)).join(':'));

/** A list of IP addresses with its networks as ranges, the only form that hosts store. */
export const networksAsRanges = (list: string): string =>
	list.replace(/[^\s,;]+/g, (entry) => networkRange(entry) ?? entry);
