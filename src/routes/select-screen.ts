import {
	selectMayConnect,
	selectIsInIdentityCrisis,
	selectSiteConnectionStatus,
} from '../state/connection/slice';
import { selectCouponScreen } from '../state/coupon/slice';
import { selectIsModuleActive } from '../state/modules/slice';
import type { RootState } from '../state/root-state';
import { selectCan, selectCanManageModules, selectIsSubscriber } from '../state/user/slice';
import { paths } from '../lib/paths';
import { routeNameAt, routeOf, type RouteName } from './table';

/** Shown between the notices and the footer; null: the path is replaced by the dashboard's. */
export type ShownScreen = RouteName | 'connect' | 'coupon' | 'safeMode' | 'nothing' | null;

/** Something to show, and no redirect. */
export const isScreen = (shown: ShownScreen): shown is RouteName | 'connect' | 'coupon' | 'safeMode' =>
	shown !== null && shown !== 'nothing';

/**
 * The screen of a path, first match first (SHELL-098): undecided safe mode (SHELL-109); the commerce welcome;
 * a partner's coupon; the account screen; the reduced views of users who can't manage modules; the connect
 * screen, on every other path (SHELL-099); the screens of the table.
 */
export function selectShownScreen(state: RootState, path: string): ShownScreen {
	const name = routeNameAt(path, state.settings.values);
	if (name === 'license' && !isAllowed(state, name)) {
		// Goes to the dashboard's path first, whatever that shows (LIC-002).
		return null;
	}
	if (selectIsInIdentityCrisis(state)) {
		return 'safeMode';
	}
	if (name === 'wooSetup') {
		return name;
	}
	if (selectCouponScreen(state, window.location.search)) {
		return 'coupon';
	}
	if (name === 'connectUser' && isAllowed(state, name)) {
		return name;
	}
	const isUnconnected = selectSiteConnectionStatus(state) === 'disconnected';
	if (!selectCanManageModules(state)) {
		// SHELL-029.
		return isUnconnected ? 'nothing' : selectReducedScreen(state, path);
	}
	if (isUnconnected && selectMayConnect(state)) {
		return 'connect';
	}
	return name && isAllowed(state, name) ? name : null;
}

const isAllowed = (state: RootState, name: RouteName) => routeOf(name).allow?.(state) ?? true;

const REDUCED_SETTINGS: readonly string[] = [
	paths.settings.path,
	paths.writing.path,
	paths.sharing.path,
	paths.performance.path,
];

/**
 * For users who can't manage modules: the dashboard, and their settings (SHELL-101). Writing only while post
 * by email is on and sharing is off (SET-011); otherwise sharing comes first (SET-010). Subscribers, and a
 * site with neither, have no settings (SET-008).
 */
function selectReducedScreen(state: RootState, path: string): RouteName | null {
	if (path === paths.dashboard.path) {
		return 'dashboard';
	}
	if (!REDUCED_SETTINGS.includes(path) || selectIsSubscriber(state)) {
		return null;
	}
	if (selectIsModuleActive(state, 'publicize') && selectCan(state, 'publish_posts')) {
		return routeNameAt(path === paths.writing.path ? paths.writing.path : paths.sharing.path) ?? null;
	}
	return selectIsModuleActive(state, 'post-by-email') ? (routeNameAt(paths.writing.path) ?? null) : null;
}
