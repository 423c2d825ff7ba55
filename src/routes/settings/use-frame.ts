import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
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
import { selectCanManageModules } from '../../state/user/slice';
import { describedNames } from './described';
import {
	foundFirst,
	groupsOf,
	isSameParts,
	linesHere,
	makeSelectLines,
	type Parts,
	partsOf,
	ranksOf,
	type Tabs,
} from './found';
import type { SettingsGroup } from './groups/group';
import { TAB_CHUNKS, TAB_IDS } from './tab-chunks';
import type { SettingsTab, TabId } from './tab-modules';
import { useFocusedSetting, useHighlight } from './use-focused-setting';
import { useFreshSettings } from './use-fresh-settings';

/** Cards that fill the first view; the others render after it was painted, without holding up keys. */
export const INITIAL_COUNT = 2;
/** Cards that fill the window. */
const IN_WINDOW = 4;

const NONE: readonly never[] = [];
const countOf = (parts: Parts) => parts.reduce((sum, { groups }) => sum + groups.length, 0);

/**
 * The cards of all tabs, or the results of a search in them. `?term=` searches, `?at=` leads to one control;
 * both can be shared.
 */
export function useFrame(own: SettingsTab, isAll: boolean) {
	const [params] = useSearchParams();
	const given = params.get('term');
	const at = params.get('at');
	const term = given?.trim() ?? '';
	const isNeeded = isAll || term !== '';
	const isPrefetched = useSearchIntent(useAppSelector(selectCanManageModules) && !isNeeded);
	const { tabs, isWhole, onRetry } = useTabs(own, isNeeded, isPrefetched);
	/** Every card that is known, shown or not. */
	const groups = useMemo(() => groupsOf(tabs), [tabs]);
	const { all, found, lines } = useCards(tabs, isAll, isWhole, term);
	const more = useSearchMore(term, isPrefetched, isWhole ? groups : null);
	const retries = [onRetry, more.onRetry].filter((retry) => retry !== null);
	const parts = useMemo(() => (isAll ? foundFirst(all, found) : found), [isAll, all, found]);
	const shown = useShown(isAll && given !== null ? found : null, parts);
	const total = countOf(parts);
	const deferredCount = useDeferredValue(total, Math.min(INITIAL_COUNT, total));
	const mounted = at ? total : deferredCount;
	useFreshSettings();
	useFocusedSetting(at);
	useHighlight(term, found);
	return {
		/** Also one for nothing yet. */
		isSearch: given !== null,
		term,
		groups,
		/** The matches of a search, or every card, by tab. */
		parts,
		/** Those of their cards that show; null: all of them. The others stay as they are, out of sight. */
		shown,
		/** The number of cards mounted by now, from the top; those that show are mounted in any case. */
		mounted,
		count: countOf(found),
		more,
		/** The texts of everything that a search can find. */
		lines,
		/** Descriptions are pending, or cards not mounted yet. */
		isLoading: more.isPending || (!onRetry && ((isNeeded && !isWhole) || (!term && mounted < total))),
		/** Descriptions or the code of a search couldn't be fetched; null: they could. */
		onRetry: retries.length > 0 ? () => retries.forEach((retry) => retry()) : null,
	};
}

/** The visible cards; null: all. When a search ends, those below the window return one paint later. */
function useShown(found: Parts | null, parts: Parts): ReadonlySet<SettingsGroup> | null {
	const searched = useMemo(() => found && new Set(found.flatMap(({ groups }) => groups)), [found]);
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

/** The cards of all tabs, those that the term finds, and their texts. */
function useCards(tabs: Tabs, isAll: boolean, isWhole: boolean, term: string) {
	const { getState } = useAppStore();
	const { browser } = useServices();
	const selectLines = useMemo(() => makeSelectLines(tabs), [tabs]);
	useEffect(() => {
		if (isWhole) {
			// So that the first keystroke doesn't wait for it.
			browser.whenIdle(() => selectLines(getState()));
		}
	}, [selectLines, isWhole, getState, browser]);
	useLoad(loadForSearch, term !== '');
	const lines = useAppSelector((state) => (term ? selectLines(state) : null));
	const ranks = useMemo(() => lines && ranksOf(lines, term), [lines, term]);
	return {
		all: useAppSelector((state) => (isAll ? partsOf(state, tabs) : NONE), isSameParts),
		found: useAppSelector((state) => (ranks ? partsOf(state, tabs, ranks) : NONE), isSameParts),
		lines: () => linesHere(getState(), tabs, selectLines(getState())),
	};
}

/** Somebody is about to search: the code for it is fetched while they type. */
function useSearchIntent(canSearch: boolean): boolean {
	const [isMeant, setIsMeant] = useState(false);
	useEffect(() => (canSearch ? onIntent('[role=search]', () => setIsMeant(true)) : undefined), [canSearch]);
	return isMeant;
}

/**
 * The descriptions of all tabs, as they load: before they're needed if that's wished. Failed ones can be
 * retried; what's there works.
 */
function useTabs(own: SettingsTab, isNeeded: boolean, isPrefetched: boolean) {
	const [tabs, setTabs] = useState<Tabs>({ [own.id]: own });
	const [hasFailed, setHasFailed] = useState(false);
	const missing = TAB_IDS.filter((id) => !tabs[id]).join(' ');
	const isWanted = missing !== '' && (isNeeded || isPrefetched);
	const load = useCallback(async () => {
		setHasFailed(false);
		const ids = missing.split(' ') as TabId[];
		const answers = await Promise.allSettled(ids.map((id) => TAB_CHUNKS[id]()));
		const arrived = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value.TAB : []));
		setTabs((before) => ({ ...before, ...Object.fromEntries(arrived.map((tab) => [tab.id, tab])) }));
		setHasFailed(arrived.length < ids.length);
	}, [missing]);
	useEffect(() => {
		if (isWanted) {
			void load();
		}
		// A tab that failed to prefetch is loaded once it's needed.
	}, [isWanted, isNeeded, load]);
	return { tabs, isWhole: missing === '', onRetry: isNeeded && hasFailed && missing ? load : null };
}

const CHUNK = retryable(() => import(/* webpackChunkName: "settings-search" */ './search-more/search-more'));

/**
 * The places and removed settings that a term finds, and their code. If that doesn't arrive, the search only
 * finds settings. `all`: every card there is, once that's known.
 */
function useSearchMore(term: string, isPrefetched: boolean, all: readonly SettingsGroup[] | null) {
	const dispatch = useAppDispatch();
	useEffect(() => {
		if (isPrefetched) {
			// Code that failed to prefetch is loaded once it's needed.
			CHUNK.load().catch(() => {});
		}
	}, [isPrefetched]);
	const { code, failure, retry } = useChunk(term ? CHUNK : null);
	const described = useMemo(() => all && describedNames(all), [all]);
	const needsLabels = useAppSelector((state) => described && code?.selectNeedsLabels(state, described));
	useEffect(() => {
		if (code && needsLabels) {
			void dispatch(code.loadDeclaredSettings());
		}
	}, [code, needsLabels, dispatch]);
	const select = useMemo(() => code?.makeSelectPlaces(term, described), [code, term, described]);
	return {
		code,
		places: useAppSelector((state) => select?.(state) ?? NONE, shallowEqual),
		removed: useAppSelector((state) => code?.selectRemoved(state, term) ?? NONE, shallowEqual),
		isPending: term !== '' && !code && !failure,
		onRetry: failure ? retry : null,
	};
}
