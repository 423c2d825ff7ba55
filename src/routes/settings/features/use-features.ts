import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { shallowEqual, useAppSelector, useAppStore } from '../../../state/hooks';
import type { Changed } from '../../../state/settings/thunks/apply';
import { switchModules } from '../../../state/settings/thunks/modules';
import { useModulesUnread } from '../modules-unread';
import { useFreshSettings } from '../use-fresh-settings';
import { type Filter, FILTERS, makeSelectSlugs, selectCanSwitch } from './select-features';

const isFilter = (text: string | null): text is Filter => FILTERS.some((filter) => filter === text);

/**
 * The filter and the search are in the screen's URL, as `?show=` and `?term=`. A feature that a switch takes
 * out of the filter stays until the next one, so that no row goes from under the pointer.
 */
export function useFeatures() {
	const { getState } = useAppStore();
	const [params, setParams] = useSearchParams();
	const show = params.get('show');
	const filter = isFilter(show) ? show : 'all';
	const term = params.get('term') ?? '';
	const select = useMemo(() => makeSelectSlugs(filter, term), [filter, term]);
	const unread = useModulesUnread();
	const isUnread = unread !== null;
	const slugs = useMemo(() => (isUnread ? [] : select(getState())), [isUnread, select, getState]);
	useFreshSettings();
	const onFilter = (value: string) =>
		setParams(
			(current) => {
				const next = new URLSearchParams(current);
				next.set('show', value);
				return next;
			},
			{ replace: true },
		);
	return { filter, term, slugs, unread, onFilter, bulk: useBulk(slugs) };
}

/** A switch of several features that the host is working on. */
interface Running {
	isOn: boolean;
	count: number;
	controller: AbortController;
}

export type Bulk = ReturnType<typeof useBulk>;

/** Several features at a time. What a filter hides isn't switched, but stays selected. */
function useBulk(shown: readonly string[]) {
	const { dispatch, getState } = useAppStore();
	const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
	const [running, setRunning] = useState<Running | null>(null);
	const [changed, setChanged] = useState<Changed | null>(null);
	const chosen = shown.filter((slug) => selected.has(slug));
	const turnOn = useAppSelector(
		(state) => chosen.filter((slug) => selectCanSwitch(state, slug, true)),
		shallowEqual,
	);
	const turnOff = useAppSelector(
		(state) => chosen.filter((slug) => selectCanSwitch(state, slug, false)),
		shallowEqual,
	);
	return {
		selected,
		count: chosen.length,
		isAll: chosen.length > 0 && chosen.length === shown.length,
		/** The number of features that each button would switch; while one of them works, that it switches. */
		onCount: running ? Number(running.isOn) * running.count : turnOn.length,
		offCount: running ? Number(!running.isOn) * running.count : turnOff.length,
		isRunning: running !== null,
		changed,
		onSelect: (slug: string, isSelected: boolean) =>
			setSelected(
				(current) =>
					new Set(isSelected ? [...current, slug] : [...current].filter((other) => other !== slug)),
			),
		onSelectAll: (isSelected: boolean) => setSelected(new Set(isSelected ? shown : [])),
		onStop: () => running?.controller.abort(),
		async onSwitch(isOn: boolean) {
			const slugs = chosen.filter((slug) => selectCanSwitch(getState(), slug, isOn));
			if (running || slugs.length === 0) {
				return;
			}
			const controller = new AbortController();
			setRunning({ isOn, count: slugs.length, controller });
			setChanged(null);
			const result = await dispatch(switchModules(slugs, isOn, controller.signal));
			setRunning(null);
			setChanged(result);
			// Features that failed stay selected, to be tried again.
			setSelected((current) => new Set([...current].filter((slug) => !result.taken.includes(slug))));
		},
	};
}
