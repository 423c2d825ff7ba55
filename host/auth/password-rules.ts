import type { User } from './users';

/** Known as it is, or made of one or two that are. */
type Familiarity = 'known' | 'made of known ones';

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

/** Characters: as many as OWASP and NIST ask for where there's no second factor. */
export const SHORTEST_PASSWORD = 15;
/** Characters; a login reads no more. */
export const LONGEST_PASSWORD = 1000;

/** A shorter word may be a part of anything. */
const SHORTEST_WORD = 4;

/** The least number of different characters. */
const FEWEST_CHARACTERS = 5;

const FAMILIAR: Readonly<Record<Familiarity, string>> = {
	known: 'Choose another password: this one is widely known.',
	'made of known ones': 'Choose another password: this one is made of widely known ones.',
};

/** The reason against this password, as a sentence; undefined if there's none. */
export async function passwordProblem(
	password: string,
	user: User,
	siteTitle: string,
): Promise<string | undefined> {
	const characters = [...password];
	if (characters.length < SHORTEST_PASSWORD) {
		return `Use at least ${SHORTEST_PASSWORD} characters.`;
	}
	if (password.length > LONGEST_PASSWORD) {
		return `Use at most ${LONGEST_PASSWORD} characters.`;
	}
	if (new Set(characters).size < FEWEST_CHARACTERS) {
		return `Use at least ${FEWEST_CHARACTERS} different characters.`;
	}
	const words = ['password', user.login, user.displayName, user.email, siteTitle];
	const plain = password.toLowerCase();
	const found = words.find((word) => word.length >= SHORTEST_WORD && plain.includes(word.toLowerCase()));
	if (found) {
		return `Leave out “${found}”: it’s easy to guess.`;
	}
	const familiarity = await familiarityOf(password);
	return familiarity ? FAMILIAR[familiarity] : undefined;
}
