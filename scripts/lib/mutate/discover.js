/** All mutants of files, as Stryker finds them: asked through its server, the only public way to a list. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, ROOT } from '../run.js';
import { isSilent } from './files.js';

/** Talks JSON-RPC with a child process, each message behind its length; resolves to the answers, in order. */
function ask(child, requests) {
	return new Promise((resolve, reject) => {
		const answers = [];
		let received = Buffer.alloc(0);
		const send = () => {
			const [method, params] = requests[answers.length];
			const body = JSON.stringify({ jsonrpc: '2.0', id: answers.length, method, params });
			child.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
		};
		child.on('error', reject);
		child.on('exit', () => reject(new CommandError('Stryker ended before it had answered.')));
		child.stdout.on('data', (chunk) => {
			received = Buffer.concat([received, chunk]);
			const start = received.indexOf('\r\n\r\n') + 4;
			const length = Number(/Content-Length: (\d+)/i.exec(received.subarray(0, start))?.[1]);
			if (start < 4 || received.length < start + length) {
				return;
			}
			const { result, error } = JSON.parse(received.subarray(start, start + length));
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
function offsetIn(source) {
	const starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
	return ({ line, column }) => starts[line - 1] + column - 1;
}

/** Mutants of one file: `from` and `to` are offsets, `replacement` is what takes that place. */
function toMutants(file, found) {
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

export async function discover(files) {
	const server = spawn(join(ROOT, 'node_modules/.bin/stryker'), ['serve', 'stdio'], {
		cwd: ROOT,
		stdio: ['pipe', 'pipe', 'ignore'],
	});
	try {
		const [, { files: found }] = await ask(server, [
			['configure', {}],
			['discover', { files: files.map((path) => ({ path })) }],
		]);
		return files.flatMap((file) => toMutants(file, found[file]?.mutants ?? []));
	} finally {
		server.removeAllListeners('exit').kill();
	}
}
