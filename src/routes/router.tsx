import { reloadIfThere } from '../state/page/reload';
import type { AppStore } from '../state/store';
import { AppRouter } from './app-router';
import { createHashHistory } from './hash-history';
import { lazyScreen, type LazyScreen } from './lazy-screen';
import type { Screens } from './screens';
import { isScreen, selectShownScreen } from './select-screen';
import { ROUTES, routeOf, type RouteName } from './table';

/**
 * The router of one page, to be rendered, what ends its listening, and when its first screen is `ready` to be drawn (or
 * cannot be had).
 */
export function makeRouter(store: AppStore) {
	const page = {
		inject: store.inject,
		reload: (mayReload: () => boolean) => store.dispatch(reloadIfThere(mayReload)),
	};
	const screens = {
		connect: lazyScreen(
			'connect',
			() => import(/* webpackChunkName: "route-connect" */ './connect/screen'),
			page,
		),
		safeMode: lazyScreen(
			'safeMode',
			() => import(/* webpackChunkName: "identity-crisis" */ './safe-mode/screen'),
			page,
		),
		coupon: lazyScreen('coupon', () => import(/* webpackChunkName: "coupon" */ './coupon/screen'), page),
	} as Record<keyof Screens, LazyScreen>;
	for (const name of Object.keys(ROUTES) as RouteName[]) {
		screens[name] = lazyScreen(name, routeOf(name).load, page);
	}
	const history = createHashHistory();
	const screenAt = (path: string) => {
		const shown = selectShownScreen(store.getState(), path);
		return isScreen(shown) ? screens[shown] : null;
	};
	// Its chunk is fetched while the frame is drawn.
	const first = screenAt(history.current().location.pathname);
	const ready = first ? first.load().catch(() => {}) : Promise.resolve();
	return { element: <AppRouter {...{ history, screens, screenAt }} />, ready, dispose: history.stop };
}
