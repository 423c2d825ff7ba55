import { createSelector } from 'reselect';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Module } from '../../rest-api/contract/modules';
import { useAppSelector } from '../../state/hooks';
import type { RootState } from '../../state/store';
import type { SettingsGroup } from './groups/group';
import { SECURITY_GROUPS } from './groups/security';

const ALL_GROUPS: readonly SettingsGroup[] = SECURITY_GROUPS;

/** The cards that show, and the term they were found by (empty: no search). */
export interface SettingsView {
	term: string;
	groups: readonly SettingsGroup[];
}

export function useSettings(): SettingsView {
	const [params] = useSearchParams();
	const term = params.get('term') ?? '';
	const selectGroups = useMemo(() => makeSelectGroups(term), [term]);
	return { term, groups: useAppSelector(selectGroups) };
}

const makeSelectGroups = (term: string) =>
	createSelector([(state: RootState) => state.modules.bySlug], (modules) => {
		const wanted = term.toLocaleLowerCase();
		return ALL_GROUPS.filter((group) => {
			const module = modules[group.module];
			return module && searchText(module, group).toLocaleLowerCase().includes(wanted);
		});
	});

/** What a search looks at: the module's fields in the order of SET-005, then what the card itself says. */
function searchText(module: Module, group: SettingsGroup): string {
	return [
		module.module,
		module.name,
		module.description,
		module.learn_more_button,
		module.long_description,
		module.search_terms,
		module.additional_search_queries,
		module.short_description,
		...module.feature,
		group.title(),
		group.toggleLabel(),
		...group.options.map(({ label }) => label()),
	].join(' ');
}
