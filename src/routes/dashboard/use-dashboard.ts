import { createSelector } from 'reselect';
import { isInGroup } from '../../lib/catalog/groups';
import { planClassOf } from '../../lib/catalog/plan-class';
import { selectCouponStep, selectHasConnectedOwner, selectIsOffline } from '../../state/connection/slice';
import { useAppSelector } from '../../state/hooks';
import { selectHasModule, selectIsModuleActive, selectIsOverriddenInactive } from '../../state/modules/slice';
import { selectSite } from '../../state/page/slice';
import { selectPlanSlug } from '../../state/site/slice';
import { selectRewindState } from '../../state/rewind/slice';
import { selectCanSeeStats } from '../../state/stats/slice';
import type { RootState } from '../../state/root-state';
import { selectCanManageModules, selectIsSubscriber } from '../../state/user/slice';

export type SecurityCard = 'activity' | 'backups' | 'monitor' | 'protect' | 'scan' | 'spam';

/** The parts of the dashboard for this user (DASH-005 to DASH-012). */
export interface DashboardView {
	statsPart: 'card' | 'overridden' | 'none';
	/** In their order; a card that has nothing to show on this site shows nothing. */
	securityCards: readonly SecurityCard[];
	/**
	 * Above the other cards: backups, with the security plans on offer unless the site has one (DASH-022,
	 * DASH-119).
	 */
	pinned: 'bundle' | 'backups' | 'nothing';
	/** A partner's coupon waits (DASH-025). */
	hasCoupon: boolean;
	/** The first steps after connecting show. */
	isGettingStarted: boolean;
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
	if (!selectSite(state).showPromotions || state.page.isGettingStarted) {
		return 'backups';
	}
	return selectHasSecurityPlan(state) ? 'backups' : 'bundle';
}

function selectHasSecurityPlan(state: RootState): boolean {
	const plan = selectPlanSlug(state);
	return isInGroup(plan, 'security') || planClassOf(plan) === 'complete';
}

/** DASH-011, DASH-012: users who edit posts, when protection is on and somebody owns the connection. */
const selectSeesProtect = (state: RootState) =>
	!selectIsSubscriber(state) && selectIsModuleActive(state, 'protect') && selectHasConnectedOwner(state);

const GRID: readonly SecurityCard[] = ['scan', 'spam', 'protect', 'monitor'];

/**
 * DASH-013, DASH-017, DASH-118: working backups and what they could restore come first; never two backups
 * cards.
 */
function selectSecurityCards(state: RootState): readonly SecurityCard[] {
	if (!selectCanManageModules(state)) {
		return selectSeesProtect(state) ? PROTECT_ONLY : NONE;
	}
	const isPinned = selectPinned(state) !== 'nothing';
	const rewind = selectRewindState(state);
	// Backups that are paid for most likely work: the place of the activity is kept.
	const isExpected = isPinned && selectHasSecurityPlan(state) && rewind === undefined;
	const isActive = isExpected || rewind === 'active';
	return GRIDS[`${isActive ? 'active' : 'other'}-${isPinned ? 'pinned' : 'free'}`];
}

const NONE: readonly SecurityCard[] = [];
const PROTECT_ONLY: readonly SecurityCard[] = ['protect'];
const GRIDS: Record<`${'active' | 'other'}-${'pinned' | 'free'}`, readonly SecurityCard[]> = {
	'active-pinned': ['activity', ...GRID],
	'active-free': ['backups', 'activity', ...GRID],
	'other-pinned': GRID,
	'other-free': [...GRID, 'backups'],
};

export const selectDashboard = createSelector(
	[
		selectStatsPart,
		selectSecurityCards,
		selectPinned,
		(state: RootState) => selectCouponStep(state) !== null,
		(state: RootState) =>
			state.page.isGettingStarted && selectCanManageModules(state) && !selectIsOffline(state),
		selectCanManageModules,
		(state: RootState) => selectCanManageModules(state) && !selectIsOffline(state),
	],
	(
		statsPart,
		securityCards,
		pinned,
		hasCoupon,
		isGettingStarted,
		hasPerformance,
		hasSecurityLink,
	): DashboardView => ({
		statsPart,
		securityCards,
		pinned,
		hasCoupon,
		isGettingStarted,
		hasPerformance,
		hasSecurityLink,
	}),
);

export const useDashboard = (): DashboardView => useAppSelector(selectDashboard);
