import { normalize, WEIGHT, type SearchLines } from './search';

/** Letters of a term that may be a misspelling; shorter ones are close to everything. */
const SHORTEST = 4;
/** Longer ones aren't words. */
const LONGEST = 40;
/** Words from here on may have two mistakes. */
const TWO_MISTAKES_FROM = 6;
const MOST_WORDS = 8;
const MOST = 4;

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

/**
 * Suggestions for a term that finds nothing: those of its words that find something, then words and keywords
 * with nearly the same spelling. Each is part of some line, so each finds something.
 */
export function nearTerms(term: string, lines: SearchLines): string[] {
	const known = vocabulary(lines);
	const whole = normalize(term).trim();
	if (whole.length > LONGEST * MOST_WORDS) {
		return [];
	}
	const words = [...new Set(whole.match(WORD) ?? [])].slice(0, MOST_WORDS);
	const asked = words.length > 1 ? [whole, ...words] : [whole];
	const near = asked.flatMap((each, index) => nearest(each, known, index > 0));
	return [...new Map(near.map((raw) => [normalize(raw), raw])).values()].slice(0, MOST);
}

type Vocabulary = ReadonlyMap<string, string>;

/** Words of names, labels and keywords, and each whole keyword, by their normalized text. */
function vocabulary(lines: SearchLines): Vocabulary {
	const known = new Map<string, string>();
	const add = (raw: string) => {
		const text = normalize(raw);
		if (text.length >= SHORTEST && text.length <= LONGEST && !known.has(text)) {
			known.set(text, raw);
		}
	};
	for (const { raw, weight } of lines) {
		if (weight !== WEIGHT.text) {
			raw.split(/[,،]/).forEach((part) => add(part.trim()));
			raw.match(WORD)?.forEach(add);
		}
	}
	return known;
}

/** Nearest first. A term finds itself only where it's part of what was typed. */
function nearest(wanted: string, known: Vocabulary, isPart: boolean): string[] {
	const letters = [...wanted];
	if (letters.length < SHORTEST || letters.length > LONGEST) {
		return [];
	}
	const own = isPart ? known.get(wanted) : undefined;
	if (own !== undefined) {
		return [own];
	}
	const limit = letters.length < TWO_MISTAKES_FROM ? 1 : 2;
	return [...known]
		.map(([text, raw]) => ({ raw, distance: distanceOf(letters, [...text], limit) }))
		.filter(({ distance }) => distance <= limit)
		.sort((one, other) => one.distance - other.distance)
		.map(({ raw }) => raw);
}

/**
 * Counts letters missing, too many, wrong or swapped with their neighbor; more than the limit: at least one
 * more.
 */
export function distanceOf(one: readonly string[], other: readonly string[], limit: number): number {
	if (Math.abs(one.length - other.length) > limit) {
		return limit + 1;
	}
	let before: number[] = [];
	let last = Array.from({ length: other.length + 1 }, (_, index) => index);
	for (let i = 1; i <= one.length; i++) {
		const row = [i];
		for (let j = 1; j <= other.length; j++) {
			const change = at(last, j - 1) + (one[i - 1] === other[j - 1] ? 0 : 1);
			const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
			const swap = isSwap ? at(before, j - 2) + 1 : Infinity;
			row.push(Math.min(at(last, j) + 1, at(row, j - 1) + 1, change, swap));
		}
		if (Math.min(...row) > limit) {
			return limit + 1;
		}
		[before, last] = [last, row];
	}
	return at(last, other.length);
}

const at = (row: readonly number[], index: number): number => row[index] ?? Infinity;
