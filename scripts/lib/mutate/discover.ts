/** All mutants of files, as Stryker finds them: asked through its server, the only public way to a list. */
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { CommandError, ROOT } from '../run.ts';
import { isSilent } from './files.ts';
import type { Mutant } from './trial.ts';

/** A mutant with what it changes: `replacement` takes the place from `from` to `to`. */
export interface FullMutant extends Mutant {
	from: number;
	to: number;
	mutator: string;
	original: string;
	replacement: string;
}

interface Position {
	line: number;
	column: number;
}

/** A mutant as Stryker describes it. */
interface Discovered {
	location: { start: Position; end: Position };
	mutatorName: string;
	replacement: string;
}

type Request = [method: string, params: unknown];
type Answer = { files?: Record<string, { mutants: Discovered[] }> };

/** Talks JSON-RPC with a child process, each message behind its length; resolves to the answers, in order. */
function ask(
	child: ChildProcessByStdio<Writable, Readable, null>,
	requests: readonly Request[],
): Promise<Answer[]> {
	return new Promise((resolve, reject) => {
		const answers: Answer[] = [];
		let received = Buffer.alloc(0);
		const send = () => {
			const [method, params] = requests[answers.length] ?? [];
			const body = JSON.stringify({ jsonrpc: '2.0', id: answers.length, method, params });
			child.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
		};
		child.on('error', reject);
		child.on('exit', () => reject(new CommandError('Stryker ended before it had answered.')));
		child.stdout.on('data', (chunk: Buffer) => {
			received = Buffer.concat([received, chunk]);
			const start = received.indexOf('\r\n\r\n') + 4;
			const length = Number(/Content-Length: (\d+)/i.exec(received.toString('utf8', 0, start))?.[1]);
			if (start < 4 || received.length < start + length) {
				return;
			}
			const body = received.toString('utf8', start, start + length);
			const { result, error } = JSON.parse(body) as { result: Answer; error?: Error };
			received = received.subarray(start + length);
			if (error) {
				reject(new CommandError(`Stryker: ${error.message}`));
			} else if (answers.push(result) < requests.length) {
				send();
			} else {
				resolve(answers);
			}
		});
		send();
	});
}

/** Where a place (line and column, both from 1) lies in the text. */
function offsetIn(source: string): (position: Position) => number {
	const starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
	return ({ line, column }) => (starts[line - 1] ?? NaN) + column - 1;
}

function toMutants(file: string, found: readonly Discovered[]): FullMutant[] {
	const source = readFileSync(join(ROOT, file), 'utf8');
	const offset = offsetIn(source);
	return found
		.map(({ location, mutatorName, replacement }) => {
			const from = offset(location.start);
			const to = offset(location.end);
			const { line, column } = location.start;
			const original = source.slice(from, to);
			const id = `${file}:${line}:${column}-${to - from} ${mutatorName} ${replacement}`;
			return { id, file, line, column, from, to, mutator: mutatorName, original, replacement };
		})
		.filter((mutant) => !isSilent(source, mutant));
}

export async function discover(files: readonly string[]): Promise<FullMutant[]> {
	const server = spawn(join(ROOT, 'node_modules/.bin/stryker'), ['serve', 'stdio'], {
		cwd: ROOT,
		stdio: ['pipe', 'pipe', 'ignore'],
	});
	try {
		const [, { files: found = {} } = {}] = await ask(server, [
			['configure', {}],
			['discover', { files: files.map((path) => ({ path })) }],
		]);
		return files.flatMap((file) => toMutants(file, found[file]?.mutants ?? []));
	} finally {
		server.removeAllListeners('exit').kill();
	}
}
