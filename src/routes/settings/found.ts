import { createSelector } from 'reselect';
import { selectHasModule } from '../../state/modules/selectors';
import type { RootState } from '../../state/store';
import { selectCanManageModules } from '../../state/user/selectors';
import { groupModules } from './groups/describe';
import type { SettingsGroup, SettingsTab, TabId } from './groups/group';
import { fold, matches, searchLines, type SearchLines } from './search';
import { TAB_IDS } from './tab-chunks';

/** A tab, and those of its cards that show. */
export interface TabCards {
	tab: SettingsTab;
	groups: readonly SettingsGroup[];
}

export type Tabs = Partial<Record<TabId, SettingsTab>>;

const isTabHere = (state: RootState, { modules = [], isHere }: SettingsTab) =>
	isHere ? isHere(state) : modules.length === 0 || modules.some((slug) => selectHasModule(state, slug));

/** Whether the card is on this site, for this user. */
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

/** What each card is found by; put together anew only when the modules change, or what a card adds from the store. */
export function makeSelectLines(tabs: Tabs) {
	const groups = TAB_IDS.flatMap((id) => tabs[id]?.groups ?? []);
	const telling = groups.filter(({ moreWords }) => moreWords);
	return createSelector(
		[
			(state: RootState) => state.modules.bySlug,
			(state: RootState) => telling.map((group) => group.moreWords?.(state)).join('\n'),
		],
		(modules, more): Lines => {
			const words = more.split('\n');
			return new Map(
				groups.map((group) => [group, searchLines(group, modules, words[telling.indexOf(group)])]),
			);
		},
	);
}

/** What a term finds, tab by tab (SET-002); only the cards that are on the site, for this user (SET-009). */
export function makeSelectFound(tabs: Tabs, selectLines: (state: RootState) => Lines, term: string) {
	const loaded = loadedTabs(tabs);
	const selectMatching = createSelector([selectLines], (lines) =>
		loaded
			.map((tab) => ({ tab, groups: tab.groups.filter((group) => matches(lines.get(group) ?? [], term)) }))
			.filter(({ groups }) => groups.length > 0),
	);
	const wanted = fold(term);
	const select = (state: RootState) =>
		(term ? selectMatching(state) : [])
			.map(({ tab, groups }) => ({
				tab,
				groups: namedFirst(
					cardsOf(state, tab).groups.filter((group) => groups.includes(group)),
					(group) => isNamed(group, wanted),
				),
			}))
			.filter(({ groups }) => groups.length > 0);
	return keeping<readonly TabCards[]>(isSameParts, (state) =>
		namedFirst(select(state), ({ groups: [first] }) => first !== undefined && isNamed(first, wanted)),
	);
}

/** The term is in its name, or is the name of its module: that is more likely meant than a word of a long text. */
const isNamed = (group: SettingsGroup, wanted: string) =>
	fold(group.title()).includes(wanted) || groupModules(group).includes(wanted);

/** The same entries, those that are named ahead of the others. */
const namedFirst = <Entry>(
	entries: readonly Entry[],
	isFirst: (entry: Entry) => boolean,
): readonly Entry[] => [...entries.filter(isFirst), ...entries.filter((entry) => !isFirst(entry))];
