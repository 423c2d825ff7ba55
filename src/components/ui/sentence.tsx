import { Fragment, type ReactNode } from 'react';

interface SentenceProps {
	/** A translated sentence in which some words are marked: `Read <terms>the terms</terms> first.` */
	text: string;
	/** What becomes of the marked words, by mark. A mark that is not here is plain text. */
	marks: Record<string, (words: string) => ReactNode>;
}

/** A sentence with links or emphasis inside it, so that translators have it whole. Never markup: only the given marks mean something. */
export function Sentence({ text, marks }: SentenceProps) {
	return text
		.split(/(<(\w+)>.*?<\/\2>)/)
		.filter((_, index) => index % 3 !== 2)
		.map((part, index) => {
			const [, mark = '', words = ''] = /^<(\w+)>(.*?)<\/\1>$/.exec(part) ?? [];
			return <Fragment key={index}>{marks[mark] ? marks[mark](words) : words || part}</Fragment>;
		});
}
