import { createSelector } from 'reselect';
import { selectHasModule } from '../../state/modules/slice';
import { selectPlugins } from '../../state/plugins/slice';
import type { RootState } from '../../state/root-state';
import { selectCanManageModules } from '../../state/user/slice';
import { groupModules } from './described';
import type { SettingsGroup } from './groups/group';
import { matches, normalize, rankOf, searchLines, type SearchLines } from './search';
import { TAB_IDS } from './tab-chunks';
import type { SettingsTab, TabId } from './tab-modules';

/** A tab, and those of its cards that show. */
export interface TabCards {
	tab: SettingsTab;
	groups: readonly SettingsGroup[];
}

export type Tabs = Partial<Record<TabId, SettingsTab>>;

const isTabHere = (state: RootState, { modules = [], isHere }: SettingsTab) =>
	isHere ? isHere(state) : modules.length === 0 || modules.some((slug) => selectHasModule(state, slug));

/** The card is on this site, for this user. */
function isGroupHere(state: RootState, group: SettingsGroup): boolean {
	const modules = groupModules(group);
	const isThere =
		group.isHere?.(state) ?? (modules.length === 0 || modules.some((slug) => selectHasModule(state, slug)));
	return isThere && (group.allow ?? selectCanManageModules)(state);
}

const cardsOf = (state: RootState, tab: SettingsTab): TabCards => ({
	tab,
	groups: isTabHere(state, tab) ? tab.groups.filter((group) => isGroupHere(state, group)) : [],
});

const isSameCards = (one: TabCards, other: TabCards | undefined) =>
	one.tab === other?.tab &&
	one.groups.length === other.groups.length &&
	one.groups.every((group, index) => group === other.groups[index]);

/** The same list for as long as the same cards show, whatever else changes in the store. */
function keeping<Value>(isSame: (one: Value, other: Value) => boolean, select: (state: RootState) => Value) {
	let last: { value: Value } | null = null;
	return (state: RootState): Value => {
		const value = select(state);
		if (!last || !isSame(last.value, value)) {
			last = { value };
		}
		return last.value;
	};
}

export const makeSelectTab = (tab: SettingsTab) => keeping(isSameCards, (state) => cardsOf(state, tab));

const isSameParts = (one: readonly TabCards[], other: readonly TabCards[]) =>
	one.length === other.length && one.every((cards, index) => isSameCards(cards, other[index]));

const loadedTabs = (tabs: Tabs) => TAB_IDS.flatMap((id) => tabs[id] ?? []);

/** Every card of the tabs, tab by tab; tabs without a card are left out. */
export function makeSelectAll(tabs: Tabs) {
	const loaded = loadedTabs(tabs);
	return keeping<readonly TabCards[]>(isSameParts, (state) =>
		loaded.map((tab) => cardsOf(state, tab)).filter(({ groups }) => groups.length > 0),
	);
}

type Lines = ReadonlyMap<SettingsGroup, SearchLines>;

/** Each card's texts for the search; rebuilt only when the modules change, or the plugins. */
export function makeSelectLines(tabs: Tabs) {
	const groups = loadedTabs(tabs).flatMap((tab) => tab.groups);
	let last: { modules: unknown; plugins: unknown; lines: Lines } | null = null;
	return (state: RootState): Lines => {
		const modules = state.modules.bySlug;
		const plugins = selectPlugins(state);
		if (last?.modules !== modules || last.plugins !== plugins) {
			last = { modules, plugins, lines: new Map(groups.map((group) => [group, searchLines(group, state)])) };
		}
		return last.lines;
	};
}

/** Cards that match a term, tab by tab (SET-002); only those on the site, for this user (SET-009). */
export function makeSelectFound(tabs: Tabs, selectLines: (state: RootState) => Lines, term: string) {
	const loaded = loadedTabs(tabs);
	const wanted = normalize(term);
	const selectRanks = createSelector([selectLines], (lines) => {
		const ranks = new Map<SettingsGroup, number>();
		lines.forEach((texts, group) => matches(texts, term) && ranks.set(group, rankOf(texts, wanted)));
		return ranks;
	});
	return keeping<readonly TabCards[]>(isSameParts, (state) => {
		if (!term) {
			return [];
		}
		const ranks = selectRanks(state);
		const rank = (group: SettingsGroup | undefined) => (group && ranks.get(group)) ?? Infinity;
		return loaded
			.map((tab) => ({
				tab,
				groups: cardsOf(state, tab)
					.groups.filter((group) => ranks.has(group))
					.sort((one, other) => rank(one) - rank(other)),
			}))
			.filter(({ groups }) => groups.length > 0)
			.sort(({ groups: [one] }, { groups: [other] }) => rank(one) - rank(other));
	});
}

/** All cards, found ones first: mounted cards stay, and move to where the results have them. */
export function foundFirst(all: readonly TabCards[], found: readonly TabCards[]): readonly TabCards[] {
	const without = (cards: TabCards, first: readonly SettingsGroup[]) =>
		cards.groups.filter((group) => !first.includes(group));
	return [
		...found.map(({ tab, groups }) => {
			const whole = all.find((cards) => cards.tab === tab);
			return { tab, groups: whole ? [...groups, ...without(whole, groups)] : groups };
		}),
		...all.filter(({ tab }) => !found.some((cards) => cards.tab === tab)),
	];
}

/** The texts of every card that's on the site, for this user. */
export const linesHere = (state: RootState, tabs: Tabs, lines: Lines): SearchLines =>
	loadedTabs(tabs).flatMap((tab) =>
		cardsOf(state, tab).groups.flatMap((group) => [...(lines.get(group) ?? [])]),
	);
