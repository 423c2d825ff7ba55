import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HostProcess, logIn, type RemoteCaller } from '../support/host-process';
import type { Load, LoadResult } from './load';

/** Requests per second that the host must reach on a machine of two cores; below them the command fails. */
const FLOORS: Record<string, number> = { 'GET module/all': 500, 'GET settings': 1000 };
/** Memory after the long run, in MB, and time to start, in ms. */
const MAX_MEMORY = 200;
const MAX_START = 1000;

const CONNECTIONS = 32;
const SECONDS = 3;

const GETS = [
	'module/all',
	'settings',
	'connection',
	'connection/data',
	'plugins',
	'tracking/settings',
	'module/stats/data',
	'site',
];

const [, , bundle = ''] = process.argv;
/** The host is measured as `npm start` runs it. */
const start = (args: string[]) =>
	HostProcess.start(bundle, args, { NODE_OPTIONS: process.env.HOST_FLAGS ?? '' });
const isSoak = process.argv.includes('--soak');
const print = (line: string) => process.stdout.write(`${line}\n`);

/** Runs a load in a process of its own, so that the client does not slow down what it measures. */
function measure(load: Load): Promise<LoadResult> {
	return new Promise((resolve, reject) => {
		const child = spawn(process.execPath, [join(__dirname, 'load.cjs'), JSON.stringify(load)]);
		const chunks: Buffer[] = [];
		child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
		child.stderr.pipe(process.stderr);
		child.once('error', reject);
		child.once('exit', (code) => {
			const text = Buffer.concat(chunks).toString();
			return code === 0 && text
				? resolve(JSON.parse(text) as LoadResult)
				: reject(new Error(`The load ended with ${code}.`));
		});
	});
}

function loadOf(port: number, caller: RemoteCaller, call: string, limits: Partial<Load> = {}): Load {
	const [method, path] = call.split(' ') as ['GET' | 'POST', string];
	return {
		port,
		method,
		path: path.startsWith('/') ? path : `/wp-json/jetpack/v4/${path}`,
		headers: { Cookie: caller.cookie, 'X-WP-Nonce': caller.nonce, 'Content-Type': 'application/json' },
		...(method === 'POST' ? { body: JSON.stringify({ sharing_label: 'Share' }) } : {}),
		connections: CONNECTIONS,
		seconds: SECONDS,
		requests: Number.MAX_SAFE_INTEGER,
		...limits,
	};
}

/** What Node itself reaches with an empty answer: the baseline for the rest. */
async function measureEmpty(caller: RemoteCaller): Promise<LoadResult> {
	const child = spawn(process.execPath, ['-e', `(${EMPTY_SERVER})()`], {
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	try {
		const port = await new Promise<number>((resolve, reject) => {
			child.stdout.once('data', (chunk: Buffer) => resolve(Number(String(chunk))));
			child.once('exit', () => reject(new Error('The empty server did not start.')));
		});
		return await measure(loadOf(port, caller, 'GET /'));
	} finally {
		child.kill();
	}
}

const EMPTY_SERVER = `() => {
	const server = require('node:http').createServer((request, response) => response.end('ok'));
	server.listen(0, '127.0.0.1', () => console.log(server.address().port));
}`;

async function table(host: HostProcess, caller: RemoteCaller): Promise<string[]> {
	const port = Number(new URL(host.origin).port);
	const empty = await measureEmpty(caller);
	const failures: string[] = [];
	const row = (cells: string[]) =>
		print(cells.map((cell, index) => (index ? cell.padStart(11) : cell.padEnd(30))).join(''));
	row(['call', 'req/s', 'p99 ms', 'kB', 'of empty', 'floor', '']);
	row(['an empty Node server', empty.perSecond.toFixed(0), empty.p99.toFixed(1), '0.0', '100 %', '', '']);
	const calls = [
		...GETS.map((path) => `GET ${path}`),
		'GET /wp-admin/admin.php?page=jetpack',
		'POST settings',
	];
	for (const call of calls) {
		await measure(loadOf(port, caller, call, { seconds: 1, requests: 500 }));
		const result = await measure(loadOf(port, caller, call));
		const { perSecond, p99, bytes, requests, statuses } = result;
		const floor = FLOORS[call];
		const isGood = Object.keys(statuses).every((status) => status === '200');
		if (!isGood) {
			failures.push(`${call} was not always answered with 200: ${JSON.stringify(statuses)}`);
		}
		if (floor && perSecond < floor) {
			failures.push(`${call} reaches ${perSecond.toFixed(0)} requests per second, not ${floor}.`);
		}
		row([
			call,
			perSecond.toFixed(0),
			p99.toFixed(1),
			(bytes / requests / 1000).toFixed(1),
			`${((100 * perSecond) / empty.perSecond).toFixed(0)} %`,
			floor ? String(floor) : '',
			isGood ? '' : 'FAILED',
		]);
	}
	return failures;
}

/** How the requests of the long run are shared out. */
const SOAK: ReadonlyArray<[call: string, requests: number]> = [
	['GET module/all', 31_000],
	['GET settings', 31_000],
	['GET connection', 31_000],
	['GET site', 3000],
	['GET /wp-admin/admin.php?page=jetpack', 2000],
	['POST settings', 2000],
];

async function soak(host: HostProcess, caller: RemoteCaller): Promise<string[]> {
	const port = Number(new URL(host.origin).port);
	const before = memoryOf(host.pid);
	let done = 0;
	for (const [call, requests] of SOAK) {
		done += (await measure(loadOf(port, caller, call, { requests, seconds: 300 }))).requests;
		print(`${memoryOf(host.pid).toFixed(0).padStart(5)} MB after ${done} requests, the last of them ${call}`);
	}
	const after = memoryOf(host.pid);
	print(
		`Memory     ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after ${done} requests (limit ${MAX_MEMORY})`,
	);
	return after < MAX_MEMORY ? [] : [`The host takes ${after.toFixed(0)} MB after ${done} requests.`];
}

/** Memory that the process holds, in MB. */
function memoryOf(pid: number): number {
	const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
	return Number(line?.[1] ?? NaN) / 1000;
}

/** The fastest of some starts on a site that exists: the others say more about what else the machine did. */
async function startTime(args: string[]): Promise<number> {
	const times: number[] = [];
	for (let index = 0; index < 5; index++) {
		const host = await start(args);
		times.push(host.startedIn);
		await host.end();
	}
	return Math.min(...times);
}

async function main(): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), 'bench-'));
	const args = ['--data', join(folder, 'site.sqlite'), '--scenario', 'connected,everything-on'];
	let host: HostProcess | null = null;
	try {
		host = await start(args);
		await host.end();
		const started = await startTime(args);
		print(`Start      ${started.toFixed(0)} ms (limit ${MAX_START})`);
		host = await start(args);
		const caller = await logIn(host.origin, 'admin');
		const failures = isSoak ? await soak(host, caller) : await table(host, caller);
		if (started > MAX_START) {
			failures.push(`The host needs ${started.toFixed(0)} ms to start.`);
		}
		failures.forEach((failure) => print(failure));
		process.exitCode = failures.length > 0 ? 1 : 0;
	} finally {
		await host?.end('SIGKILL');
		rmSync(folder, { recursive: true, force: true });
	}
}

void main();
