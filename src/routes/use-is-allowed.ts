import { useAppSelector } from '../state/hooks';
import { ROUTES, type AppRoute, type RouteName } from './table';

/** Whether the route's guard lets the user in; a route without one is open. */
export function useIsAllowed(name: RouteName): boolean {
	const route: AppRoute = ROUTES[name];
	return useAppSelector((state) => route.allow?.(state) ?? true);
}
