import { ErrorBoundary } from '../ui/error-boundary';
import { lazyPart } from '../ui/lazy-part';
import { NearView } from '../ui/near-view';
import { useHasExtras } from './use-dashboard-extras';

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
			<NearView height={HEIGHT}>
				<Extras />
			</NearView>
		</ErrorBoundary>
	) : null;
}
