import { selectIsSiteConnected } from '../../../state/connection/slice';
import { useAppSelector } from '../../../state/hooks';
import { ErrorBoundary } from '../../../components/ui/error-boundary';
import { lazyPart } from '../../../components/ui/lazy-part';
import { LazyInView } from '../../../components/ui/lazy-in-view';

/** Of the two cards that everybody gets, in px. */
const HEIGHT = 140;

const Extras = lazyPart(
	() => import(/* webpackChunkName: "dashboard-extras" */ './extras').then((chunk) => chunk.Extras),
	{ height: HEIGHT, isOptional: true },
);

/** The cards below the main content of the dashboard's screens (SHELL-105). */
export function DashboardExtras() {
	return useHasExtras() ? (
		<ErrorBoundary fallback={() => null}>
			<LazyInView height={HEIGHT}>
				<Extras />
			</LazyInView>
		</ErrorBoundary>
	) : null;
}

/** Only connected sites have cards below the main content (DASH-026). */
const useHasExtras = () => useAppSelector(selectIsSiteConnected);
