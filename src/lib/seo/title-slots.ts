import { joined, parseTitle, type PageType, type TitlePart, type Token } from './title-format';

/** A title as its editor shows it: tokens, with a text before, between and after them, which may be empty. */
export interface TitleSlots {
	tokens: readonly Token[];
	/** One more than tokens; `texts[n]` comes before `tokens[n]`. */
	texts: readonly string[];
}

export function toSlots(parts: readonly TitlePart[]): TitleSlots {
	const tokens: Token[] = [];
	const texts = [''];
	for (const part of parts) {
		if (part.type === 'token') {
			tokens.push(part.value);
			texts.push('');
		} else {
			texts[texts.length - 1] += part.value;
		}
	}
	return { tokens, texts };
}

export const toParts = ({ tokens, texts }: TitleSlots): TitlePart[] =>
	joined(
		texts.flatMap((value, index): TitlePart[] => {
			const token = tokens[index];
			const text: TitlePart = { type: 'string', value };
			return token ? [text, { type: 'token', value: token }] : [text];
		}),
	);

/** Moves a token among the tokens; the texts stay where they are: "A | B" becomes "B | A". */
export function moveToken({ tokens, texts }: TitleSlots, from: number, to: number): TitleSlots {
	const token = tokens[from];
	if (token === undefined || to < 0 || to >= tokens.length) {
		return { tokens, texts };
	}
	return { tokens: tokens.toSpliced(from, 1).toSpliced(to, 0, token), texts };
}

/** Without a token; the texts around it become one. */
export const removeToken = ({ tokens, texts }: TitleSlots, at: number): TitleSlots => ({
	tokens: tokens.toSpliced(at, 1),
	texts: texts.toSpliced(at, 2, (texts[at] ?? '') + (texts[at + 1] ?? '')),
});

/** With another token, within a text, at a position in it. */
export function insertToken(
	{ tokens, texts }: TitleSlots,
	token: Token,
	{ slot, position }: { slot: number; position: number },
): TitleSlots {
	const text = texts[slot] ?? '';
	return {
		tokens: tokens.toSpliced(slot, 0, token),
		texts: texts.toSpliced(slot, 1, text.slice(0, position), text.slice(position)),
	};
}

/** With another text, in which names in brackets become tokens (TRAF-033). */
export function writeText(
	{ tokens, texts }: TitleSlots,
	at: number,
	text: string,
	type: PageType,
): TitleSlots {
	const written = toSlots(parseTitle(text, type));
	return {
		tokens: tokens.toSpliced(at, 0, ...written.tokens),
		texts: texts.toSpliced(at, 1, ...written.texts),
	};
}
