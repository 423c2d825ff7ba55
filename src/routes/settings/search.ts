import type { Module, ModuleMap } from '../../rest-api/contract/modules';
import { groupModules, itemId } from './groups/describe';
import type { SettingsGroup } from './groups/group';

/** Texts in which a term is looked for; each may match by itself, and none beyond its end. */
export type SearchLines = readonly string[];

/** What a search finds a card by: its modules, what stands on it, and `more` from elsewhere. */
export function searchLines(group: SettingsGroup, modules: ModuleMap, more = ''): SearchLines {
	const found = groupModules(group).flatMap((slug) => modules[slug] ?? []);
	const own = [
		group.title(),
		group.description?.(),
		group.words?.(),
		more,
		...group.items.flatMap((item) => [
			'label' in item ? item.label?.() : '',
			'help' in item ? item.help?.() : '',
			item.words?.(),
			itemId(item),
		]),
	];
	return [...found.map(moduleLine), ...own.map(fold)].filter(Boolean);
}

/** The nine fields of SET-005, in its order, joined by blanks: a term may match across two of them. */
export const moduleLine = (module: Module): string =>
	fold(
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
/** Marks of Arabic for short vowels and the like, which few people type, and the line that only stretches a word. */
const ARABIC_MARKS = /[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640]/g;
/** Alef with what stands on or below it: people type it bare. */
const ARABIC_ALEF = /[\u0622\u0623\u0625\u0671]/g;

/**
 * Upper and lower case are the same; so are the two ways to write an accented letter, and Arabic with and without its
 * marks. Not by the reader's language: it would part the i of Turkish from that of our texts.
 */
export const fold = (text = ''): string =>
	(BEYOND_ASCII.test(text)
		? text.normalize('NFC').replace(ARABIC_MARKS, '').replace(ARABIC_ALEF, '\u0627')
		: text
	).toLowerCase();

export const matches = (lines: SearchLines, term: string): boolean => {
	const wanted = fold(term);
	return wanted !== '' && lines.some((line) => line.includes(wanted));
};

/** A sign with the marks that belong to it: they are folded together. */
const SIGN = /\P{M}\p{M}*|\p{M}+/gu;

/** Where the term, folded already, stands in a text, as `[from, to]`. */
export function placesOf(text: string, wanted: string): Array<[from: number, to: number]> {
	const folded = fold(text);
	const places: Array<[number, number]> = [];
	if (wanted === '' || !folded.includes(wanted)) {
		return places;
	}
	// Marks that fold drops, and letters whose other case is longer, shift all that follows.
	const signs = folded.length === text.length ? null : foldedSigns(text);
	const line = signs?.line ?? folded;
	for (let at = line.indexOf(wanted); at >= 0; at = line.indexOf(wanted, at + wanted.length)) {
		const end = at + wanted.length;
		places.push(signs ? [signs.from[at] ?? 0, signs.to[end - 1] ?? text.length] : [at, end]);
	}
	return places;
}

/** The text folded sign by sign, and where the sign of each folded letter begins and ends in it. */
function foldedSigns(text: string): { line: string; from: number[]; to: number[] } {
	const from: number[] = [];
	const to: number[] = [];
	let line = '';
	for (const { 0: sign, index } of text.matchAll(SIGN)) {
		const letters = fold(sign);
		line += letters;
		for (let count = 0; count < letters.length; count++) {
			from.push(index);
			to.push(index + sign.length);
		}
	}
	return { line, from, to };
}
