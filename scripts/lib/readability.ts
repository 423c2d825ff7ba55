import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import type { Message } from '../languages/message.ts';

/** Years of school a reader needs for our help texts (Flesch–Kincaid), at most. */
const HIGHEST_GRADE = 8;

/** Shorter texts are headings and buttons: the figure means nothing there. */
const FEWEST_WORDS = 6;

export interface Readability {
	/** Of all help texts together. */
	grade: number;
	isOver: boolean;
	/** How many were measured. */
	texts: number;
	/** The hardest ones. */
	hardest: Array<{ text: string; grade: number }>;
}

/** How hard the help texts are to read: whole sentences of six words or more. */
export function readability(messages: readonly Message[]): Readability {
	const texts = messages
		.filter(({ roles }) => !roles.includes('label'))
		.map(({ id }) => plain(id))
		.filter((text) => /[.?]$/.test(text) && wordsIn(text).length >= FEWEST_WORDS);
	const graded = texts.map((text) => ({ text, grade: gradeOf([text]) }));
	const grade = gradeOf(texts);
	return {
		grade,
		isOver: grade > HIGHEST_GRADE,
		texts: texts.length,
		hardest: graded.sort((a, b) => b.grade - a.grade).slice(0, 5),
	};
}

/** Placeholders count as a short word, marks as nothing. */
const plain = (text: string): string =>
	text
		.replaceAll(/%(?:\d+\$)?[sdf]/g, 'it')
		.replaceAll('%%', '')
		.replaceAll(/<\/?\w+>/g, '');

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}’'-]+/gu) ?? [];

function gradeOf(texts: readonly string[]): number {
	const words = texts.flatMap(wordsIn);
	return fleschKincaid({
		sentence: texts.reduce((sum, text) => sum + (text.match(/[.?!](?:\s|$)/g)?.length ?? 1), 0),
		word: words.length,
		syllable: words.reduce((sum, word) => sum + syllable(word), 0),
	});
}
