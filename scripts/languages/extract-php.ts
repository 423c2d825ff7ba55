import { messageOf, type Found } from './message.ts';

const STRING = String.raw`'(?:[^'\\]|\\.)*'|"(?:[^"\\$]|\\.)*"`;
/** What escapes or prints a message as well takes it in the same places. */
const CALL = /(?<![\w$>:\\])(?:esc_html|esc_attr)?(__|_e|_x|_ex|_n|_nx)\s*\(/g;
const SAME: Readonly<Record<string, string>> = { _e: '__', _ex: '_x' };
/** One argument: a string, or anything without a string up to the next comma. */
const ARGUMENT = new RegExp(String.raw`\s*(?:(${STRING})|((?:[^,()'"]|\([^()'"]*\))+))\s*([,)])`, 'y');
const NOTE = /\/[*/]\s*(translators:(?:[^\n*]|\*(?!\/))*)/gi;
const HEADERS = ['Plugin Name', 'Description'];
/** A note may stand above the `sprintf(` around the call. */
const LINES_BETWEEN = 2;

/** The messages of a PHP file of the plugin, in their order. */
export function extractPhp(source: string, file: string): Found[] {
	const code = source.replaceAll(/^[ \t]*\*.*$/gm, (line) => ' '.repeat(line.length));
	const calls = [...code.matchAll(CALL)].map(({ index, 0: start, 1: name = '' }) => {
		const line = lineAt(source, index);
		const texts = argumentsAt(code, index + start.length);
		return messageOf({ name: SAME[name] ?? name, texts, note: noteBefore(source, line), line }, file);
	});
	return [...headersOf(source), ...calls];
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
