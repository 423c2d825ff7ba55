import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { afterPaint } from '../../lib/after-paint';
import { useAppSelector, useLoad } from '../../state/hooks';
import type { AppDispatch } from '../../state/store';
import { selectCanManageModules } from '../../state/user/selectors';
import type { SettingsGroup, SettingsTab } from './groups/group';
import { TAB_IDS } from './tab-chunks';
import {
	makeSelectAll,
	makeSelectFound,
	makeSelectLines,
	makeSelectTab,
	type TabCards,
	type Tabs,
} from './found';
import { useFocusedSetting } from './use-focused-setting';
import { useFreshSettings } from './use-fresh-settings';
import { useHighlight } from './use-highlight';
import { useKeptDrafts } from './use-kept-drafts';
import { useKeptUndo } from './use-kept-undo';
import { useMade } from './use-made';
import { useIndexAhead, useIsSearchAhead } from './use-search-ahead';
import { useTabs } from './use-tabs';

export interface FrameView {
	state: 'tab' | 'all' | 'search' | 'blank-search';
	term: string;
	tab: TabCards;
	/** The user manages modules, so nobody else has to do it first (WRITE-006). */
	canManage: boolean;
	/** What a search found, or every card, by tab. */
	parts: readonly TabCards[];
	/** Those of them that show; null: all of them. */
	shown: ReadonlySet<SettingsGroup> | null;
	/** How many of their cards are made by now. */
	made: number;
	/** How many cards a search found. */
	count: number;
	/** Descriptions are still on their way, or cards still being made. */
	isLoading: boolean;
	/** They could not be fetched; null: they could. */
	onRetry: (() => void) | null;
}

interface FrameOptions {
	own: SettingsTab;
	/** Every tab's cards are on the screen, not those of the one alone. */
	isAll: boolean;
}

const countOf = (parts: readonly TabCards[]) => parts.reduce((sum, { groups }) => sum + groups.length, 0);

/**
 * What the settings show: the cards of a tab or of all of them, or what a search finds in all of them. `?term=` searches,
 * `?at=` leads to one control; both can be shared.
 */
export function useFrame({ own, isAll }: FrameOptions): FrameView {
	const [params] = useSearchParams();
	const given = params.get('term');
	const at = params.get('at');
	const term = given?.trim() ?? '';
	const canManage = useAppSelector(selectCanManageModules);
	const isNeeded = isAll || term !== '';
	const isAhead = useIsSearchAhead(canManage && !isNeeded);
	const { tabs, isWhole, onRetry } = useTabs({ own, isNeeded, isAhead });
	const { tab, all, found, selectLines } = useCards({ own, isAll }, tabs, term);
	useIndexAhead(selectLines, isWhole);
	const parts = isAll ? all : found;
	const searched = useMemo(
		() => (isAll && given !== null ? new Set(found.flatMap(({ groups }) => groups)) : null),
		[isAll, given, found],
	);
	const shown = useShown(searched, parts);
	const total = countOf(parts);
	const made = useMade(total, at ? 'at-once' : isAll ? 'little-by-little' : 'next-painting');
	useKeptDrafts();
	useKeptUndo();
	useFreshSettings();
	useFocusedSetting(at);
	useHighlight(term, found);
	return {
		state: term ? 'search' : given !== null ? 'blank-search' : isAll ? 'all' : 'tab',
		term,
		tab,
		canManage,
		parts,
		shown,
		made,
		count: countOf(found),
		isLoading: !onRetry && ((isNeeded && !isWhole) || (!term && made < total)),
		onRetry,
	};
}

/** Cards that fill the window. */
const IN_WINDOW = 4;

/** The cards that show; null: all of them. When a search ends, those below the window come back one painting later. */
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

/** The cards of the tab, those of all tabs, and those that the term finds. */
function useCards({ own, isAll }: FrameOptions, tabs: Tabs, term: string) {
	const selectLines = useMemo(() => makeSelectLines(tabs), [tabs]);
	const selectFound = useMemo(() => makeSelectFound(tabs, selectLines, term), [tabs, selectLines, term]);
	const selectTab = useMemo(() => makeSelectTab(own), [own]);
	const selectAll = useMemo(() => makeSelectAll(isAll ? tabs : {}), [isAll, tabs]);
	const searchLoad = useMemo(
		() => (dispatch: AppDispatch) => {
			const calls = TAB_IDS.flatMap((id) => tabs[id]?.searchLoad?.(dispatch) ?? []);
			return { abort: () => calls.forEach((call) => call.abort()) };
		},
		[tabs],
	);
	useLoad(searchLoad, term !== '');
	return {
		selectLines,
		tab: useAppSelector(selectTab),
		all: useAppSelector(selectAll),
		found: useAppSelector(selectFound),
	};
}
