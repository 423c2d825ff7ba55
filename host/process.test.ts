/** @jest-environment node */
import { connect } from 'node:net';
import { join } from 'node:path';
import { bundleHost, HostProcess } from '../tests/support/host-process';
import { testFolder } from './testing';

let folder: string;
let bundle: ReturnType<typeof bundleHost>;

beforeAll(() => {
	folder = testFolder();
	bundle = bundleHost();
});

afterAll(() => bundle.remove());

const start = (name: string, ...args: string[]) =>
	HostProcess.start(bundle.file, ['--data', join(folder, name), ...args]);

describe('raw HTTP request', () => {
	let host: HostProcess;

	beforeAll(async () => {
		host = await start('line.sqlite');
	});

	afterAll(() => host.end());

	/** Sends bytes as they are, and returns the first line of the answer. */
	const send = (...parts: string[]): Promise<string> =>
		new Promise((resolve, reject) => {
			const socket = connect(Number(new URL(host.origin).port), '127.0.0.1', () => {
				parts.forEach((part) => socket.write(part));
			});
			let text = '';
			const done = () => {
				socket.destroy();
				resolve(text.split('\r\n')[0] ?? '');
			};
			socket.setTimeout(60_000, done);
			socket.on('data', (chunk) => {
				text += chunk.toString('latin1');
				if (text.includes('\r\n')) {
					done();
				}
			});
			socket.on('close', done);
			// A host that refuses a body may hang up while it is still being sent.
			socket.on('error', (error: NodeJS.ErrnoException) =>
				['EPIPE', 'ECONNRESET'].includes(error.code ?? '') ? undefined : reject(error),
			);
		});

	const head = (line: string, ...headers: string[]) =>
		[`${line} HTTP/1.1`, `Host: ${new URL(host.origin).host}`, ...headers, '', ''].join('\r\n');
	const JSON_TYPE = 'Content-Type: application/json';
	const FORM_TYPE = 'Content-Type: application/x-www-form-urlencoded';
	const chunk = (length: number) => `${length.toString(16)}\r\n${'a'.repeat(length)}\r\n`;

	it.each([
		['a call', '/wp-json/jetpack/v4/settings', JSON_TYPE, 1024 * 1024],
		['a form sent to a call', '/wp-json/jetpack/v4/settings', FORM_TYPE, 1024 * 1024],
		['the login form', '/wp-login.php', FORM_TYPE, 64 * 1024],
	])('gets a 413 if %s is too long, with or without a Content-Length', async (_, path, type, limit) => {
		const announced = head(`POST ${path}`, type, `Content-Length: ${limit + 1}`);
		expect(await send(announced, 'a'.repeat(limit + 1))).toMatch(/^HTTP\/1\.1 413 /);
		const chunked = head(`POST ${path}`, type, 'Transfer-Encoding: chunked');
		const chunks = Array<string>(limit / 32_768 + 1).fill(chunk(32_768));
		expect(await send(chunked, ...chunks, '0\r\n\r\n')).toMatch(/^HTTP\/1\.1 413 /);
	});

	it.each([
		'',
		'/',
		'/languages/',
		'/.git/index.json',
		'/..%2f..%2f..%2fetc%2fpasswd',
		'/%2e%2e/%2e%2e/package.json',
		'/..\\..\\package.json',
		'/x%00.js',
		'//etc/passwd.js',
		'/.%2e/host/server.js',
	])('gets no list of files, and none from outside the built front end: %s', async (path) => {
		const line = await send(head(`GET /wp-content/plugins/site-dashboard/dist${path}`));
		expect(line).toMatch(/^HTTP\/1\.1 (404|400) /);
	});

	it('is refused or redirected under another host name', async () => {
		const under = (name: string, line: string) => [`${line} HTTP/1.1`, `Host: ${name}`, '', ''].join('\r\n');
		const port = new URL(host.origin).port;
		const call = 'GET /wp-json/jetpack/v4/connection';
		expect(await send(under(`evil.test:${port}`, call))).toMatch(/ 421 /);
		expect(await send(under(`evil.test:${port}`, 'POST /wp-login.php'))).toMatch(/ 403 /);
		expect(await send(under(`evil.test:${port}`, 'GET /wp-admin/'))).toMatch(/ 307 /);
		expect(await send(under(`127.0.0.1:${port}`, call))).toMatch(/ 200 /);
	});

	it('leaves the host responding, without an error in its output', async () => {
		expect((await fetch(`${host.origin}/wp-json/jetpack/v4/connection`)).status).toBe(200);
		expect(host.output).not.toMatch(/failed:|Error/);
	});

	it.each([
		['a length and chunks', 'Content-Length: 4', 'Transfer-Encoding: chunked'],
		['two lengths', 'Content-Length: 4', 'Content-Length: 5'],
		['an unknown encoding', 'Transfer-Encoding: xchunked'],
		['two names of the host', 'Host: evil.test'],
	])('is refused if its end is ambiguous: %s', async (_, ...headers) => {
		expect(await send(head('POST /wp-login.php', ...headers), '0\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
	});

	it.each(['TRACE', 'OPTIONS', 'PUT', 'DELETE', 'PROPFIND'])(
		'gets a 405 for %s on a page',
		async (method) => {
			for (const path of ['/', '/wp-login.php', '/wp-admin/', '/provider/events']) {
				expect(await send(head(`${method} ${path}`))).toMatch(/^HTTP\/1\.1 405 /);
			}
		},
	);
});

describe('public host', () => {
	const PUBLIC = ['--origin', 'https://site.test'];

	it('prints an admin password on its first start only', async () => {
		// It announces the public URL; the port is not needed here.
		const first = await start('public.sqlite', ...PUBLIC);
		expect(first.output).toMatch(/^Account +admin, password [\w-]{22} /m);
		await first.end();
		const second = await start('public.sqlite', ...PUBLIC);
		expect(second.output).not.toContain('password');
		await second.end();
	});

	it('refuses a site with demo accounts', async () => {
		await (await start('demo.sqlite')).end();
		await expect(start('demo.sqlite', ...PUBLIC)).rejects.toThrow(
			/has the demo accounts, so it can’t be served on https:\/\/site\.test/,
		);
	});
});
