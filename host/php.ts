/** PHP's habits in the protocol: an empty map is an empty list, and some texts contain entities. */

/** An object that is no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The map, or `[]` when it is empty (quirk 5). */
export function orEmptyList<Value>(map: Record<string, Value>): Record<string, Value> | never[] {
	return Object.keys(map).length > 0 ? map : [];
}

const ENTITIES: Record<string, string> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#039;',
};

/** The text with the five characters that mean something in HTML written as entities. */
export function encodeEntities(text: string): string {
	return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** The text without HTML tags, trimmed. */
export const stripTags = (text: string): string => replaceTags(text, () => '').trim();

/** The text with each HTML tag replaced. One pass: a pattern would start over at each `<`. */
export function replaceTags(text: string, replace: (tag: string) => string): string {
	const kept: string[] = [];
	let from = 0;
	for (;;) {
		const open = text.indexOf('<', from);
		const close = open < 0 ? -1 : text.indexOf('>', open);
		if (close < 0) {
			// An open tag could go on in whatever follows the text.
			return kept.join('') + text.slice(from).replace(/<(?!\s)[^]*/, '');
		}
		kept.push(text.slice(from, open), replace(text.slice(open, close + 1)));
		from = close + 1;
	}
}
