import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, ROOT } from '../lib/run.ts';
import { extractPhp } from './extract-php.ts';
import { extractScript } from './extract-script.ts';
import { keyOf, PLACEHOLDER, type Found, type Message } from './message.ts';

const SOURCES = [
	{ folder: 'src', ending: /(?<!\.test)\.tsx?$/, extract: extractScript },
	{ folder: 'wordpress', ending: /\.php$/, extract: extractPhp },
];
/** For those who work on the components: not translated. */
const LEFT_OUT = /^src\/gallery\//;

/** Every message of the dashboard and of the plugin, by file and in the order of the file. */
export function readMessages(): Message[] {
	const messages = new Map<string, Message>();
	const faults: string[] = [];
	for (const { file, extract } of sourceFiles()) {
		try {
			for (const found of extract(readFileSync(join(ROOT, file), 'utf8'), file)) {
				add(messages, found, file);
			}
		} catch (error) {
			faults.push(error instanceof Error ? error.message : String(error));
		}
	}
	for (const message of messages.values()) {
		if (PLACEHOLDER.test(message.id) && !message.notes.length) {
			faults.push(
				`${message.files[0]}: explain the placeholder of "${message.id}" in a comment above it: /* translators: %s: … */`,
			);
		}
	}
	if (faults.length) {
		throw new CommandError(faults.join('\n'));
	}
	return [...messages.values()];
}

function add(messages: Map<string, Message>, { id, plural, context, note }: Found, file: string): void {
	const key = keyOf({ id, context });
	const message: Message = messages.get(key) ?? { id, plural, context, notes: [], files: [] };
	if (plural && message.plural && plural !== message.plural) {
		throw new Error(`${file}: "${id}" has another plural elsewhere (${message.plural}).`);
	}
	message.plural ??= plural;
	message.notes = [...new Set([...message.notes, ...(note ? [note] : [])])];
	message.files = [...new Set([...message.files, file])];
	messages.set(key, message);
}

const sourceFiles = () =>
	SOURCES.flatMap(({ folder, ending, extract }) =>
		readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
			.map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
			.filter((file) => ending.test(file) && !LEFT_OUT.test(file))
			.sort()
			.map((file) => ({ file, extract })),
	);
