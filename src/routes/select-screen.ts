import { selectIsInIdentityCrisis, selectSiteConnectionStatus } from '../state/connection/selectors';
import { selectCouponScreen } from '../state/coupon/selectors';
import { selectIsModuleActive } from '../state/modules/selectors';
import type { RootState } from '../state/store';
import { selectCan, selectCanManageModules, selectIsSubscriber } from '../state/user/selectors';
import { PATHS } from './paths';
import { routeNameAt, routeOf, type RouteName } from './table';

/** What stands between the notices and the footer; null: the path is replaced by the dashboard's. */
export type ShownScreen = RouteName | 'connect' | 'coupon' | 'safeMode' | 'nothing' | null;

/** Whether there is something to be shown, and no redirect. */
export const isScreen = (shown: ShownScreen): shown is RouteName | 'connect' | 'coupon' | 'safeMode' =>
	shown !== null && shown !== 'nothing';

/**
 * What a path shows, first match first (SHELL-098): safe mode, while nobody has decided (SHELL-109); the commerce welcome; a partner's coupon; the account screen; the reduced views of users
 * who manage no modules; the connect screen, on every path that is left (SHELL-099); the screens of the table.
 */
export function selectShownScreen(state: RootState, path: string): ShownScreen {
	if (selectIsInIdentityCrisis(state)) {
		return 'safeMode';
	}
	const name = routeNameAt(path);
	if (name === 'wooSetup') {
		return name;
	}
	if (name === 'license' && !isAllowed(state, name)) {
		// Goes to the dashboard's path first, whatever that shows (LIC-002).
		return null;
	}
	if (selectCouponScreen(state, window.location.search)) {
		return 'coupon';
	}
	if (name === 'connectUser' && isAllowed(state, name)) {
		return name;
	}
	const isUnconnected = selectSiteConnectionStatus(state) === false;
	if (!selectCanManageModules(state)) {
		// SHELL-029.
		return isUnconnected ? 'nothing' : selectReducedScreen(state, path);
	}
	if (isUnconnected && selectCan(state, 'connect')) {
		return 'connect';
	}
	return name && isAllowed(state, name) ? name : null;
}

const isAllowed = (state: RootState, name: RouteName) => routeOf(name).allow?.(state) ?? true;

const REDUCED_SETTINGS: readonly string[] = [PATHS.settings, PATHS.writing, PATHS.sharing, PATHS.performance];

/**
 * For users who manage no modules: the dashboard, and what settings they have (SHELL-101). Only writing has something for
 * them while post by email is on and sharing is off (SET-011); otherwise the settings begin with sharing (SET-010).
 * Subscribers, and a site with neither, have no settings (SET-008).
 */
function selectReducedScreen(state: RootState, path: string): RouteName | null {
	if (path === PATHS.dashboard) {
		return 'dashboard';
	}
	if (!REDUCED_SETTINGS.includes(path) || selectIsSubscriber(state)) {
		return null;
	}
	if (selectIsModuleActive(state, 'publicize')) {
		return routeNameAt(path === PATHS.writing ? PATHS.writing : PATHS.sharing) ?? null;
	}
	return selectIsModuleActive(state, 'post-by-email') ? (routeNameAt(PATHS.writing) ?? null) : null;
}
