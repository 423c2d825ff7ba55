import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectSite } from '../../state/page/slice';
import { isSettled } from '../../state/remote';
import { selectPlugins } from '../../state/plugins/slice';
import { selectPurchases } from '../../state/purchases/slice';
import { selectRewind } from '../../state/rewind/slice';
import type { RootState } from '../../state/root-state';
import { selectCan, selectCanManageModules } from '../../state/user/slice';

/**
 * The page knows new recommendations, but not how many steps a running onboarding has left: the navigation's
 * badge gets that here (SHELL-050), when what decides it is there. Only purchases have an onboarding.
 */
export function useFreshBadge(isWanted: boolean): void {
	const dispatch = useAppDispatch();
	const isDue = useAppSelector(selectMayHaveOnboarding) && isWanted;
	useEffect(() => {
		if (isDue) {
			// Without the chunk the badge keeps the count that the page came with.
			import(/* webpackChunkName: "refresh-badge" */ './refresh-badge').then(
				({ refreshBadge }) => void refreshBadge(dispatch),
				() => {},
			);
		}
	}, [dispatch, isDue]);
}

function selectMayHaveOnboarding(state: RootState): boolean {
	const purchases = selectPurchases(state);
	return (
		selectSite(state).showRecommendations &&
		selectCanManageModules(state) &&
		purchases.status === 'ready' &&
		purchases.data.some(({ active }) => active) &&
		isSettled(purchases) &&
		isSettled(selectRewind(state)) &&
		(isSettled(selectPlugins(state)) || !selectCan(state, 'manage_plugins'))
	);
}
