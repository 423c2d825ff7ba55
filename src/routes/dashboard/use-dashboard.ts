import { createSelector } from 'reselect';
import { isInGroup } from '../../lib/catalogue/groups';
import { planClassOf } from '../../lib/catalogue/plan-class';
import { selectHasConnectedOwner, selectIsOffline } from '../../state/connection/selectors';
import { selectCouponStep } from '../../state/coupon/selectors';
import { useAppSelector } from '../../state/hooks';
import {
	selectHasModule,
	selectIsModuleActive,
	selectIsOverriddenInactive,
} from '../../state/modules/selectors';
import { selectSite } from '../../state/page/selectors';
import { selectRewindState } from '../../state/rewind/selectors';
import { selectPlanSlug } from '../../state/site/selectors';
import { selectCanSeeStats } from '../../state/stats/selectors';
import type { RootState } from '../../state/store';
import { selectCanManageModules, selectIsSubscriber } from '../../state/user/selectors';

export type SecurityCard = 'activity' | 'backups' | 'monitor' | 'protect' | 'scan' | 'spam';

/** Which parts of the dashboard this user gets (DASH-005 to DASH-012). */
export interface DashboardView {
	statsPart: 'card' | 'overridden' | 'none';
	/** In their order; a card that has nothing to show on this site shows nothing. */
	securityCards: readonly SecurityCard[];
	/** Before the other cards: backups, with the offer of the security plans unless the site has one (DASH-022, DASH-119). */
	pinned: 'bundle' | 'backups' | 'nothing';
	/** A partner's coupon waits (DASH-025). */
	hasCoupon: boolean;
	hasPerformance: boolean;
	hasSecurityLink: boolean;
}

function selectStatsPart(state: RootState): DashboardView['statsPart'] {
	if (!selectCanSeeStats(state) || !selectHasModule(state, 'stats')) {
		return 'none';
	}
	return selectIsOverriddenInactive(state, 'stats') ? 'overridden' : 'card';
}

function selectPinned(state: RootState): DashboardView['pinned'] {
	const isPinned =
		selectCanManageModules(state) &&
		!selectSite(state).isMultisite &&
		!selectIsOffline(state) &&
		selectHasConnectedOwner(state);
	if (!isPinned) {
		return 'nothing';
	}
	const plan = selectPlanSlug(state);
	return isInGroup(plan, 'security') || planClassOf(plan) === 'complete' ? 'backups' : 'bundle';
}

/** DASH-011, DASH-012: users who edit posts, when protection is on and somebody owns the connection. */
const selectSeesProtect = (state: RootState) =>
	!selectIsSubscriber(state) && selectIsModuleActive(state, 'protect') && selectHasConnectedOwner(state);

const GRID: readonly SecurityCard[] = ['scan', 'spam', 'protect', 'monitor'];

/** DASH-013, DASH-017, DASH-118: working backups, and what they could bring back, come first; never two backups cards. */
function selectSecurityCards(state: RootState): readonly SecurityCard[] {
	if (!selectCanManageModules(state)) {
		return selectSeesProtect(state) ? PROTECT_ONLY : NONE;
	}
	const isActive = selectRewindState(state) === 'active';
	return GRIDS[`${isActive ? 'active' : 'other'}-${selectPinned(state) === 'nothing' ? 'free' : 'pinned'}`];
}

const NONE: readonly SecurityCard[] = [];
const PROTECT_ONLY: readonly SecurityCard[] = ['protect'];
const GRIDS: Record<`${'active' | 'other'}-${'pinned' | 'free'}`, readonly SecurityCard[]> = {
	'active-pinned': ['activity', ...GRID],
	'active-free': ['backups', 'activity', ...GRID],
	'other-pinned': GRID,
	'other-free': [...GRID, 'backups'],
};

const selectDashboard = createSelector(
	[
		selectStatsPart,
		selectSecurityCards,
		selectPinned,
		(state: RootState) => selectCouponStep(state) !== null,
		selectCanManageModules,
		(state: RootState) => selectCanManageModules(state) && !selectIsOffline(state),
	],
	(statsPart, securityCards, pinned, hasCoupon, hasPerformance, hasSecurityLink): DashboardView => ({
		statsPart,
		securityCards,
		pinned,
		hasCoupon,
		hasPerformance,
		hasSecurityLink,
	}),
);

export const useDashboard = (): DashboardView => useAppSelector(selectDashboard);
