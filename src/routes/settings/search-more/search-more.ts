import { __ } from '@wordpress/i18n';
import { createSelector } from 'reselect';
import { paths } from '../../../lib/paths';
import { plainText } from '../../../lib/text';
import { loadDeclaredSettings, selectDeclaredSettings } from '../../../state/settings/forms';
import type { RootState } from '../../../state/root-state';
import { isUndescribed } from '../described';
import { moduleLine, namedLines, normalize, rankOf, startsWord, type SearchLines } from '../search';
import { removedHere, type RemovedSetting } from '../removed-settings';
import { selectCanManageModules } from '../../../state/user/slice';
import { PLACES, placesHere, type Place } from './places';

export { GoTo } from './go-to';
export { NothingFound } from './nothing-found';
export { RemovedList } from './removed-list';
export { loadDeclaredSettings };

/** More would push the settings out of sight. */
const MOST = 5;
/** Shorter terms are inside too many words. */
const SHORTEST_INSIDE = 4;

type Findable = Pick<Place, 'label' | 'keywords'>;

const linesOf = ({ label, keywords }: Findable): SearchLines => namedLines(label(), keywords());

/**
 * The places that a term finds, likeliest first: by the start of each of its words, or by the whole term.
 * Features and settings that no card describes follow, once all cards are known: `described` has their names.
 */
export function makeSelectPlaces(
	term: string,
	described: ReadonlySet<string> | null,
): (state: RootState) => readonly Place[] {
	const wanted = normalize(term).trim();
	const selectFeatures = makeSelectFeatures(wanted, described);
	const found = PLACES.map((place) => ({ place, rank: wanted ? rankIn(place, wanted) : Infinity }))
		.filter(({ rank }) => rank < Infinity)
		.sort((one, other) => one.rank - other.rank)
		.map(({ place }) => place);
	return (state) => [...placesHere(state, found).slice(0, MOST), ...placesHere(state, selectFeatures(state))];
}

/** The Features tab, searched for what it alone has: whole features, or settings of any. */
const makeSelectFeatures = (wanted: string, described: ReadonlySet<string> | null) =>
	createSelector(
		[
			(state: RootState) => state.modules.bySlug,
			(state: RootState) => state.settings.values,
			selectDeclaredSettings,
		],
		(modules, values, declared): Place[] => {
			if (!wanted || !described) {
				return [];
			}
			const labels = declared.status === 'ready' && wanted.length >= SHORTEST_INSIDE ? declared.data : {};
			const isNamed = (name: string) =>
				name.includes(wanted) || normalize(plainText(labels[name]?.description)).includes(wanted);
			const isMore = (name: string) =>
				isNamed(name) && Object.hasOwn(values, name) && isUndescribed(name, modules, described);
			const all = Object.values(modules);
			const features = all.filter(
				(module) =>
					Object.keys(module.options).some(isMore) ||
					(!described.has(module.module) && moduleLine(module).includes(wanted)),
			);
			const isOfNone = (name: string) => !all.some(({ options }) => Object.hasOwn(options, name));
			const others = Object.keys(values).some((name) => isMore(name) && isOfNone(name));
			return [
				...features.slice(0, MOST).map(({ module, name }) => featurePlace(module, plainText(name) || module)),
				...(others ? [featurePlace(wanted, __('Other settings', 'site-dashboard'))] : []),
			];
		},
	);

/** There are settings that no card describes: their labels are the host's own, and come by a call. */
export const selectNeedsLabels = (
	{ modules, settings }: RootState,
	described: ReadonlySet<string>,
): boolean => Object.keys(settings.values).some((name) => isUndescribed(name, modules.bySlug, described));

/** @param term Searched for there. */
const featurePlace = (term: string, label: string): Place => ({
	id: `feature-${term}`,
	label: () => label,
	section: () => __('Features', 'site-dashboard'),
	keywords: () => '',
	isHere: () => true,
	path: paths.features.to({ term }),
});

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

/** Matches of a term that the site no longer has. */
export function selectRemoved(state: RootState, term: string): readonly RemovedSetting[] {
	const wanted = normalize(term).trim();
	return wanted && selectCanManageModules(state)
		? removedHere(state).filter((setting) => rankIn(setting, wanted) < Infinity)
		: [];
}

/** The texts of everything that isn't a setting, on this site. */
export const placeLines = (state: RootState): SearchLines =>
	[...placesHere(state, PLACES), ...removedHere(state)].flatMap(linesOf);
