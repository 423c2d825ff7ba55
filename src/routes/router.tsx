import type { AppStore } from '../state/store';
import { AppRouter } from './app-router';
import { createHashHistory } from './hash-history';
import { lazyScreen, type LazyScreen } from './lazy-screen';
import type { Screens } from './screens';
import { isScreen, selectShownScreen } from './select-screen';
import { ROUTES, routeOf, type RouteName } from './table';

/** The router of one page, to be rendered, and what ends its listening. */
export function makeRouter(store: AppStore) {
	const screens = {
		connect: lazyScreen(
			() => import(/* webpackChunkName: "route-connect" */ './connect/screen'),
			store.inject,
		),
		coupon: lazyScreen(() => import(/* webpackChunkName: "coupon" */ './coupon/screen'), store.inject),
	} as Record<keyof Screens, LazyScreen>;
	for (const name of Object.keys(ROUTES) as RouteName[]) {
		screens[name] = lazyScreen(routeOf(name).load, store.inject);
	}
	const history = createHashHistory();
	const screenAt = (path: string) => {
		const shown = selectShownScreen(store.getState(), path);
		return isScreen(shown) ? screens[shown] : null;
	};
	// Its chunk is fetched while the frame is drawn.
	void screenAt(history.current().location.pathname)
		?.load()
		.catch(() => {});
	return { element: <AppRouter {...{ history, screens, screenAt }} />, dispose: history.stop };
}
