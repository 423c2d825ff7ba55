import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** Serves the app of React and the router alone, built into `folder`, on a free port of this machine. */
export async function serveEmptyApp(folder: string): Promise<{ url: string; close: () => void }> {
	const files = createServer((request, response) => {
		const name = request.url?.slice(1) ?? '';
		if (/^[\w-]+\.js$/.test(name)) {
			response.setHeader('Content-Type', 'text/javascript');
			response.end(readFileSync(join(folder, name)));
		} else {
			response.setHeader('Content-Type', 'text/html');
			response.end('<!doctype html><div id="app"></div><script type="module" src="/empty-app.js"></script>');
		}
	});
	await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve));
	const url = `http://127.0.0.1:${(files.address() as AddressInfo).port}/`;
	return { url, close: () => files.close() };
}
