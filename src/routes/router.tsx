import { createHashRouter } from 'react-router-dom';
import type { AppStore } from '../state/store';
import { adoptForeignEntries } from './adopt-entries';
import { lazyScreen, type LazyScreen } from './lazy-screen';
import { ScreenFailure } from './shell/screen-failure';
import { Shell } from './shell/shell';
import { ScreensContext, type Screens } from './screens';
import { ROUTES, routeOf, type RouteName } from './table';

/** The router of one page: the frame on every path, which decides itself what it shows (select-screen.ts). */
export function makeRouter(store: AppStore) {
	const screens = {
		connect: lazyScreen(
			() => import(/* webpackChunkName: "route-connect" */ './connect/screen'),
			store.inject,
		),
	} as Record<keyof Screens, LazyScreen>;
	for (const name of Object.keys(ROUTES) as RouteName[]) {
		screens[name] = lazyScreen(routeOf(name).load, store.inject);
	}
	const entries = adoptForeignEntries();
	const router = createHashRouter([
		{
			path: '*',
			errorElement: <ScreenFailure />,
			element: (
				<ScreensContext value={screens}>
					<Shell />
				</ScreensContext>
			),
		},
	]);
	router.subscribe(entries.moved);
	return {
		router,
		dispose: () => {
			entries.stop();
			router.dispose();
		},
	};
}
