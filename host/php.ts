/** Forms that the protocol owes to PHP: an empty map is an empty list there, and some texts carry entities. */

/** An object that is no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The map, or `[]` when it is empty (trap 5). */
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

/** The text without HTML tags, and without blanks around it. In one pass: a pattern would begin again at each `<`. */
export function stripTags(text: string): string {
	const kept: string[] = [];
	let from = 0;
	for (;;) {
		const open = text.indexOf('<', from);
		const close = open < 0 ? -1 : text.indexOf('>', open);
		if (close < 0) {
			return (kept.join('') + text.slice(from)).trim();
		}
		kept.push(text.slice(from, open));
		from = close + 1;
	}
}
