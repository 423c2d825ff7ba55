import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { retryable, useChunk } from '../../components/ui/lazy';
import { afterPaint } from '../../lib/after-paint';
import { onIntent } from '../../lib/intent';
import type { AppDispatch } from '../../state/app-thunk';
import {
	shallowEqual,
	useAppDispatch,
	useAppSelector,
	useAppStore,
	useLoad,
	useServices,
} from '../../state/hooks';
import { loadPlugins } from '../../state/plugins/slice';
import type { RootState } from '../../state/root-state';
import { selectCanManageModules } from '../../state/user/slice';
import { describedNames } from './described';
import {
	foundFirst,
	linesHere,
	makeSelectAll,
	makeSelectFound,
	makeSelectLines,
	makeSelectTab,
	type TabCards,
	type Tabs,
} from './found';
import type { SettingsGroup } from './groups/group';
import type { SearchLines } from './search';
import { TAB_CHUNKS, TAB_IDS } from './tab-chunks';
import type { SettingsTab, TabId } from './tab-modules';
import { useFocusedSetting, useHighlight } from './use-focused-setting';
import { useFreshSettings } from './use-fresh-settings';

export interface FrameView {
	state: 'tab' | 'all' | 'search' | 'blank-search';
	term: string;
	tab: TabCards;
	/** The user manages modules, so nobody else has to do it first (WRITE-006). */
	canManage: boolean;
	/** Every card that is known, shown or not. */
	groups: readonly SettingsGroup[];
	/** The matches of a search, or every card, by tab. */
	parts: readonly TabCards[];
	/** Those of them that show; null: all of them. */
	shown: ReadonlySet<SettingsGroup> | null;
	/** The number of their cards that are mounted by now. */
	mounted: number;
	/** The number of cards that match. */
	count: number;
	/** Other matches, and the code that shows them. */
	more: ReturnType<typeof useSearchMore>;
	/** The texts of everything that a search can find. */
	linesHere: () => SearchLines;
	/** Descriptions are pending, or cards not mounted yet. */
	isLoading: boolean;
	/** Descriptions or the code of a search couldn't be fetched; null: they could. */
	onRetry: (() => void) | null;
}

interface FrameOptions {
	own: SettingsTab;
	/** Every tab's cards are on the screen, not those of the one alone. */
	isAll: boolean;
}

/** Cards that fill the first view; the others render after it was painted, without holding up keys. */
export const INITIAL_COUNT = 2;

const countOf = (parts: readonly TabCards[]) => parts.reduce((sum, { groups }) => sum + groups.length, 0);

/**
 * The cards of a tab or of all tabs, or the results of a search in all. `?term=` searches, `?at=` leads to
 * one control; both can be shared.
 */
export function useFrame({ own, isAll }: FrameOptions): FrameView {
	const [params] = useSearchParams();
	const given = params.get('term');
	const at = params.get('at');
	const term = given?.trim() ?? '';
	const canManage = useAppSelector(selectCanManageModules);
	const isNeeded = isAll || term !== '';
	const isPrefetched = useSearchIntent(canManage && !isNeeded);
	const { tabs, isWhole, onRetry: onRetryTabs } = useTabs({ own, isNeeded, isPrefetched });
	const groups = useMemo(() => TAB_IDS.flatMap((id) => tabs[id]?.groups ?? []), [tabs]);
	const { tab, all, found, selectLines } = useCards({ own, isAll }, tabs, term);
	usePrebuiltIndex(selectLines, isWhole);
	const described = useMemo(() => (isWhole ? describedNames(groups) : null), [isWhole, groups]);
	const more = useSearchMore(term, isPrefetched, described);
	const retries = [onRetryTabs, more.onRetry].filter((retry) => retry !== null);
	const store = useAppStore();
	const parts = useMemo(() => (isAll ? foundFirst(all, found) : found), [isAll, all, found]);
	const searched = useMemo(
		() => (isAll && given !== null ? new Set(found.flatMap(({ groups }) => groups)) : null),
		[isAll, given, found],
	);
	const shown = useShown(searched, parts);
	const total = countOf(parts);
	const deferredCount = useDeferredValue(total, Math.min(INITIAL_COUNT, total));
	const mounted = at ? total : deferredCount;
	useFreshSettings();
	useFocusedSetting(at);
	useMovedSetting(own, at);
	useHighlight(term, found);
	return {
		state: term ? 'search' : given !== null ? 'blank-search' : isAll ? 'all' : 'tab',
		term,
		tab,
		canManage,
		groups,
		parts,
		shown,
		mounted,
		count: countOf(found),
		more,
		linesHere: () => {
			const state = store.getState();
			return [...linesHere(state, tabs, selectLines(state)), ...(more.code?.placeLines(state) ?? [])];
		},
		isLoading: more.isPending || (!onRetryTabs && ((isNeeded && !isWhole) || (!term && mounted < total))),
		onRetry: retries.length > 0 ? () => retries.forEach((retry) => retry()) : null,
	};
}

/** Leads on to the tab that has what `?at=` names on this host, as old links name the tab of other hosts. */
function useMovedSetting(own: SettingsTab, at: string | null): void {
	const navigate = useNavigate();
	const to = useAppSelector((state) => (at && own.movedTo?.(state, at)) || undefined);
	useEffect(() => {
		if (to) {
			void navigate(to, { replace: true });
		}
	}, [navigate, to]);
}

/** Cards that fill the window. */
const IN_WINDOW = 4;

/** The visible cards; null: all. When a search ends, those below the window return one paint later. */
function useShown(searched: FrameView['shown'], parts: readonly TabCards[]): FrameView['shown'] {
	const [before, setBefore] = useState(searched);
	useEffect(() => afterPaint(() => setBefore(searched)), [searched]);
	return useMemo(() => {
		if (searched || !before) {
			return searched;
		}
		const first = parts.flatMap(({ groups }) => groups).slice(0, IN_WINDOW);
		return new Set([...first, ...before]);
	}, [searched, before, parts]);
}

/** A search also looks at what plugins say of themselves (SET-043). */
const loadForSearch = (dispatch: AppDispatch) => dispatch(loadPlugins());

/** The cards of the tab, those of all tabs, and those that the term finds. */
function useCards({ own, isAll }: FrameOptions, tabs: Tabs, term: string) {
	const selectLines = useMemo(() => makeSelectLines(tabs), [tabs]);
	const selectFound = useMemo(() => makeSelectFound(tabs, selectLines, term), [tabs, selectLines, term]);
	const selectTab = useMemo(() => makeSelectTab(own), [own]);
	const selectAll = useMemo(() => makeSelectAll(isAll ? tabs : {}), [isAll, tabs]);
	useLoad(loadForSearch, term !== '');
	return {
		selectLines,
		tab: useAppSelector(selectTab),
		all: useAppSelector(selectAll),
		found: useAppSelector(selectFound),
	};
}

/** Somebody is about to search: the code for it is fetched while they type. */
function useSearchIntent(canSearch: boolean): boolean {
	const [isMeant, setIsMeant] = useState(false);
	useEffect(() => (canSearch ? onIntent('[role=search]', () => setIsMeant(true)) : undefined), [canSearch]);
	return isMeant;
}

/** Builds what cards are found by when idle, so that the first keystroke doesn't wait for it. */
function usePrebuiltIndex(selectLines: (state: RootState) => unknown, isWanted: boolean): void {
	const store = useAppStore();
	const { browser } = useServices();
	useEffect(() => {
		if (isWanted) {
			browser.whenIdle(() => selectLines(store.getState()));
		}
	}, [browser, store, selectLines, isWanted]);
}

interface Wish {
	own: SettingsTab;
	/** All of them are shown or searched: failures show. */
	isNeeded: boolean;
	/** They may be fetched before they are needed. */
	isPrefetched: boolean;
}

interface ArrivedTabs {
	tabs: Tabs;
	/** Each of them is here. */
	isWhole: boolean;
	/** Some could not be fetched; null: they could, or are not needed yet. */
	onRetry: (() => void) | null;
}

/** The descriptions of all tabs, as they load. Failed ones can be retried; what's there works. */
function useTabs({ own, isNeeded, isPrefetched }: Wish): ArrivedTabs {
	const [tabs, setTabs] = useState<Tabs>({ [own.id]: own });
	const [hasFailed, setHasFailed] = useState(false);

	const fetchTabs = useCallback(async (ids: readonly TabId[]) => {
		setHasFailed(false);
		const answers = await Promise.allSettled(ids.map((id) => TAB_CHUNKS[id]()));
		const arrived = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value.TAB : []));
		setTabs((before) => ({ ...before, ...Object.fromEntries(arrived.map((tab) => [tab.id, tab])) }));
		setHasFailed(arrived.length < ids.length);
	}, []);

	const missing = TAB_IDS.filter((id) => !tabs[id]);
	const key = missing.join(' ');
	const isWanted = isNeeded || isPrefetched;
	useEffect(() => {
		if (key && isWanted) {
			void fetchTabs(key.split(' ') as TabId[]);
		}
		// A tab that failed to prefetch is loaded once it's needed.
	}, [key, isWanted, isNeeded, fetchTabs]);

	return {
		tabs,
		isWhole: missing.length === 0,
		onRetry: isNeeded && hasFailed && missing.length > 0 ? () => void fetchTabs(missing) : null,
	};
}

const CHUNK = retryable(() => import(/* webpackChunkName: "settings-search" */ './search-more/search-more'));

const NONE: readonly never[] = [];
const selectNone = () => NONE;

/**
 * The places and removed settings that a term finds, and their code. If that doesn't arrive, the search only
 * finds settings.
 */
function useSearchMore(term: string, isPrefetched: boolean, described: ReadonlySet<string> | null) {
	useEffect(() => {
		if (isPrefetched) {
			// Code that failed to prefetch is loaded once it's needed.
			CHUNK.load().catch(() => {});
		}
	}, [isPrefetched]);
	const { code, failure, retry } = useChunk(term ? CHUNK : null);
	const dispatch = useAppDispatch();
	const needsLabels = useAppSelector((state) => described && code?.selectNeedsLabels(state, described));
	useEffect(() => {
		if (code && needsLabels) {
			void dispatch(code.loadDeclaredSettings());
		}
	}, [code, needsLabels, dispatch]);
	const select = useMemo(
		() => code?.makeSelectPlaces(term, described) ?? selectNone,
		[code, term, described],
	);
	const selectRemoved = useMemo(() => code?.makeSelectRemoved(term) ?? selectNone, [code, term]);
	return {
		code,
		places: useAppSelector(select, shallowEqual),
		removed: useAppSelector(selectRemoved, shallowEqual),
		isPending: term !== '' && !code && !failure,
		/** It couldn't be fetched; null: it could. */
		onRetry: failure ? retry : null,
	};
}
