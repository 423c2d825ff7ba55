import type { RootState } from '../../../state/root-state';
import { namedLines, normalize, rankOf, startsWord, type SearchLines } from '../search';
import { PLACES, placesHere, type Place } from './places';

export { GoTo } from './go-to';
export { NothingFound } from './nothing-found';

/** More would push the settings out of sight. */
const MOST = 5;
/** Shorter terms are inside too many words. */
const SHORTEST_INSIDE = 4;

const linesOf = (place: Place): SearchLines => namedLines(place.label(), place.keywords());

/** The places that a term finds, likeliest first: by the start of each of its words, or by the whole term. */
export function makeSelectPlaces(term: string): (state: RootState) => readonly Place[] {
	const wanted = normalize(term).trim();
	const found = PLACES.map((place) => ({ place, rank: wanted ? rankOfPlace(place, wanted) : Infinity }))
		.filter(({ rank }) => rank < Infinity)
		.sort((one, other) => one.rank - other.rank)
		.map(({ place }) => place);
	return (state) => placesHere(state, found).slice(0, MOST);
}

/** As `rankOf`; Infinity: the term doesn't find the place. */
function rankOfPlace(place: Place, wanted: string): number {
	const lines = linesOf(place);
	const [first = '', ...others] = wanted.split(/\s+/);
	const isStart = (word: string) => lines.some(({ text }) => startsWord(text, word));
	if ([first, ...others].every(isStart)) {
		return Math.min(rankOf(lines, wanted), rankOf(lines, first) + 1);
	}
	return wanted.length < SHORTEST_INSIDE ? Infinity : rankOf(lines, wanted);
}

/** What the places on this site are found by. */
export const placeLines = (state: RootState): SearchLines => placesHere(state, PLACES).flatMap(linesOf);
