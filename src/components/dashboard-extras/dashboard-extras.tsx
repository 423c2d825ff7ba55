import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../ui/error-boundary';
import { useHasExtras } from './use-dashboard-extras';

const Extras = lazy(() =>
	import(/* webpackChunkName: "dashboard-extras" */ './extras').then((chunk) => ({ default: chunk.Extras })),
);

/**
 * The cards below the main content of the dashboard's screens, in a chunk of their own (SHELL-105). What nobody came for
 * is left out without a word when its chunk does not arrive.
 */
export function DashboardExtras() {
	return useHasExtras() ? (
		<ErrorBoundary fallback={() => null}>
			<Suspense>
				<Extras />
			</Suspense>
		</ErrorBoundary>
	) : null;
}
