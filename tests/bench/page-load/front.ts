import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** Files that browsers may keep. */
const FILE = /\.(?:js|css|svg|png|gif|jpe?g|webp|woff2?)$/;
const TEXT = /\.(?:js|css|svg)$/;
const CALL = /\/wp-json\/|[?&]rest_route=/;
const A_DAY = 'max-age=86400';

interface Kept {
	headers: Record<string, string>;
	body: Buffer;
}

/**
 * What a site has in front of PHP and the tests' hosts haven't: it compresses files, and browsers may keep
 * them. Browsers use it as their proxy, so that no site has to know of it. Nothing gets beyond this machine.
 */
export class Front {
	/** How long each call of the REST API is held back, in ms. */
	delay = 0;
	private readonly files = new Map<string, Kept>();
	private readonly server: Server;

	constructor() {
		this.server = createServer((asked, answer) => void this.answer(asked, answer));
		// A secure page of the provider.
		this.server.on('connect', (_, socket) => socket.end('HTTP/1.1 502 Not here\r\n\r\n'));
	}

	async start(): Promise<void> {
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

	private async answer(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
		const url = asked.url ?? '';
		const { hostname, pathname } = new URL(url);
		const kept = this.files.get(url);
		if (kept) {
			answer.writeHead(200, kept.headers).end(kept.body);
		} else if (hostname !== '127.0.0.1') {
			answer.writeHead(502).end();
		} else {
			if (this.delay > 0 && CALL.test(url)) {
				await new Promise((resolve) => setTimeout(resolve, this.delay));
			}
			this.pass(asked, answer, asked.method === 'GET' && FILE.test(pathname));
		}
	}

	private pass(asked: IncomingMessage, answer: ServerResponse, isFile: boolean): void {
		const url = new URL(asked.url ?? '');
		// What comes is compressed here.
		const headers = { ...asked.headers, 'accept-encoding': 'identity' };
		const onward = request(url, { method: asked.method, headers }, (response) => {
			if (isFile && response.statusCode === 200) {
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
		const parts: Buffer[] = [];
		for await (const part of response) {
			parts.push(part as Buffer);
		}
		const whole = Buffer.concat(parts);
		const isText = TEXT.test(pathname);
		const body = isText ? gzipSync(whole, { level: 9 }) : whole;
		const headers = {
			'Content-Type': response.headers['content-type'] ?? 'application/octet-stream',
			'Content-Length': String(body.length),
			'Cache-Control': response.headers['cache-control'] ?? A_DAY,
			...(isText && { 'Content-Encoding': 'gzip' }),
		};
		this.files.set(href, { headers, body });
		answer.writeHead(200, headers).end(body);
	}
}
