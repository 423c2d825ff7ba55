import { useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { createSelector } from 'reselect';
import { useAppSelector } from '../../state/hooks';
import { selectModule, selectModuleBlock } from '../../state/modules/selectors';
import type { RootState } from '../../state/store';
import { selectCanManageModules } from '../../state/user/selectors';
import { matches, moduleLine } from './search';

/** SET-006: they have no card. */
const WITHOUT_CARD = ['contact-form', 'enhanced-distribution', 'json-api', 'notes'];
/** A shorter term finds none of them. */
const SHORTEST_TERM = 3;

/** Those that the term finds, for those who may switch them (SET-007). */
export function useModuleBanners(term: string): readonly string[] {
	const select = useMemo(
		() =>
			createSelector(
				[(state: RootState) => state.modules.bySlug, selectCanManageModules],
				(modules, isManager) => {
					if (!isManager || [...term].length < SHORTEST_TERM) {
						return [];
					}
					return WITHOUT_CARD.filter((slug) => {
						const module = modules[slug];
						return module && matches([moduleLine(module)], term);
					});
				},
			),
		[term],
	);
	return useAppSelector(select);
}

export const useModuleBanner = (slug: string) =>
	useAppSelector((state) => {
		const module = selectModule(state, slug);
		return {
			name: module?.name ?? slug,
			description: module?.description ?? '',
			needsConnection: selectModuleBlock(state, slug) === 'needs-owner',
		};
	}, shallowEqual);
