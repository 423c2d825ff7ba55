import { isIP } from 'node:net';

/**
 * The IP address a request comes from: that of the connection, or, behind a trusted proxy, the last entry of
 * X-Forwarded-For. Anyone can write the entries before it.
 */
export function clientIp(socket: string, forwarded: string | null, proxies: readonly string[]): string {
	const hops = (forwarded ?? '').split(',').map((hop) => hop.trim());
	let ip = plain(socket);
	while (proxies.includes(ip)) {
		const before = plain(hops.pop() ?? '');
		if (isIP(before) === 0) {
			break;
		}
		ip = before;
	}
	return ip;
}

/** IPv4 addresses may come written as IPv6. */
const plain = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/, '');

/** One visitor's addresses: an IPv4 address, or a network (/64) of IPv6. */
export function networkOf(ip: string): string {
	if (isIP(ip) !== 6) {
		return ip;
	}
	const [before, after] = (ip.split('%')[0] ?? '').split('::');
	const [first, last] = [before, after].map((part = '') => part.split(':').filter(Boolean)) as [
		string[],
		string[],
	];
	// An IPv4 address at the end stands for two groups.
	const zeros = Array<string>(8 - first.length - last.length - (ip.includes('.') ? 1 : 0)).fill('0');
	return [...first, ...zeros, ...last]
		.slice(0, 4)
		.map((group) => parseInt(group, 16).toString(16))
		.join(':');
}
