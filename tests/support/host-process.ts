import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { basename, join } from 'node:path';

const ROOT = process.cwd();
const ESBUILD = join(ROOT, 'node_modules/.bin/esbuild');

/** How long a host may take to say where it is, or to stop, in ms. */
const LIMIT = 90_000;

/** Bundles the host's command, or another program, from its source: no test depends on an earlier build. */
export function bundleHost(entry = 'host/server.ts'): { file: string; remove: () => void } {
	// Inside the project: packages are looked for from there.
	const folder = join(ROOT, '.cache/test-host');
	const file = join(folder, `${basename(entry, '.ts')}-${process.pid}-${Date.now()}.mjs`);
	mkdirSync(folder, { recursive: true });
	const options = ['--bundle', '--platform=node', '--format=esm', '--packages=external', '--log-level=error'];
	const { status, stderr } = spawnSync(ESBUILD, [join(ROOT, entry), ...options, `--outfile=${file}`], {
		encoding: 'utf8',
		cwd: ROOT,
	});
	if (status !== 0 || !existsSync(file)) {
		throw new Error(`The host could not be bundled: ${stderr}`);
	}
	return { file, remove: () => rmSync(file, { force: true }) };
}

/** A port of the loopback address that nobody listens on. */
export async function freePort(): Promise<number> {
	const server = createServer();
	await new Promise<void>((resolve, reject) => server.on('error', reject).listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	await new Promise((resolve) => server.close(resolve));
	return port;
}

/** A host in a process of its own, on a free port of the loopback address. */
export class HostProcess {
	private constructor(
		private readonly child: ChildProcess,
		readonly origin: string,
		private readonly lines: string[],
	) {}

	static async start(file: string, args: string[], env: Record<string, string> = {}): Promise<HostProcess> {
		const child = spawn(process.execPath, [file, '--port', '0', ...args], {
			cwd: ROOT,
			env: { ...process.env, ...env },
			stdio: ['ignore', 'pipe', 'pipe'],
		});
		// Nothing stays behind when a test ends early.
		const killAtOnce = () => child.kill('SIGKILL');
		process.once('exit', killAtOnce);
		child.once('exit', () => process.removeListener('exit', killAtOnce));
		const lines: string[] = [];
		const origin = await new Promise<string>((resolve, reject) => {
			const timer = setTimeout(() => {
				child.kill('SIGKILL');
				reject(new Error(`The host did not start: ${lines.join('')}`));
			}, LIMIT);
			const read = (chunk: Buffer) => {
				lines.push(String(chunk));
				const found = /^Dashboard +(https?:\/\/[^/]+)\//m.exec(lines.join(''))?.[1];
				if (found) {
					clearTimeout(timer);
					resolve(found);
				}
			};
			child.stdout.on('data', read);
			child.stderr.on('data', read);
			child.once('exit', (code) => {
				clearTimeout(timer);
				reject(new Error(`The host ended with ${code}: ${lines.join('')}`));
			});
		});
		return new HostProcess(child, origin, lines);
	}

	/** Everything that it has printed. */
	get output(): string {
		return this.lines.join('');
	}

	/** Megabytes of memory that it takes. */
	get memory(): number {
		const status = readFileSync(`/proc/${this.child.pid}/status`, 'utf8');
		return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
	}

	/** Closes the other end of its output, as a log collector that goes away does. */
	stopReading(): void {
		this.child.stdout?.destroy();
		this.child.stderr?.destroy();
	}

	/** Stops it: `SIGKILL` like a power failure, otherwise in order. Returns the exit code, null if killed. */
	async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
		if (this.child.exitCode !== null || this.child.signalCode !== null) {
			return this.child.exitCode;
		}
		const ended = new Promise<number | null>((resolve) => this.child.once('exit', resolve));
		const timer = setTimeout(() => this.child.kill('SIGKILL'), LIMIT);
		this.child.kill(signal);
		const code = await ended;
		clearTimeout(timer);
		return code;
	}
}

/** Somebody who is logged in to a host in another process. */
export interface RemoteCaller {
	cookie: string;
	nonce: string;
	get(path: string): Promise<{ status: number; body: unknown }>;
	post(path: string, body: unknown): Promise<{ status: number; body: unknown }>;
}

/** Logs in through the form, and takes the nonce from the page. */
export async function logIn(origin: string, login: string, password = login): Promise<RemoteCaller> {
	const answer = await fetch(`${origin}/wp-login.php`, {
		method: 'POST',
		body: new URLSearchParams({ log: login, pwd: password }),
		redirect: 'manual',
	});
	const cookie = (answer.headers.get('Set-Cookie') ?? '').split(';')[0] ?? '';
	if (answer.status !== 303 || !cookie) {
		throw new Error(`${login} could not log in: ${answer.status}`);
	}
	const nonce = await (
		await fetch(`${origin}/wp-admin/admin-ajax.php?action=rest-nonce`, { headers: { Cookie: cookie } })
	).text();
	return callerOf(origin, cookie, nonce);
}

/** Calls with that cookie and nonce. */
export function callerOf(origin: string, cookie: string, nonce: string): RemoteCaller {
	const send = async (path: string, init: RequestInit) => {
		const headers = { Cookie: cookie, 'X-WP-Nonce': nonce, 'Content-Type': 'application/json' };
		const response = await fetch(`${origin}/wp-json/jetpack/v4/${path}`, { ...init, headers });
		const text = await response.text();
		return { status: response.status, body: text ? (JSON.parse(text) as unknown) : null };
	};
	return {
		cookie,
		nonce,
		get: (path) => send(path, {}),
		post: (path, body) => send(path, { method: 'POST', body: JSON.stringify(body) }),
	};
}

/** What the form answers to that login, with that forwarded address. */
export async function tryToLogIn(
	origin: string,
	log: string,
	pwd: string,
	forwarded: string,
	more = {},
): Promise<number> {
	const answer = await fetch(`${origin}/wp-login.php`, {
		method: 'POST',
		headers: { 'X-Forwarded-For': forwarded, ...more },
		body: new URLSearchParams({ log, pwd }),
		redirect: 'manual',
	});
	return answer.status;
}
