import { useMemo } from 'react';
import { retryable, useChunk } from '../../../components/ui/lazy';
import { loadDeclaredSettings, selectDeclaredSettings } from '../../../state/settings/forms';
import { type Prefetch, shallowEqual, useAppSelector, useAppStore, useLoad } from '../../../state/hooks';
import type { AppDispatch } from '../../../state/app-thunk';
import { describedNames, settingLabels } from '../described';
import { loadAllTabs } from '../tab-chunks';
import { moreSettings } from './more-settings';

const TABS = retryable(loadAllTabs);
const loadNow = (dispatch: AppDispatch) => dispatch(loadDeclaredSettings());
export const prefetch: Prefetch = (dispatch) => loadNow(dispatch);
const NONE: ReturnType<typeof moreSettings> = new Map();

/**
 * The settings that no card describes, by module, once the host has said what it has and all cards are known.
 */
export function useMoreSettings() {
	const { dispatch, getState } = useAppStore();
	useLoad(loadNow, true);
	const { code: tabs, failure, retry } = useChunk(TABS);
	const declared = useAppSelector(selectDeclaredSettings);
	// Groups stay the same while only values change.
	const stored = useAppSelector((state) => Object.keys(state.settings.values), shallowEqual);
	const slugs = useAppSelector((state) => Object.keys(state.modules.bySlug), shallowEqual);
	const answer = declared.status === 'ready' ? declared.data : null;
	const described = useMemo(() => tabs && describedNames(tabs.flatMap(({ groups }) => groups)), [tabs]);
	const groups = useMemo(
		() =>
			described && answer && slugs.length > 0
				? moreSettings(stored, answer, getState().modules.bySlug, described)
				: NONE,
		[described, answer, stored, slugs, getState],
	);
	const labels = useMemo(() => settingLabels(tabs?.flatMap((tab) => tab.groups) ?? []), [tabs]);
	const hasFailed = declared.status === 'failed' || failure !== null;
	return {
		groups,
		/** Null while nobody knows. */
		described,
		labels,
		/** Every card, for the Save bar. */
		known: useMemo(() => [...(tabs?.flatMap((tab) => tab.groups) ?? []), ...groups.values()], [tabs, groups]),
		/** Loads what's missing once more; null if nothing is. */
		onRetry: hasFailed
			? () => {
					retry();
					void dispatch(loadDeclaredSettings('retry'));
				}
			: null,
	};
}
