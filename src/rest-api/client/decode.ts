/** A page, of a firewall or of the site itself, may hold what looks like an answer. */
const PAGE = /^<(?:!doctype|html|head|body)\b/i;

/** Begins and ends of what isn't printed as text. */
const HIDDEN: ReadonlyArray<[begin: RegExp, end: string]> = [
	[/^<!--/, '-->'],
	[/^<script\b/i, '</script>'],
	[/^<style\b/i, '</style>'],
];

/** So often, at most, each character is looked at. */
const PATIENCE = 20;

const isBackslash = (text: string, at: number) => text[at] === '\\';

/** A quote belongs to the string around it after an odd number of backslashes. */
function isEscaped(text: string, at: number): boolean {
	let first = at;
	while (isBackslash(text, first - 1)) {
		first--;
	}
	return (at - first) % 2 === 1;
}

/** The end of the object or list that begins there; -1 without one. */
function endOf(text: string, start: number): number {
	let depth = 0;
	for (let at = start; at < text.length; at++) {
		const character = text.charAt(at);
		if (character === '"') {
			do {
				at++;
			} while (at < text.length && (text[at] !== '"' || isEscaped(text, at)));
		} else if ('{['.includes(character)) {
			depth++;
		} else if ('}]'.includes(character) && --depth === 0) {
			return at + 1;
		}
	}
	return -1;
}

/** The end of a tag, script, style or comment that begins there; Infinity for one that's cut off. */
function endOfMarkup(text: string, lower: string, start: number): number {
	const head = text.slice(start, start + 10);
	const [, ending] = HIDDEN.find(([begin]) => begin.test(head)) ?? [];
	if (ending !== undefined) {
		const end = lower.indexOf(ending, start);
		return end < 0 ? Infinity : end + ending.length;
	}
	const tag = /<\/?[a-z][^<>]{0,2000}>|</iy;
	tag.lastIndex = start;
	tag.test(text);
	return tag.lastIndex;
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text) as unknown;
	} catch {
		return undefined;
	}
}

/** An index such as `$list[0]`, or a key that PHP prints, is no list. */
const isAnswer = (text: string, start: number, end: number): boolean =>
	text[start] === '{' ||
	/^\[\s*\{/.test(text.slice(start, start + 100)) ||
	start === 0 ||
	(end === text.length && /[\s>]/.test(text.charAt(start - 1)));

/**
 * The JSON inside a body that isn't JSON as a whole; null if there's none. Other plugins print notices,
 * scripts and comments around an answer, which counts all the same: the longest value that stands in none of
 * them. An empty one counts only by itself: `{}` in a notice is no answer.
 */
export function decodeWithin(body: string): { value: unknown } | null {
	const text = body.trim();
	const lower = text.toLowerCase();
	let longest = '';
	let rest = '';
	let budget = text.length * PATIENCE;
	for (let at = 0; at < text.length && budget > 0;) {
		if (text[at] === '<') {
			if (PAGE.test(text.slice(at, at + 10))) {
				return null;
			}
			at = endOfMarkup(text, lower, at);
			continue;
		}
		const end = '{['.includes(text.charAt(at)) ? endOf(text, at) : 0;
		const found = text.slice(at, Math.max(end, at + 1));
		budget -= end < 0 ? text.length - at : found.length;
		if (end > 0 && isAnswer(text, at, end) && isFilled(parsed(found))) {
			longest = found.length > longest.length ? found : longest;
			at = end;
		} else {
			rest += text.charAt(at++);
		}
	}
	const value = parsed(longest || rest.trim());
	return value === undefined || typeof value === 'number' ? null : { value };
}

const isFilled = (value: unknown) =>
	typeof value === 'object' && value !== null && Object.keys(value).length > 0;
