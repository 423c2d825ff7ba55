import type { RootState } from '../../../state/root-state';
import { namedLines, normalize, rankOf, startsWord, type SearchLines } from '../search';
import { removedHere, type RemovedSetting } from '../removed-settings';
import { selectCanManageModules } from '../../../state/user/slice';
import { PLACES, placesHere, type Place } from './places';

export { GoTo } from './go-to';
export { NothingFound } from './nothing-found';
export { RemovedList } from './removed-list';

/** More would push the settings out of sight. */
const MOST = 5;
/** Shorter terms are inside too many words. */
const SHORTEST_INSIDE = 4;

type Findable = Pick<Place, 'label' | 'keywords'>;

const linesOf = ({ label, keywords }: Findable): SearchLines => namedLines(label(), keywords());

/** The places that a term finds, likeliest first: by the start of each of its words, or by the whole term. */
export function makeSelectPlaces(term: string): (state: RootState) => readonly Place[] {
	const wanted = normalize(term).trim();
	const found = PLACES.map((place) => ({ place, rank: wanted ? rankIn(place, wanted) : Infinity }))
		.filter(({ rank }) => rank < Infinity)
		.sort((one, other) => one.rank - other.rank)
		.map(({ place }) => place);
	return (state) => placesHere(state, found).slice(0, MOST);
}

/** As `rankOf`; Infinity: the term doesn't find it. */
function rankIn(place: Findable, wanted: string): number {
	const lines = linesOf(place);
	const [first = '', ...others] = wanted.split(/\s+/);
	const isStart = (word: string) => lines.some(({ text }) => startsWord(text, word));
	if ([first, ...others].every(isStart)) {
		return Math.min(rankOf(lines, wanted), rankOf(lines, first) + 1);
	}
	return wanted.length < SHORTEST_INSIDE ? Infinity : rankOf(lines, wanted);
}

/** What a term finds that the site no longer has. */
export function makeSelectRemoved(term: string): (state: RootState) => readonly RemovedSetting[] {
	const wanted = normalize(term).trim();
	return (state) =>
		wanted && selectCanManageModules(state)
			? removedHere(state).filter((setting) => rankIn(setting, wanted) < Infinity)
			: [];
}

/** What everything that isn't a setting is found by, on this site. */
export const placeLines = (state: RootState): SearchLines =>
	[...placesHere(state, PLACES), ...removedHere(state)].flatMap(linesOf);
