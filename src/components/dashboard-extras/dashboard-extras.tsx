import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../ui/error-boundary';
import { NearView } from '../ui/near-view';
import { Skeleton } from '../ui/skeleton';
import { useHasExtras } from './use-dashboard-extras';

const Extras = lazy(() =>
	import(/* webpackChunkName: "dashboard-extras" */ './extras').then((chunk) => ({ default: chunk.Extras })),
);

/** Of the two cards that everybody gets, in px. */
const HEIGHT = 140;

/**
 * The cards below the main content of the dashboard's screens, in a chunk of their own (SHELL-105). What nobody came for
 * is left out without a word when its chunk does not arrive.
 */
export function DashboardExtras() {
	return useHasExtras() ? (
		<ErrorBoundary fallback={() => null}>
			<NearView height={HEIGHT}>
				<Suspense fallback={<Skeleton height={HEIGHT} />}>
					<Extras />
				</Suspense>
			</NearView>
		</ErrorBoundary>
	) : null;
}
