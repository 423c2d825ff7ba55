import { isIP } from 'node:net';

/**
 * Address that a request comes from: that of the connection, unless it's a proxy that is trusted. A trusted proxy adds
 * the client's address to the end of X-Forwarded-For; anyone may have written what comes before it.
 */
export function clientAddress(socket: string, forwarded: string | null, proxies: readonly string[]): string {
	const hops = (forwarded ?? '').split(',').map((hop) => hop.trim());
	let address = plain(socket);
	while (proxies.includes(address)) {
		const before = plain(hops.pop() ?? '');
		if (isIP(before) === 0) {
			break;
		}
		address = before;
	}
	return address;
}

/** IPv4 addresses may come written as IPv6. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/, '');
