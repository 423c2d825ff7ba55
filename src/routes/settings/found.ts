import { shallowEqual } from '../../state/hooks';
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

export type Parts = readonly TabCards[];
export type Tabs = Partial<Record<TabId, SettingsTab>>;

const isHere = (state: RootState, modules: readonly string[], own: SettingsGroup['isHere']): boolean =>
	own?.(state) ?? (modules.length === 0 || modules.some((slug) => selectHasModule(state, slug)));

/** The tab's cards that are on this site, for this user. */
export const cardsOf = (state: RootState, tab: SettingsTab): TabCards => ({
	tab,
	groups: isHere(state, tab.modules ?? [], tab.isHere)
		? tab.groups.filter(
				(group) =>
					isHere(state, groupModules(group), group.isHere) && (group.allow ?? selectCanManageModules)(state),
			)
		: [],
});

const flat = (parts: Parts) => parts.flatMap(({ tab, groups }) => [tab, ...groups]);

/** The same cards show, whatever else changed in the store. */
export const isSameParts = (one: Parts, other: Parts) => shallowEqual(flat(one), flat(other));

const loadedTabs = (tabs: Tabs) => TAB_IDS.flatMap((id) => tabs[id] ?? []);

/** Every card of the tabs, known or not to be here. */
export const groupsOf = (tabs: Tabs) => loadedTabs(tabs).flatMap(({ groups }) => groups);

type Lines = ReadonlyMap<SettingsGroup, SearchLines>;

/** Each card's texts for the search; rebuilt only when the modules change, or the plugins. */
export function makeSelectLines(tabs: Tabs) {
	let last: { modules: unknown; plugins: unknown; lines: Lines } | null = null;
	return (state: RootState): Lines => {
		const modules = state.modules.bySlug;
		const plugins = selectPlugins(state);
		if (last?.modules !== modules || last.plugins !== plugins) {
			const lines = new Map(groupsOf(tabs).map((group) => [group, searchLines(group, state)]));
			last = { modules, plugins, lines };
		}
		return last.lines;
	};
}

type Ranks = ReadonlyMap<SettingsGroup, number>;

/** The cards that a term is in, with their ranks. */
export function ranksOf(lines: Lines, term: string): Ranks {
	const wanted = normalize(term);
	const found = [...lines].filter(([, texts]) => matches(texts, term));
	return new Map(found.map(([group, texts]) => [group, rankOf(texts, wanted)]));
}

/**
 * The cards on the site, for this user (SET-009), tab by tab; those with a rank alone, the best first, if
 * there's a search (SET-002). Tabs without a card are left out.
 */
export function partsOf(state: RootState, tabs: Tabs, ranks?: Ranks): Parts {
	const all = loadedTabs(tabs).map((tab) => cardsOf(state, tab));
	const rank = (group: SettingsGroup | undefined) => (group && ranks?.get(group)) ?? Infinity;
	const found = ranks
		? all.map(({ tab, groups }) => ({
				tab,
				groups: groups.filter((group) => ranks.has(group)).sort((one, other) => rank(one) - rank(other)),
			}))
		: all;
	const parts = found.filter(({ groups }) => groups.length > 0);
	return ranks ? parts.sort(({ groups: [one] }, { groups: [other] }) => rank(one) - rank(other)) : parts;
}

/** All cards, found ones first: mounted cards stay, and move to where the results have them. */
export function foundFirst(all: Parts, found: Parts): Parts {
	const groupsIn = (parts: Parts, tab: SettingsTab) => parts.find((cards) => cards.tab === tab)?.groups ?? [];
	const tabs = new Set([...found, ...all].map(({ tab }) => tab));
	return [...tabs].map((tab) => ({
		tab,
		groups: [...new Set([...groupsIn(found, tab), ...groupsIn(all, tab)])],
	}));
}

/** The texts of every card that's on the site, for this user. */
export const linesHere = (state: RootState, tabs: Tabs, lines: Lines): SearchLines =>
	partsOf(state, tabs).flatMap(({ groups }) => groups.flatMap((group) => lines.get(group) ?? []));
