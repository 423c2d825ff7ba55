import { useEffect } from 'react';
import type { AppThunk } from '../../state/app-thunk';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectSite } from '../../state/page/selectors';

/** Without the chunk the badge stays at what the page was printed with. */
const recountLazily =
	(): AppThunk =>
	(dispatch, _getState, { inject }) => {
		import(/* webpackChunkName: "recount" */ './recount').then(
			({ slices, recount }) => {
				inject(slices);
				void dispatch(recount());
			},
			() => {},
		);
	};

/**
 * The page is printed with what is new, but not with the steps that a running onboarding has left: the badge of the
 * navigation learns of them here too (SHELL-050), once it is known what the site has.
 */
export function useRecount(isKnown: boolean): void {
	const dispatch = useAppDispatch();
	const hasBadge = useAppSelector((state) => selectSite(state).showRecommendations);
	useEffect(() => {
		if (hasBadge && isKnown) {
			dispatch(recountLazily());
		}
	}, [dispatch, hasBadge, isKnown]);
}
