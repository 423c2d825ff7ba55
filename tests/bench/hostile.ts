import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathOf } from '../../host/rest/route-samples';
import { ROUTES } from '../../host/rest/routes';
import { HostProcess, logIn as signIn, type RemoteCaller } from '../support/host-process';

/** Longest body of a call, in bytes, and the longest text that a parameter takes. */
const BODY = 1024 * 1024;
const TEXT = 65_536;
/** Milliseconds that an answer may take on a quiet machine. */
const LIMIT = 200;

const print = (line: string) => process.stdout.write(`${line}\n`);

/** A map with as many of these members as the body may have bytes. */
const many = (member: (index: number) => string) => {
	const members: string[] = [];
	for (let length = 2, index = 0; length < BODY - 200; index++) {
		const next = member(index);
		members.push(next);
		length += next.length + 1;
	}
	return `{${members.join(',')}}`;
};

/** The same text under every name that the call knows, as long as the body takes. */
const texts = (text: string) => (names: readonly string[]) => {
	const count = Math.max(1, Math.min(names.length, Math.floor(BODY / (JSON.stringify(text).length + 50))));
	return JSON.stringify(Object.fromEntries(names.slice(0, count).map((name) => [name, text])));
};

const filled = (unit: string) => texts(unit.repeat(Math.floor(TEXT / unit.length)));

const SHAPES: Readonly<Record<string, (names: readonly string[]) => string>> = {
	'unknown keys': () => many((index) => `"k${index}":1`),
	'unknown keys beside the own address': () =>
		many((index) => (index ? `"k${index}":1` : '"post_by_email_address":"noop"')),
	'opening brackets of tags': filled('<'),
	'half tags': filled('<a '),
	blanks: filled(' '),
	'blanks and dashes': filled(' -'),
	'addresses without end': filled('1:'),
	'letters, then a mark': texts(`${'a'.repeat(TEXT - 1)}!`),
	'@ and dots': filled('a@a.'),
	'lists of lists': (names) =>
		JSON.stringify({ [names[0] ?? 'a']: Array<never[]>(Math.floor(BODY / 3) - 100).fill([]) }),
	'a list of one module': (names) =>
		JSON.stringify({ [names[0] ?? 'a']: Array<string>(4900).fill('photon') }),
	'nested without end': () => `${'{"a":'.repeat(170_000)}1${'}'.repeat(170_000)}`,
	'broken at its end': () => many((index) => `"k${index}":1`).slice(0, -1),
	'a form of many fields': () => 'a=1&'.repeat(BODY / 4),
	'a form of nothing but signs': () => '&'.repeat(BODY),
};

/** Who sends them; a visitor has the cookie of a login, and no nonce. */
const CALLERS = ['admin', 'editor', 'contributor', 'subscriber', 'visitor'] as const;

async function timeOf(work: () => Promise<unknown>): Promise<number> {
	const startedAt = performance.now();
	await work();
	return performance.now() - startedAt;
}

/** What is slow once may be another process; what is slow three times is the host. */
async function leastOfThree(measure: () => Promise<number>): Promise<number> {
	let least = Infinity;
	for (let round = 0; round < 3 && least > LIMIT; round++) {
		least = Math.min(least, await measure());
	}
	return least;
}

async function send(origin: string, caller: RemoteCaller, path: string, body: string): Promise<void> {
	const type = body.startsWith('{') ? 'application/json' : 'application/x-www-form-urlencoded';
	const nonce: Record<string, string> = caller.nonce ? { 'X-WP-Nonce': caller.nonce } : {};
	const headers = { Cookie: caller.cookie, ...nonce, 'Content-Type': type };
	const answer = await fetch(`${origin}/wp-json/jetpack/v4/${path}`, { method: 'POST', headers, body });
	await answer.arrayBuffer();
}

/** The slowest answer of each shape over all calls and callers, and the time of the next GET site. */
async function table(origin: string, callers: readonly RemoteCaller[]): Promise<number> {
	const admin = callers[0] as RemoteCaller;
	const calls = ROUTES.filter(({ method }) => method === 'POST');
	print(`The slowest of ${calls.length} calls by each of:`);
	print(`${''.padEnd(34)}${CALLERS.map((name) => name.padStart(12)).join('')}`);
	let slow = 0;
	for (const [shape, make] of Object.entries(SHAPES)) {
		const worst = { time: 0, path: '' };
		const cells: string[] = [];
		for (const caller of callers) {
			let longest = 0;
			for (const route of calls) {
				const path = pathOf(route);
				const body = make(Object.keys(route.params));
				const measure = async () =>
					Math.max(
						await timeOf(() => send(origin, caller, path, body)),
						await timeOf(() => admin.get('settings')),
					);
				longest = Math.max(longest, await leastOfThree(measure));
				Object.assign(worst, longest > worst.time ? { time: longest, path } : {});
			}
			cells.push(`${longest.toFixed(0)} ms`.padStart(12));
		}
		slow += worst.time > LIMIT ? 1 : 0;
		print([shape.padEnd(34), ...cells, ` ${worst.path}`, worst.time > LIMIT ? ' TOO SLOW' : ''].join(''));
	}
	return slow;
}

const logIn = (name: string, ip = '10.0.0.1'): RequestInit => ({
	method: 'POST',
	headers: { 'X-Forwarded-For': ip },
	body: new URLSearchParams({ log: name, pwd: 'x' }),
});

/** What forty visitors send at once, without a login; each request is another. */
const FLOODS: Readonly<Record<string, (index: number) => [path: string, init?: RequestInit]>> = {
	'lists of calls': (index) => [`/wp-json/jetpack/v4/?_fields=${'x'.repeat(1900)}${index}`],
	'pages that aren’t there': (index) => [`/${'x'.repeat(1900)}${index}`],
	'wrong passwords': (index) => ['/wp-login.php', logIn(`name${index}`, `10.1.${index >> 8}.${index & 255}`)],
	'passwords of a locked account': () => ['/wp-login.php', logIn('nobody')],
};
const VISITORS = 40;
const FLOOD = 25_000;
/** Megabytes that the host may take for them. */
const GROWTH = 100;

/** The slowest request of others during each flood, and the memory that it has left taken. */
async function floods(host: HostProcess, admin: RemoteCaller): Promise<number> {
	let faults = 0;
	for (const [name, make] of Object.entries(FLOODS)) {
		const before = host.memory;
		let sent = 0;
		const visit = async () => {
			while (sent < FLOOD) {
				const [path, init] = make(sent++);
				await (await fetch(host.origin + path, init)).arrayBuffer();
				// Otherwise this process would be the slow one.
				await new Promise((resolve) => setTimeout(resolve, 40));
			}
		};
		const visits = Promise.all(Array.from({ length: VISITORS }, visit));
		let longest = 0;
		const others = [
			() => admin.get('settings'),
			() => fetch(`${host.origin}/wp-content/plugins/site-dashboard/images/plans/jetpack-complete.svg`),
			() => fetch(`${host.origin}/wp-login.php`),
		];
		while (sent < FLOOD) {
			for (const other of others) {
				longest = Math.max(longest, await leastOfThree(() => timeOf(other)));
			}
		}
		await visits;
		const growth = host.memory - before;
		const isBad = longest > LIMIT || growth > GROWTH;
		faults += isBad ? 1 : 0;
		print(
			`${name.padEnd(34)}${longest.toFixed(0)} ms for others, ${growth.toFixed(0)} MB more${isBad ? ' TOO MUCH' : ''}`,
		);
	}
	return faults;
}

async function main(): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
	const state = ['--scenario', 'connected,everything-on'];
	const args = ['--data', join(folder, 'site.sqlite'), '--trust-proxy', '127.0.0.1', ...state];
	const env = { NODE_OPTIONS: process.env.HOST_FLAGS ?? '' };
	const host = await HostProcess.start(process.argv[2] ?? '', args, env);
	try {
		const callers: RemoteCaller[] = [];
		for (const name of CALLERS) {
			const caller = await signIn(host.origin, name === 'visitor' ? 'author' : name);
			callers.push(name === 'visitor' ? { ...caller, nonce: '' } : caller);
		}
		const slow = (await floods(host, callers[0] as RemoteCaller)) + (await table(host.origin, callers));
		print(slow ? `${slow} shapes take too much.` : `None takes longer than ${LIMIT} ms.`);
		process.exitCode = slow ? 1 : 0;
	} finally {
		await host.end('SIGKILL');
		rmSync(folder, { recursive: true, force: true });
	}
}

void main();
