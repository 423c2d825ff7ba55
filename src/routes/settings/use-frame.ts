import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAppSelector, useLoad } from '../../state/hooks';
import type { AppDispatch } from '../../state/store';
import { selectCanManageModules } from '../../state/user/selectors';
import type { SettingsTab, TabId } from './groups/group';
import { TAB_IDS } from './tab-chunks';
import { makeSelectFound, makeSelectLines, makeSelectTab, type TabCards } from './found';
import { useFocusedSetting } from './use-focused-setting';
import { useHighlight } from './use-highlight';
import { useKeptDrafts } from './use-kept-drafts';
import { useTabs } from './use-tabs';

export interface FrameView {
	state: 'tab' | 'search' | 'blank-search';
	term: string;
	tab: TabCards;
	/** The user manages modules, so nobody else has to do it first (WRITE-006). */
	canManage: boolean;
	/** What a search found, by tab. */
	found: readonly TabCards[];
	/** Descriptions are still on their way. */
	isLoading: boolean;
	/** They could not be fetched; null: they could. */
	onRetry: (() => void) | null;
}

/**
 * What the settings show: the cards of a tab, or what a search finds in all of them. `?term=` searches, `?at=` leads to
 * one control; both can be shared.
 */
export function useFrame(own: SettingsTab): FrameView {
	const [params] = useSearchParams();
	const given = params.get('term');
	const term = given?.trim() ?? '';
	const wanted = useMemo<readonly TabId[]>(() => (term ? TAB_IDS : []), [term]);
	const { tabs, onRetry } = useTabs(wanted, own);
	const selectLines = useMemo(() => makeSelectLines(tabs), [tabs]);
	const selectFound = useMemo(() => makeSelectFound(tabs, selectLines, term), [tabs, selectLines, term]);
	const searchLoad = useMemo(
		() => (dispatch: AppDispatch) => {
			const calls = TAB_IDS.flatMap((id) => tabs[id]?.searchLoad?.(dispatch) ?? []);
			return { abort: () => calls.forEach((call) => call.abort()) };
		},
		[tabs],
	);
	useLoad(searchLoad, term !== '');
	const selectTab = useMemo(() => makeSelectTab(own), [own]);
	const found = useAppSelector(selectFound);
	const tab = useAppSelector(selectTab);
	const canManage = useAppSelector(selectCanManageModules);
	useKeptDrafts();
	useFocusedSetting(params.get('at'));
	useHighlight(term, found);
	return {
		state: term ? 'search' : given === null ? 'tab' : 'blank-search',
		term,
		tab,
		canManage,
		found,
		isLoading: !onRetry && wanted.some((id) => !tabs[id]),
		onRetry,
	};
}
