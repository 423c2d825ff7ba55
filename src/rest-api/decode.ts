/** A page, of a firewall or of the site itself, may hold what looks like an answer. */
const PAGE = /<(?:!doctype|html|head|body|script)\b/i;

const isBackslash = (text: string, at: number) => text[at] === '\\';

/** A quote belongs to the string around it after an odd number of backslashes. */
function isEscaped(text: string, at: number): boolean {
	let first = at;
	while (isBackslash(text, first - 1)) {
		first--;
	}
	return (at - first) % 2 === 1;
}

/**
 * The other end of the object or list that starts (step 1) or ends (step -1) there; -1 if there's none. Looks
 * at each character a fixed number of times.
 */
function otherEnd(text: string, start: number, step: 1 | -1): number {
	const [opening, closing] = step === 1 ? ['{[', '}]'] : ['}]', '{['];
	let depth = 0;
	for (let at = start; at >= 0 && at < text.length; at += step) {
		const character = text.charAt(at);
		if (character === '"') {
			do {
				at += step;
			} while (at >= 0 && at < text.length && (text[at] !== '"' || isEscaped(text, at)));
		} else if (opening.includes(character)) {
			depth++;
		} else if (closing.includes(character) && --depth === 0) {
			return at;
		}
	}
	return -1;
}

/** The answer in a text in which something else was printed before it, or after it; empty: there is none. */
function jsonIn(text: string): string {
	const last = text.length - 1;
	if (/[}\]]/.test(text.charAt(last))) {
		const first = otherEnd(text, last, -1);
		// `$list[0]` at the end of a PHP notice is none.
		const isApart = text.charAt(last) === '}' || /[\s>]/.test(text.charAt(first - 1));
		return first > 0 && isApart && !PAGE.test(text.slice(0, first)) ? text.slice(first) : '';
	}
	const end = /[{[]/.test(text.charAt(0)) ? otherEnd(text, 0, 1) : -1;
	return end > 0 && !PAGE.test(text.slice(end)) ? text.slice(0, end + 1) : '';
}

/**
 * The JSON inside a body that isn't JSON as a whole; null if there's none. Other plugins print notices before
 * or after an answer, which counts all the same. An empty one is skipped: `{}` in a notice is no answer.
 */
export function decodeWithin(body: string): { value: unknown } | null {
	try {
		const value = JSON.parse(jsonIn(body.trim())) as object;
		return Object.keys(value).length > 0 ? { value } : null;
	} catch {
		return null;
	}
}
