import { createHashRouter, Navigate, type RouteObject } from 'react-router-dom';
import type { AppStore } from '../state/store';
import { adoptForeignEntries } from './adopt-entries';
import { GuardedScreen } from './guarded-screen';
import { lazyScreen, type LazyScreen } from './lazy-screen';
import { PATHS } from './paths';
import { ScreenFailure } from './shell/screen-failure';
import { Shell } from './shell/shell';
import { ScreensContext, type Screens } from './screens';
import { ROUTES, type RouteName } from './table';

/** The router of one page: the frame, every screen of the table, and the catch-all (SHELL-007 to SHELL-010). */
export function makeRouter(store: AppStore) {
	const screens = {
		connect: lazyScreen(
			() => import(/* webpackChunkName: "route-connect" */ './connect/screen'),
			store.inject,
		),
	} as Record<keyof Screens, LazyScreen>;
	const children: RouteObject[] = [];
	for (const [name, route] of Object.entries(ROUTES) as Array<[RouteName, (typeof ROUTES)[RouteName]]>) {
		const screen = lazyScreen(route.load, store.inject);
		screens[name] = screen;
		children.push(...route.paths.map((path) => ({ path, element: <GuardedScreen name={name} /> })));
	}
	children.push({ path: '*', element: <Navigate to={PATHS.dashboard} replace /> });
	const entries = adoptForeignEntries();
	const router = createHashRouter([
		{
			errorElement: <ScreenFailure />,
			element: (
				<ScreensContext value={screens}>
					<Shell />
				</ScreensContext>
			),
			children,
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
