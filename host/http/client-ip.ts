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
