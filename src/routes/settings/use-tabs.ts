import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import type { AppStore } from '../../state/store';
import type { SettingsTab, TabId } from './groups/group';
import type { Tabs } from './found';
import { TAB_CHUNKS, TAB_IDS } from './tab-chunks';

interface Wish {
	own: SettingsTab;
	/** All of them are shown or searched: what fails is told. */
	isNeeded: boolean;
	/** They may be fetched before they are needed. */
	isAhead: boolean;
}

interface ArrivedTabs {
	tabs: Tabs;
	/** Each of them is here. */
	isWhole: boolean;
	/** Some could not be fetched; null: they could, or are not needed yet. */
	onRetry: (() => void) | null;
}

/**
 * The descriptions of all tabs, as they come. Those that fail can be asked for again; what is there meanwhile
 * works.
 */
export function useTabs({ own, isNeeded, isAhead }: Wish): ArrivedTabs {
	const store = useStore() as AppStore;
	const [tabs, setTabs] = useState<Tabs>({ [own.id]: own });
	const [hasFailed, setHasFailed] = useState(false);

	const fetchTabs = useCallback(
		async (ids: readonly TabId[]) => {
			setHasFailed(false);
			const answers = await Promise.allSettled(ids.map((id) => TAB_CHUNKS[id]()));
			const arrived = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value.TAB : []));
			arrived.forEach(({ slices }) => slices && store.inject(slices));
			setTabs((before) => ({ ...before, ...Object.fromEntries(arrived.map((tab) => [tab.id, tab])) }));
			setHasFailed(arrived.length < ids.length);
		},
		[store],
	);

	const missing = TAB_IDS.filter((id) => !tabs[id]);
	const key = missing.join(' ');
	const isWanted = isNeeded || isAhead;
	useEffect(() => {
		if (key && isWanted) {
			void fetchTabs(key.split(' ') as TabId[]);
		}
		// What failed ahead is asked for anew once it is needed.
	}, [key, isWanted, isNeeded, fetchTabs]);

	return {
		tabs,
		isWhole: missing.length === 0,
		onRetry: isNeeded && hasFailed && missing.length > 0 ? () => void fetchTabs(missing) : null,
	};
}
