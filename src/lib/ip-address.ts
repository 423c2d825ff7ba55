/** An IP address as its four or eight numbers, from the left; IPv4 may be written as IPv6. */
type Groups = readonly number[];

/** The first and the last address. */
type Range = readonly [low: Groups, high: Groups];

function parseAddress(text: string): Groups | null {
	if (/^\d{1,3}(\.\d{1,3}){3}$/.test(text)) {
		const octets = text.split('.').map(Number);
		return octets.every((octet) => octet <= 255) ? octets : null;
	}
	const short = /^[\da-f:.]+$/i.test(text) ? canonical(text) : '';
	if (short === '') {
		return null;
	}
	const [before = [], after = []] = short
		.split('::')
		.map((part) => part.split(':').filter(Boolean))
		.map((part) => part.map((group) => parseInt(group, 16)));
	const groups = [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
	return groups.slice(0, 6).join() === '0,0,0,0,0,65535'
		? groups.slice(6).flatMap((group) => [group >> 8, group & 255])
		: groups;
}

/** An IPv6 address in its short form, in hexadecimal alone; empty for anything else. */
function canonical(text: string): string {
	try {
		return new URL(`http://[${text}]/`).hostname.slice(1, -1);
	} catch {
		return '';
	}
}

/** An address, two of a kind with a dash between them in any order, or a network such as `10.0.0.0/8`. */
function parseEntry(entry: string): Range | null {
	const [, address = '', digits] = /^(.{2,45})\/(\d{1,3})$/.exec(entry) ?? [];
	if (digits !== undefined) {
		return networkRange(address, Number(digits));
	}
	const [one, other = one, ...more] = entry.split('-').map(parseAddress);
	if (!one || !other || one.length !== other.length || more.length > 0) {
		return null;
	}
	return orderOf(one) < orderOf(other) ? [one, other] : [other, one];
}

function networkRange(address: string, bits: number): Range | null {
	const groups = parseAddress(address);
	const width = groups?.length === 4 ? 8 : 16;
	const prefix = width === 8 && address.includes(':') ? bits - 96 : bits;
	if (!groups || prefix < 0 || prefix > groups.length * width) {
		return null;
	}
	const hostBits = groups.map(
		(_, index) => 2 ** Math.min(Math.max(width * (index + 1) - prefix, 0), width) - 1,
	);
	return [
		groups.map((group, index) => group & ~(hostBits[index] ?? 0)),
		groups.map((group, index) => group | (hostBits[index] ?? 0)),
	];
}

/** A text that sorts in the order of addresses within a version. */
const orderOf = (groups: Groups): string =>
	[groups.length, ...groups].map((group) => String(group).padStart(5, '0')).join();

const textOf = (groups: Groups): string =>
	groups.length === 4 ? groups.join('.') : canonical(groups.map((group) => group.toString(16)).join(':'));

/** Invisible characters go; dashes, digits and signs of other scripts become ours. */
const inOurSigns = (text: string): string =>
	text
		.replace(/[\p{Cf}\p{DI}]|[^\P{Cc}\s]/gu, '')
		.replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
		.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
		.replace(/[。｡]/g, '.')
		.replace(/\s+/g, ' ')
		.replace(/ ?(?:[\p{Pd}−~]+|(\/)) ?/gu, (_, slash?: string) => slash ?? '-');

function parseLine(line: string): Range[] | null {
	const entries = inOurSigns(line)
		.split(/[ ,;،؛、]+/)
		.filter(Boolean)
		.map(parseEntry);
	return entries.every((entry) => entry !== null) ? entries : null;
}

/** A line of nothing but IP addresses, ranges and networks. */
export const isIpLine = (line: string): boolean => parseLine(line) !== null;

/** A list of IP addresses as hosts store it: one entry per line, networks as ranges. Other lines stay. */
export const cleanIpList = (list: string): string =>
	list
		.split('\n')
		.flatMap((line) => parseLine(line)?.map((range) => [...new Set(range.map(textOf))].join('-')) ?? line)
		.join('\n');

/** True if the list has the IP address, alone or in a range. */
export function isOnIpList(list: string, ip: string): boolean {
	const address = parseAddress(ip);
	const order = address && orderOf(address);
	return list
		.split('\n')
		.flatMap((line) => parseLine(line) ?? [])
		.some(([low, high]) => order !== null && orderOf(low) <= order && order <= orderOf(high));
}
