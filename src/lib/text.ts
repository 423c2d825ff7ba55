import { decodeEntities } from './entities';

/** Tags after which a new line begins. */
const GAPS = /<(?:br|hr|\/(?:p|div|li|h[1-6]|t[dhr]|script|style))\b[^<>]*>/gi;
const TAGS = /<\/?[a-z][^<>]*>/gi;

/** Beginnings and ends of what isn't text at all. */
const HIDDEN = new Map([
	['<!--', '-->'],
	['<script', '</script'],
	['<style', '</style'],
	['<svg', '</svg'],
	['<iframe', '</iframe'],
	['<noscript', '</noscript'],
]);

/** The text without comments, scripts and styles, as far as they end. */
export function withoutHidden(text: string): string {
	const kept: string[] = [];
	let hidden: { end: string; from: number } | undefined;
	for (const piece of text.split(/(<!--|-->|<\/?(?:script|style|svg|iframe|noscript)\b)/i)) {
		const end = HIDDEN.get(piece.toLowerCase());
		if (hidden?.end === piece.toLowerCase()) {
			kept.splice(hidden.from, Infinity, piece === '-->' ? ' ' : piece);
			hidden = undefined;
			continue;
		}
		hidden ??= end === undefined ? undefined : { end, from: kept.length };
		kept.push(piece);
	}
	return kept.join('');
}

/**
 * A host's message as one line of plain text: no tags, entities decoded, line breaks and tabs collapsed
 * (quirk 26). What the host escaped stays: `&lt;head&gt;` becomes the letters `<head>`.
 */
export function plainText(value: unknown): string {
	if (typeof value === 'number') {
		return String(value);
	}
	const text = typeof value === 'string' ? withoutHidden(value).replace(GAPS, ' ').replace(TAGS, '') : '';
	return decodeEntities(text).replace(/\s+/g, ' ').trim();
}
