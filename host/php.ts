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

/** The text without HTML tags, and without blanks around it. */
export function stripTags(text: string): string {
	return text.replace(/<[^>]*>/g, '').trim();
}
