import { Fragment, type ReactNode } from 'react';

interface SentenceProps {
	/** A translated sentence in which some words are marked: `Read <terms>the terms</terms> first.` */
	text: string;
	/** Renders the marked words, by mark. A mark that isn't here is plain text. */
	marks: Record<string, (words: string) => ReactNode>;
}

/**
 * A sentence with links or emphasis inside, so that translators get all of it. Never markup: only the given
 * marks have a meaning.
 */
export function Sentence({ text, marks }: SentenceProps) {
	return partsOf(text).map(({ mark = '', words }, index) => (
		<Fragment key={index}>{marks[mark] ? marks[mark](words) : words}</Fragment>
	));
}

interface Part {
	mark?: string;
	words: string;
}

/** The marked words and what's between them. An unclosed or nested mark is text. */
function partsOf(text: string): Part[] {
	const parts: Part[] = [{ words: '' }];
	const ended = new Set(Array.from(text.matchAll(/<\/(\w+)>/g), ([, name]) => name));
	for (const piece of text.split(/(<\/?\w+>)/)) {
		const last = parts[parts.length - 1] as Part;
		const name = /^<(\w+)>$/.exec(piece)?.[1] ?? '';
		if (last.mark === undefined && ended.has(name)) {
			parts.push({ mark: name, words: '' });
		} else if (piece === `</${last.mark}>`) {
			parts.push({ words: '' });
		} else {
			last.words += piece;
		}
	}
	const last = parts[parts.length - 1] as Part;
	return last.mark === undefined ? parts : [...parts.slice(0, -1), { words: `<${last.mark}>${last.words}` }];
}
