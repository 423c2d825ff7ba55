import { NavigationType, Router } from 'react-router-dom';
import { ErrorBoundary } from '../components/ui/error-boundary';
import type { HashHistory } from './hash-history';
import { HistoryContext } from './history-context';
import type { LazyScreen } from './lazy-screen';
import { ScreensContext, type Screens } from './screens';
import { ScreenFailure } from './shell/screen-failure';
import { Shell } from './shell/shell';
import { useArrived } from './use-arrived';

const ARRIVALS = { POP: 'Pop', PUSH: 'Push', REPLACE: 'Replace' } as const;

interface AppRouterProps {
	history: HashHistory;
	screens: Screens;
	/** The screen that a path shows, where it is one of them. */
	screenAt: (path: string) => LazyScreen | null;
}

/** The frame on every path; it decides itself which screen it shows (select-screen.ts). */
export function AppRouter({ history, screens, screenAt }: AppRouterProps) {
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
