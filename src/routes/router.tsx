import { NavigationType, Router } from 'react-router-dom';
import { ErrorBoundary } from '../components/ui/error-boundary';
import { reloadIfThere } from '../state/page/thunks';
import type { AppStore } from '../state/store';
import { createHashHistory, type HashHistory, HistoryContext } from './hash-history';
import { lazyScreen, type LazyScreen, type Screens, ScreensContext } from './screens';
import { isScreen, selectShownScreen } from './select-screen';
import { ScreenFailure } from './shell/screen-failure';
import { Shell } from './shell/shell';
import { type RouteName, routeOf, ROUTES } from './table';
import { useArrived } from './use-arrived';

/** The page's router, how to stop it, and when its first screen is `ready` (or can't be loaded). */
export function makeRouter(store: AppStore) {
	const reload = (mayReload: () => boolean) => store.dispatch(reloadIfThere(mayReload));
	const screens = {
		connect: lazyScreen(
			'connect',
			() => import(/* webpackChunkName: "route-connect" */ './connect/screen'),
			reload,
		),
		safeMode: lazyScreen(
			'safeMode',
			() => import(/* webpackChunkName: "route-safe-mode" */ './safe-mode/screen'),
			reload,
		),
		coupon: lazyScreen(
			'coupon',
			() => import(/* webpackChunkName: "route-coupon" */ './coupon/screen'),
			reload,
		),
	} as Record<keyof Screens, LazyScreen>;
	for (const name of Object.keys(ROUTES) as RouteName[]) {
		screens[name] = lazyScreen(name, routeOf(name).load, reload);
	}
	const history = createHashHistory();
	const screenAt = (path: string) => {
		const shown = selectShownScreen(store.getState(), path);
		return isScreen(shown) ? screens[shown] : null;
	};
	// Its chunk loads while the frame renders.
	const first = screenAt(history.current().location.pathname);
	const ready = first ? first.load().catch(() => {}) : Promise.resolve();
	return { element: <AppRouter {...{ history, screens, screenAt }} />, ready, dispose: history.stop };
}

const ARRIVALS = { POP: 'Pop', PUSH: 'Push', REPLACE: 'Replace' } as const;

interface AppRouterProps {
	history: HashHistory;
	screens: Screens;
	/** The screen that a path shows, where it is one of them. */
	screenAt: (path: string) => LazyScreen | null;
}

/** The frame on every path; it decides itself which screen it shows (select-screen.ts). */
function AppRouter({ history, screens, screenAt }: AppRouterProps) {
	const { location, arrival } = useArrived(history, screenAt);
	return (
		<ErrorBoundary
			fallback={(_, error) => <ScreenFailure error={error} onRetry={() => window.location.reload()} />}
		>
			<Router
				location={location}
				navigationType={NavigationType[ARRIVALS[arrival]]}
				navigator={history.navigator}
			>
				<HistoryContext value={history}>
					<ScreensContext value={screens}>
						<Shell />
					</ScreensContext>
				</HistoryContext>
			</Router>
		</ErrorBoundary>
	);
}
