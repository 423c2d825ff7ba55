/** How a password is known: as it is, or made of one that is, or of two. */
export type Familiarity = 'known' | 'made of known ones';

/**
 * Whether the password is among the widely known ones, repeats one, or joins two; null if not. The list is
 * loaded here, as few visits choose a password.
 */
export async function familiarityOf(password: string): Promise<Familiarity | null> {
	const { dictionary } = await import('@zxcvbn-ts/language-common');
	const known: ReadonlySet<string> = new Set(dictionary['passwords-common']);
	// As it's hashed, but for capitals: the list has none.
	const plain = password.normalize('NFKC').toLowerCase();
	if (known.has(plain)) {
		return 'known';
	}
	for (let length = 1; length < plain.length; length++) {
		const [start, rest] = [plain.slice(0, length), plain.slice(length)];
		if (known.has(start) && (known.has(rest) || isRepetition(rest, start))) {
			return 'made of known ones';
		}
	}
	return null;
}

/** Whether the text is the word over and over, once at least; the last time may be cut off. */
const isRepetition = (text: string, word: string): boolean =>
	text.length >= word.length && word.repeat(Math.ceil(text.length / word.length)).startsWith(text);
