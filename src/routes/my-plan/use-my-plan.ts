import { useState } from 'react';
import { useElapsed } from '../../components/ui/use-elapsed';
import { selectIsOffline, selectIsSiteConnected } from '../../state/connection/selectors';
import { useAppSelector, useLoad } from '../../state/hooks';
import { selectDetachedCount, selectShowsLicenseBox } from '../../state/licensing/selectors';
import { selectSite as selectSiteFacts } from '../../state/page/selectors';
import { selectCan } from '../../state/user/selectors';
import { loadInstalled, loadOfProvider, selectIsLoading } from './loads';

export interface MyPlanView {
	/** Something is on its way. */
	isLoading: boolean;
	/** Everything has come or couldn't be read; once that's so it stays so. */
	isComplete: boolean;
	/** Until then there are placeholders (PLAN-007), but not for long: each part shows what's known (PLAN-080). */
	isShown: boolean;
	isOffline: boolean;
	/** Licenses, and what leads on to the recommendations (PLAN-075). */
	hasLicensingActions: boolean;
	hasFooterActions: boolean;
	hasLicenseBox: boolean;
}

/** How long the parts wait for one another, in ms, so that a fast provider's page comes as a whole. */
const PATIENCE = 1_000;

/** What the page needs, and which of its parts there are. */
export function useMyPlan(): MyPlanView {
	useLoad(loadOfProvider, useAppSelector(selectIsSiteConnected));
	useLoad(
		loadInstalled,
		useAppSelector((state) => selectCan(state, 'manage_plugins')),
	);
	const isLoading = useAppSelector(selectIsLoading);
	const [isComplete, setIsComplete] = useState(!isLoading);
	if (!isLoading && !isComplete) {
		setIsComplete(true);
	}
	const isLate = useElapsed(PATIENCE);
	const hasLicensingActions = useAppSelector((state) => selectSiteFacts(state).showRecommendations);
	const hasUnused = useAppSelector(selectDetachedCount) > 0;
	return {
		isLoading,
		isComplete,
		isShown: isComplete || isLate,
		isOffline: useAppSelector(selectIsOffline),
		hasLicensingActions,
		hasFooterActions: hasLicensingActions && !hasUnused,
		hasLicenseBox: useAppSelector(selectShowsLicenseBox),
	};
}
