import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** Files that browsers may keep. */
const FILE = /\.(?:js|css|svg|png|gif|jpe?g|webp|woff2?)$/;
const TEXT = /\.(?:js|css|svg)$/;

interface Kept {
	headers: Record<string, string>;
	body: Buffer;
}

/**
 * What a site has in front of PHP and the tests' hosts haven't: it compresses files, and browsers may keep
 * them. Browsers use it as their proxy, so that no site has to know of it. Nothing gets beyond this machine.
 */
export class Front {
	private readonly files = new Map<string, Kept>();
	private readonly server = createServer((asked, answer) => this.answer(asked, answer));

	async start(): Promise<void> {
		// A secure page of the provider.
		this.server.on('connect', (_, socket) => socket.end('HTTP/1.1 502 Not here\r\n\r\n'));
		await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
	}

	/** What a context of the browser is made with. */
	get proxy(): { server: string; bypass: string } {
		const { port } = this.server.address() as AddressInfo;
		return { server: `http://127.0.0.1:${port}`, bypass: '<-loopback>' };
	}

	close(): void {
		this.server.closeAllConnections();
		this.server.close();
	}

	private answer(asked: IncomingMessage, answer: ServerResponse): void {
		const url = new URL(asked.url ?? '');
		const kept = this.files.get(url.href);
		if (kept) {
			answer.writeHead(200, kept.headers).end(kept.body);
			return;
		}
		if (url.hostname !== '127.0.0.1') {
			answer.writeHead(502).end();
			return;
		}
		// What comes is compressed here.
		const headers = { ...asked.headers, 'accept-encoding': 'identity' };
		const onward = request(url, { method: asked.method, headers }, (response) => {
			if (asked.method === 'GET' && FILE.test(url.pathname) && response.statusCode === 200) {
				void this.keep(url, response, answer);
			} else {
				answer.writeHead(response.statusCode ?? 502, response.headers);
				response.pipe(answer);
			}
		});
		onward.on('error', () => answer.destroy());
		answer.on('close', () => onward.destroy());
		asked.pipe(onward);
	}

	private async keep({ href, pathname }: URL, response: IncomingMessage, answer: ServerResponse) {
		const whole = Buffer.concat(await response.toArray());
		const isText = TEXT.test(pathname);
		const body = isText ? gzipSync(whole, { level: 9 }) : whole;
		const headers = {
			'Content-Type': response.headers['content-type'] ?? 'application/octet-stream',
			'Content-Length': String(body.length),
			'Cache-Control': response.headers['cache-control'] ?? 'max-age=86400',
			...(isText && { 'Content-Encoding': 'gzip' }),
		};
		this.files.set(href, { headers, body });
		answer.writeHead(200, headers).end(body);
	}
}
