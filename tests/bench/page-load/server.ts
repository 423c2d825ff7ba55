import { request } from 'node:http';
import type { Place } from './places';

/** How a host makes a page. */
export interface Made {
	/** From the request to the first byte of the answer, in ms. */
	firstByte: number;
	/** Queries of the database, and calls to other servers; NaN where the host doesn't say. */
	queries: number;
	calls: number;
}

/** Asks for a page as a browser does, without one. */
export function makeOf({ cookies }: Place, url: string): Promise<Made> {
	const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
	return new Promise((resolve, reject) => {
		const start = performance.now();
		const asked = request(url, { headers: { cookie, accept: 'text/html' } }, (answer) => {
			const firstByte = performance.now() - start;
			let text = '';
			answer.setEncoding('utf8');
			answer.on('data', (part: string) => (text += part));
			answer.on('end', () => {
				const [, queries = NaN, calls = NaN] = /<!-- bench queries=(\d+) calls=(\d+) -->/.exec(text) ?? [];
				resolve({ firstByte, queries: Number(queries), calls: Number(calls) });
			});
		});
		asked.on('error', reject);
		asked.end();
	});
}
