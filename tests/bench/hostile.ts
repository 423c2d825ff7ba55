import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathOf } from '../../host/rest/route-samples';
import { ROUTES } from '../../host/rest/routes';
import { HostProcess, logIn, type RemoteCaller } from '../support/host-process';

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
	'nested without end': () => `${'{"a":'.repeat(170_000)}1${'}'.repeat(170_000)}`,
	'broken at its end': () => many((index) => `"k${index}":1`).slice(0, -1),
};

async function timeOf(work: () => Promise<unknown>): Promise<number> {
	const startedAt = performance.now();
	await work();
	return performance.now() - startedAt;
}

async function send(
	origin: string,
	{ cookie, nonce }: RemoteCaller,
	path: string,
	body: string,
): Promise<void> {
	const headers = { Cookie: cookie, 'X-WP-Nonce': nonce, 'Content-Type': 'application/json' };
	const answer = await fetch(`${origin}/wp-json/jetpack/v4/${path}`, { method: 'POST', headers, body });
	await answer.arrayBuffer();
}

/** The slowest answer of each shape over all calls, and what the next reading of the site took. */
async function table(origin: string, admin: RemoteCaller): Promise<number> {
	const calls = ROUTES.filter(({ method }) => method === 'POST');
	const ordinary = await ordinaryTime(admin);
	print(`An ordinary call takes ${ordinary.toFixed(1)} ms.`);
	let slow = 0;
	for (const [shape, make] of Object.entries(SHAPES)) {
		let worst = { time: 0, path: '' };
		for (const route of calls) {
			const path = pathOf(route);
			const body = make(Object.keys(route.params));
			const time = await timeOf(() => send(origin, admin, path, body));
			const after = await timeOf(() => admin.get('settings'));
			const longest = Math.max(time, after);
			worst = longest > worst.time ? { time: longest, path } : worst;
		}
		slow += worst.time > LIMIT ? 1 : 0;
		const cells = [shape.padEnd(38), `${worst.time.toFixed(0)} ms`.padStart(8)];
		const ratio = `${(worst.time / ordinary).toFixed(0)} ×`.padStart(7);
		print([...cells, ratio, ` ${worst.path}`, worst.time > LIMIT ? ' TOO SLOW' : ''].join(''));
	}
	return slow;
}

/** The median of some saves of one option. */
async function ordinaryTime(admin: RemoteCaller): Promise<number> {
	const times: number[] = [];
	for (let index = 0; index < 21; index++) {
		times.push(await timeOf(() => admin.post('settings', { sharing_label: `Share ${index}` })));
	}
	return times.sort((a, b) => a - b)[10] ?? NaN;
}

async function main(): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
	const args = ['--data', join(folder, 'site.sqlite'), '--scenario', 'connected,everything-on'];
	const env = { NODE_OPTIONS: process.env.HOST_FLAGS ?? '' };
	const host = await HostProcess.start(process.argv[2] ?? '', args, env);
	try {
		const slow = await table(host.origin, await logIn(host.origin, 'admin'));
		print(slow ? `${slow} shapes take longer than ${LIMIT} ms.` : `None takes longer than ${LIMIT} ms.`);
		process.exitCode = slow ? 1 : 0;
	} finally {
		await host.end('SIGKILL');
		rmSync(folder, { recursive: true, force: true });
	}
}

void main();
