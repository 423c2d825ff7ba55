import { connect, type Socket } from 'node:net';

/**
 * Sends one request repeatedly over several open connections and reports how long the answers took. Speaks
 * HTTP over bare sockets: a full client would need more of the machine than the host it measures.
 */
export interface Load {
	port: number;
	method: 'GET' | 'POST';
	path: string;
	headers: Record<string, string>;
	body?: string;
	connections: number;
	/** Ends after this time or this number of requests, whichever comes first. */
	seconds: number;
	requests: number;
}

export interface LoadResult {
	requests: number;
	seconds: number;
	perSecond: number;
	/** Milliseconds that 99 of 100 answers took at most. */
	p99: number;
	/** Answers by status. */
	statuses: Record<string, number>;
	bytes: number;
}

/** Runs the load; bounded by time and number. */
export async function run(load: Load): Promise<LoadResult> {
	const tally: Tally = { left: load.requests, times: [], statuses: {}, bytes: 0 };
	const startedAt = performance.now();
	const endsAt = startedAt + load.seconds * 1000;
	await Promise.all(Array.from({ length: load.connections }, () => keepAsking(load, endsAt, tally)));
	const seconds = (performance.now() - startedAt) / 1000;
	const times = tally.times.sort((a, b) => a - b);
	return {
		requests: times.length,
		seconds,
		perSecond: times.length / seconds,
		p99: times[Math.floor(times.length * 0.99)] ?? NaN,
		statuses: tally.statuses,
		bytes: tally.bytes,
	};
}

interface Tally {
	left: number;
	times: number[];
	statuses: Record<string, number>;
	bytes: number;
}

function keepAsking(load: Load, endsAt: number, tally: Tally): Promise<void> {
	const request = requestText(load);
	return new Promise((resolve, reject) => {
		const socket = connect(load.port, '127.0.0.1');
		let sentAt = 0;
		const ask = () => {
			if (tally.left <= 0 || performance.now() >= endsAt) {
				socket.end();
				resolve();
				return;
			}
			tally.left--;
			sentAt = performance.now();
			socket.write(request);
		};
		socket.setNoDelay(true);
		socket.once('connect', ask);
		socket.once('error', reject);
		readAnswers(socket, (status, bytes) => {
			tally.times.push(performance.now() - sentAt);
			tally.statuses[status] = (tally.statuses[status] ?? 0) + 1;
			tally.bytes += bytes;
			ask();
		});
	});
}

function requestText({ method, path, headers, body, port }: Load): string {
	const all = { Host: `127.0.0.1:${port}`, ...headers, ...(body ? { 'Content-Length': body.length } : {}) };
	const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
	return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body ?? ''}`;
}

/** Calls back once for each whole answer; every answer of the host says how long it is. */
function readAnswers(socket: Socket, onAnswer: (status: string, bytes: number) => void): void {
	let head = '';
	let missing = -1;
	let length = 0;
	socket.on('data', (chunk: Buffer) => {
		if (missing < 0) {
			head += chunk.toString('latin1');
			const end = head.indexOf('\r\n\r\n');
			if (end < 0) {
				return;
			}
			length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
			missing = length - (head.length - end - 4);
		} else {
			missing -= chunk.length;
		}
		if (missing <= 0) {
			const status = head.slice(9, 12);
			head = '';
			missing = -1;
			onAnswer(status, length);
		}
	});
}

/** As a program of its own: takes the load as JSON, prints the result as JSON. */
if (process.argv[2]?.startsWith('{')) {
	void run(JSON.parse(process.argv[2]) as Load).then((result) => {
		process.stdout.write(JSON.stringify(result));
	});
}
