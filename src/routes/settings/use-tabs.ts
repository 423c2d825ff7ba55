import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import type { AppStore } from '../../state/store';
import type { SettingsTab, TabId } from './groups/group';
import type { Tabs } from './found';
import { TAB_CHUNKS } from './tab-chunks';

/**
 * The descriptions of the wanted tabs, as they come. Those that fail can be asked for again; what is there meanwhile
 * works.
 */
export function useTabs(
	wanted: readonly TabId[],
	own: SettingsTab,
): { tabs: Tabs; onRetry: (() => void) | null } {
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

	const missing = wanted.filter((id) => !tabs[id]);
	const key = missing.join(' ');
	useEffect(() => {
		if (key) {
			void fetchTabs(key.split(' ') as TabId[]);
		}
	}, [key, fetchTabs]);

	return { tabs, onRetry: hasFailed && key ? () => void fetchTabs(missing) : null };
}
