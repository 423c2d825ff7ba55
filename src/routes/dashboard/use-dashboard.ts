import { shallowEqual } from 'react-redux';
import { selectHasConnectedOwner, selectIsOffline } from '../../state/connection/selectors';
import { useAppSelector } from '../../state/hooks';
import {
	selectHasModule,
	selectIsModuleActive,
	selectIsOverriddenInactive,
} from '../../state/modules/selectors';
import { selectCanSeeStats } from '../../state/stats/selectors';
import type { RootState } from '../../state/store';
import { selectCanManageModules, selectIsSubscriber } from '../../state/user/selectors';

/** Which parts of the dashboard this user gets (DASH-005 to DASH-012). */
export interface DashboardView {
	statsPart: 'card' | 'overridden' | 'none';
	security: 'manager' | 'protect-only' | 'none';
	showsPerformance: boolean;
	showsSecurityLink: boolean;
}

function selectDashboard(state: RootState): DashboardView {
	const isManager = selectCanManageModules(state);
	return {
		statsPart: statsPart(state),
		security: isManager ? 'manager' : selectSeesProtect(state) ? 'protect-only' : 'none',
		showsPerformance:
			isManager && selectHasModule(state, 'photon') && !selectIsOverriddenInactive(state, 'photon'),
		showsSecurityLink: isManager && !selectIsOffline(state),
	};
}

function statsPart(state: RootState): DashboardView['statsPart'] {
	if (!selectCanSeeStats(state) || !selectHasModule(state, 'stats')) {
		return 'none';
	}
	return selectIsOverriddenInactive(state, 'stats') ? 'overridden' : 'card';
}

/** DASH-011, DASH-012: users who edit posts, when protection is on and somebody owns the connection. */
const selectSeesProtect = (state: RootState) =>
	!selectIsSubscriber(state) && selectIsModuleActive(state, 'protect') && selectHasConnectedOwner(state);

export const useDashboard = (): DashboardView => useAppSelector(selectDashboard, shallowEqual);
