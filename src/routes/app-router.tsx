import { startTransition, useLayoutEffect, useState } from 'react';
import { NavigationType, Router } from 'react-router-dom';
import { ErrorBoundary } from '../components/ui/error-boundary';
import type { HashHistory } from './hash-history';
import { HistoryContext } from './history-context';
import { ScreensContext, type Screens } from './screens';
import { ScreenFailure } from './shell/screen-failure';
import { Shell } from './shell/shell';

const ARRIVALS = { POP: 'Pop', PUSH: 'Push', REPLACE: 'Replace' } as const;

/** The frame on every path; it decides itself which screen it shows (select-screen.ts). */
export function AppRouter({ history, screens }: { history: HashHistory; screens: Screens }) {
	const [{ location, arrival }, setState] = useState(history.current);
	// Before any effect of a screen, which may already lead elsewhere. The screen that is left stays until the next one's chunk is here.
	useLayoutEffect(() => history.listen(() => startTransition(() => setState(history.current()))), [history]);
	return (
		<ErrorBoundary fallback={() => <ScreenFailure />}>
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
