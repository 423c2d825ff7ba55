import type { Module } from '../../rest-api/modules';
import type { RootState } from '../../state/root-state';
import { groupModules, itemId } from './described';
import type { SettingsGroup } from './groups/group';

/** Weights of texts by their source. The smaller, the likelier the term means its card. */
export const WEIGHT = { name: 0, label: 1, keywords: 2, text: 3 } as const;
type Weight = (typeof WEIGHT)[keyof typeof WEIGHT];

/** A text to look for a term in, each on its own: no match spans two of them. */
interface SearchLine {
	/** As it's shown. */
	raw: string;
	text: string;
	weight: Weight;
}

export type SearchLines = readonly SearchLine[];

const linesOf = (weight: Weight, texts: ReadonlyArray<string | undefined>): SearchLine[] =>
	texts.flatMap((raw) => (raw ? { raw, text: normalize(raw), weight } : []));

/** Texts of something with a name and keywords. */
export const namedLines = (name: string, keywords: string): SearchLines => [
	...linesOf(WEIGHT.name, [name]),
	...linesOf(WEIGHT.keywords, [keywords]),
];

/** A card's texts: its modules and its content. */
export function searchLines(group: SettingsGroup, state: RootState): SearchLines {
	const found = groupModules(group).flatMap((slug) => state.modules.bySlug[slug] ?? []);
	const { items } = group;
	return [
		...linesOf(WEIGHT.name, [group.title(), ...found.flatMap(({ module, name }) => [module, name])]),
		...linesOf(
			WEIGHT.label,
			items.map((item) => item.label?.()),
		),
		...linesOf(WEIGHT.keywords, [group.keywords?.(state), ...items.map((item) => item.keywords?.())]),
		...linesOf(WEIGHT.text, [
			group.description?.(),
			...items.flatMap((item) => ['help' in item ? item.help?.() : '', itemId(item)]),
			...found.map(moduleLine),
		]),
	];
}

/** The nine fields of SET-005, in its order, joined by blanks: a term may match across two of them. */
export const moduleLine = (module: Module): string =>
	normalize(
		[
			module.module,
			module.name,
			module.description,
			module.learn_more_button,
			module.long_description,
			module.search_terms,
			module.additional_search_queries,
			module.short_description,
			...module.feature,
		].join(' '),
	);

/** Letters that can be written in two ways are among these. */
const BEYOND_ASCII = /[^ -~\s]/;
/**
 * Arabic marks for short vowels and the like, which few people type, and the line that only stretches a word.
 */
const ARABIC_MARKS = /[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640]/g;
/** Alef with what's on or below it: people type it bare. */
const ARABIC_ALEF = /[\u0622\u0623\u0625\u0671]/g;

/**
 * Case doesn't matter; nor do the two ways to write an accented letter, or Arabic marks. Not by the user's
 * language: it would separate Turkish i from that of our texts.
 */
export const normalize = (text = ''): string =>
	(BEYOND_ASCII.test(text)
		? text.normalize('NFC').replace(ARABIC_MARKS, '').replace(ARABIC_ALEF, '\u0627')
		: text
	).toLowerCase();

export const matches = (lines: SearchLines, term: string): boolean => {
	const wanted = normalize(term);
	return wanted !== '' && lines.some(({ text }) => text.includes(wanted));
};

const IN_WORD = /[\p{L}\p{N}]/u;
/** The Arabic article is written together with its word. */
const ARTICLE = '\u0627\u0644';

/** A word begins there; letters beyond the basic plane count as none. */
function isWordStart(text: string, at: number): boolean {
	if (!IN_WORD.test(text.charAt(at - 1))) {
		return true;
	}
	const article = at - ARTICLE.length;
	return text.startsWith(ARTICLE, article) && !IN_WORD.test(text.charAt(article - 1));
}

/** A normalized text has the normalized term at the start of a word. */
export function startsWord(text: string, wanted: string): boolean {
	for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
		if (isWordStart(text, at)) {
			return true;
		}
	}
	return false;
}

/** Added to the rank of a match inside a word. */
const INSIDE = 10;
/** The term is all of the name. */
const WHOLE_NAME = -1;

/**
 * Ranks lines for a normalized term; the smaller, the likelier. The start of a word goes before the inside of
 * one, then names before labels before keywords before other texts.
 */
export function rankOf(lines: SearchLines, wanted: string): number {
	let best = Infinity;
	for (const { text, weight } of lines) {
		if (text === wanted && weight === WEIGHT.name) {
			return WHOLE_NAME;
		}
		if (weight < best && text.includes(wanted)) {
			best = Math.min(best, startsWord(text, wanted) ? weight : weight + INSIDE);
		}
	}
	return best;
}

/** A sign with the marks that belong to it: they are normalized together. */
const SIGN = /\P{M}\p{M}*|\p{M}+/gu;

/** Places of a normalized term in a text, as `[from, to]`. */
export function positionsOf(text: string, wanted: string): Array<[from: number, to: number]> {
	const normalized = normalize(text);
	const positions: Array<[number, number]> = [];
	if (wanted === '' || !normalized.includes(wanted)) {
		return positions;
	}
	// Marks that normalizing drops, and letters whose other case is longer, shift all that follows.
	const signs = normalized.length === text.length ? null : normalizedSigns(text);
	const line = signs?.line ?? normalized;
	for (let at = line.indexOf(wanted); at >= 0; at = line.indexOf(wanted, at + wanted.length)) {
		const end = at + wanted.length;
		positions.push(signs ? [signs.from[at] ?? 0, signs.to[end - 1] ?? text.length] : [at, end]);
	}
	return positions;
}

/** The text normalized sign by sign, and where the sign of each normalized letter begins and ends in it. */
function normalizedSigns(text: string): { line: string; from: number[]; to: number[] } {
	const from: number[] = [];
	const to: number[] = [];
	let line = '';
	for (const { 0: sign, index } of text.matchAll(SIGN)) {
		const letters = normalize(sign);
		line += letters;
		for (let count = 0; count < letters.length; count++) {
			from.push(index);
			to.push(index + sign.length);
		}
	}
	return { line, from, to };
}
