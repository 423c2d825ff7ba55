import { Navigate } from 'react-router-dom';
import { PATHS } from './paths';
import { useScreens } from './screens';
import type { RouteName } from './table';
import { useIsAllowed } from './use-is-allowed';

/** The screen of a route for those who may see it; others are sent to the dashboard. */
export function GuardedScreen({ name }: { name: RouteName }) {
	const isAllowed = useIsAllowed(name);
	const { Component } = useScreens()[name];
	return isAllowed ? <Component /> : <Navigate to={PATHS.dashboard} replace />;
}
