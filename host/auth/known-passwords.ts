/** Known as it is, or made of one or two that are. */
export type Familiarity = 'known' | 'made of known ones';

/**
 * Finds the password in the list of known ones, as it is, repeated, or joined from two; null if it's new.
 * Loads the list here, as few visits choose a password.
 */
export async function familiarityOf(password: string): Promise<Familiarity | null> {
	const { dictionary } = await import('@zxcvbn-ts/language-common');
	const known: ReadonlySet<string> = new Set([...dictionary['passwords-common'], PHRASE]);
	const isKnown = (word: string) => known.has(word) || ROWS.includes(word);
	// As it's hashed, but for capitals and spaces: the list has none.
	const plain = password.normalize('NFKC').toLowerCase().replaceAll(' ', '');
	if (isKnown(plain)) {
		return 'known';
	}
	for (let length = 1; length < plain.length; length++) {
		const [start, rest] = [plain.slice(0, length), plain.slice(length)];
		if (isKnown(start) && (isKnown(rest) || isRepetition(rest, start))) {
			return 'made of known ones';
		}
	}
	return null;
}

/** The example of a long password that everybody has read. */
const PHRASE = 'correcthorsebatterystaple';

/** Rows of the alphabet and of keyboards, forwards and backwards; any part of one counts as known. */
const ROWS = [
	'abcdefghijklmnopqrstuvwxyz',
	'1234567890',
	'01234',
	'qwertyuiop',
	'qwertzuiop',
	'asdfghjkl',
	'zxcvbnm',
]
	.flatMap((row) => [row, [...row].reverse().join('')])
	.join(' ');

/** At least twice the word, over and over; the last time may be cut off. */
const isRepetition = (text: string, word: string): boolean =>
	text.length >= word.length && word.repeat(Math.ceil(text.length / word.length)).startsWith(text);
