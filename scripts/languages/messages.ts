import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { CommandError, ROOT } from '../lib/run.ts';
import { extractPhp } from './extract-php.ts';
import { extractScript } from './extract-script.ts';
import { DOMAIN, keyOf, PLACEHOLDER, type Found, type Message } from './message.ts';

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
			for (const found of extract(readFileSync(join(ROOT, file), 'utf8'), file, DOMAIN)) {
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

function sourceFiles() {
	return SOURCES.flatMap(({ folder, ending, extract }) =>
		filesIn(folder)
			.filter((file) => ending.test(file) && !LEFT_OUT.test(file))
			.map((file) => ({ file, extract })),
	);
}

function filesIn(folder: string): string[] {
	const path = join(ROOT, folder);
	return !existsSync(path)
		? []
		: readdirSync(path, { recursive: true, withFileTypes: true })
				.filter((entry) => entry.isFile())
				.map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
				.sort();
}
