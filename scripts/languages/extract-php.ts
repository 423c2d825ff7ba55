import type { Found } from './message.ts';

/** Position of each part among the arguments of a function of WordPress. */
interface Places {
	id: number;
	plural?: number;
	context?: number;
	domain: number;
}

const PLAIN: Places = { id: 0, domain: 1 };
const WITH_CONTEXT: Places = { id: 0, context: 1, domain: 2 };
const FUNCTIONS: Readonly<Record<string, Places>> = {
	__: PLAIN,
	_e: PLAIN,
	esc_html__: PLAIN,
	esc_html_e: PLAIN,
	esc_attr__: PLAIN,
	esc_attr_e: PLAIN,
	_x: WITH_CONTEXT,
	_ex: WITH_CONTEXT,
	esc_html_x: WITH_CONTEXT,
	esc_attr_x: WITH_CONTEXT,
	_n: { id: 0, plural: 1, domain: 3 },
	_nx: { id: 0, plural: 1, context: 3, domain: 4 },
};

const STRING = String.raw`'(?:[^'\\]|\\.)*'|"(?:[^"\\$]|\\.)*"`;
const CALL = new RegExp(String.raw`(?<![\w$>:\\])(${Object.keys(FUNCTIONS).join('|')})\s*\(`, 'g');
/** One argument: a string, or anything without a string up to the next comma. */
const ARGUMENT = new RegExp(String.raw`\s*(?:(${STRING})|((?:[^,()'"]|\([^()'"]*\))+))\s*([,)])`, 'y');
const NOTE = /\/[*/]\s*(translators:(?:[^\n*]|\*(?!\/))*)/gi;
const HEADERS = ['Plugin Name', 'Description'];
/** A note may stand above the `sprintf(` around the call. */
const LINES_BETWEEN = 2;

/**
 * The messages of a PHP file of the plugin, in their order. Throws when one cannot
 * be read without running the file, or is of another text domain.
 */
export function extractPhp(source: string, file: string, domain: string): Found[] {
	const code = source.replaceAll(/^[ \t]*\*.*$/gm, (line) => ' '.repeat(line.length));
	const messages = headersOf(source);
	for (const call of code.matchAll(CALL)) {
		const line = lineAt(source, call.index);
		const places = FUNCTIONS[String(call[1])] ?? PLAIN;
		const texts = argumentsAt(code, call.index + call[0].length);
		const part = (name: keyof Places) => {
			const place = places[name];
			const value = place === undefined ? undefined : texts[place];
			if (value === null || (value === undefined && place !== undefined)) {
				throw new Error(`${file}:${line}: the ${name} of a message must be written as a plain string.`);
			}
			return value;
		};
		const message = { id: part('id') ?? '', plural: part('plural'), context: part('context') };
		if (part('domain') !== domain) {
			throw new Error(`${file}:${line}: the text domain must be '${domain}'.`);
		}
		messages.push({ ...message, note: noteBefore(source, line), line });
	}
	return messages;
}

/** The texts of a call's arguments from `at` on; null for one that is no plain string. */
function argumentsAt(code: string, at: number): Array<string | null> {
	const texts = [];
	ARGUMENT.lastIndex = at;
	for (let found = ARGUMENT.exec(code); found; found = ARGUMENT.exec(code)) {
		texts.push(found[1] === undefined ? null : textOf(found[1]));
		if (found[3] === ')') {
			break;
		}
	}
	return texts;
}

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', t: '\t' };

/** The value of a PHP string without variables. */
function textOf(string: string): string {
	const inside = string.slice(1, -1);
	return string.startsWith("'")
		? inside.replaceAll(/\\(['\\])/g, '$1')
		: inside.replaceAll(/\\(.)/g, (_, sign: string) => ESCAPED[sign] ?? sign);
}

function noteBefore(source: string, line: number): string | undefined {
	const notes = [...source.matchAll(NOTE)].filter(({ 0: text, index }) => {
		const end = lineAt(source, index + text.trimEnd().length);
		return end <= line && line - end <= LINES_BETWEEN;
	});
	return notes.at(-1)?.[1]?.trim();
}

/** Name and description of the plugin, which WordPress translates in its list. */
function headersOf(source: string): Found[] {
	return HEADERS.flatMap((name) => {
		const found = new RegExp(`^ \\* ${name}:\\s+(.+)$`, 'm').exec(source);
		return found?.[1]
			? [{ id: found[1].trim(), note: `${name} of the plugin`, line: lineAt(source, found.index) }]
			: [];
	});
}

const lineAt = (source: string, index: number): number => source.slice(0, index).split('\n').length;
