/** Cuts texts to what search engines and networks show. Lengths are JavaScript's (UTF-16 units). */

const ELLIPSIS = '…';
/** Made once: that costs more than all its answers together. */
let segmenter: Intl.Segmenter | undefined;

/**
 * The start of a text that fits into `max` without cutting a character as users see it (letters with marks,
 * flags, families). Empty if even the first is longer.
 */
export function wholeStart(text: string, max: number): string {
	if (text.length <= max) {
		return text;
	}
	segmenter ??= new Intl.Segmenter();
	// Text after the next character doesn't move the border before it.
	const atBorder = segmenter.segment(text.slice(0, max + 2)).containing(max);
	return text.slice(0, atBorder?.index ?? max);
}

/** A text of at most `max`; a longer one ends in an ellipsis after at most `max` (TRAF-080). */
export const cutHard = (text: string, max: number): string =>
	text.length <= max ? text : wholeStart(text, max) + ELLIPSIS;

export interface WordCut {
	/** A text of this length stays. */
	max: number;
	/** The last blank has to be after this position … */
	lower: number;
	/** … and before this one. */
	upper: number;
}

/** The same, ending after a whole word where the last blank lies well (TRAF-036, TRAF-037). */
export function cutAtWord(text: string, { max, lower, upper }: WordCut): string {
	if (text.length <= max) {
		return text;
	}
	const blank = text.slice(0, upper).lastIndexOf(' ');
	return blank > lower && blank < upper ? wholeStart(text, blank) + ELLIPSIS : cutHard(text, max);
}

/** A text without its tags; what only looks like one, such as "1 < 2", stays. */
export function withoutTags(text: string): string {
	return text.replace(/<\/?[a-z!][^<>]*>/gi, '');
}
