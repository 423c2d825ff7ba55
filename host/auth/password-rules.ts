import type { Site } from '../site/site';
import type { User } from './users';

/** Characters. Passwords as long as this are on no list of common ones that matters. */
export const SHORTEST_PASSWORD = 15;
/** Characters; a login reads no more. */
export const LONGEST_PASSWORD = 1000;

/** A shorter word may be a part of anything. */
const SHORTEST_WORD = 4;

/** The least number of different characters. */
const FEWEST_CHARACTERS = 5;

/** Why the user can't have this password, as a sentence; undefined if nothing is wrong with it. */
export function passwordProblem(password: string, user: User, { facts }: Site): string | undefined {
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
	return found && `Leave out “${found}”: it’s easy to guess.`;
}
