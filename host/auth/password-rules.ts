import type { Site } from '../site/site';
import { familiarityOf, type Familiarity } from './known-passwords';
import type { User } from './users';

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
	{ facts }: Site,
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
	const words = ['password', user.login, user.displayName, user.email, facts.title];
	const plain = password.toLowerCase();
	const found = words.find((word) => word.length >= SHORTEST_WORD && plain.includes(word.toLowerCase()));
	if (found) {
		return `Leave out “${found}”: it’s easy to guess.`;
	}
	const familiarity = await familiarityOf(password);
	return familiarity ? FAMILIAR[familiarity] : undefined;
}
