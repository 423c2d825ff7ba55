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

/** Methods that change nothing. */
const SAFE = ['GET', 'HEAD', 'OPTIONS'];

/** Browsers say where a request comes from; other programs don't, and can't be tricked into sending one. */
export function isForeign(request: Request, origin: string): boolean {
	const from = request.headers.get('Origin');
	const site = request.headers.get('Sec-Fetch-Site');
	return (from !== null && from !== origin) || (site !== null && site !== 'same-origin' && site !== 'none');
}

/** True if the browser doesn't say, as for a link to another machine over http. */
export const isOfUnknownOrigin = ({ headers }: Request): boolean =>
	!headers.has('Origin') && !headers.has('Sec-Fetch-Site');

/** Only methods that change something count. */
export function isForeignChange(request: Request, origin: string): boolean {
	return !SAFE.includes(request.method) && isForeign(request, origin);
}

/**
 * A page that points its own name at this machine counts as same-origin in the browser; only the host name
 * gives it away.
 */
export function isMisdirected(request: Request, origin: string): boolean {
	return new URL(request.url).host !== new URL(origin).host;
}

/** True if only this machine can reach the IP address. */
export function isLoopback(host: string): boolean {
	// Short forms such as 127.1 are written out.
	const name = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : host;
	return name === 'localhost' || name === '::1' || name === '[::1]' || /^127(\.\d{1,3}){3}$/.test(name);
}

/** Browsers keep some features for secure origins. */
export function isSecure(origin: string): boolean {
	const { protocol, hostname } = new URL(origin);
	return protocol === 'https:' || isLoopback(hostname);
}
