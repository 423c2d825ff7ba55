// First, so that every component's own style comes after the base.
import './components/ui/tokens.css';
import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { readBootstrap } from './bootstrap/bootstrap';
import { createAnalytics, type AnalyticsQueue } from './lib/analytics';
import { currentPlace, isChunkMissing, reportBug } from './lib/bugs';
import { hostScheme } from './lib/host-scheme';
import { speak } from './lib/language';
import { createQueue } from './lib/queue';
import { createClient } from './rest-api/client';
import { makeRouter } from './routes/router';
import { windowBrowser, type Browser } from './state/browser';
import { identifyUser } from './state/tracking/thunks';
import { sessionChanged } from './state/session/slice';
import { makeStore } from './state/store';

/** A slow host is not asked for more at once. */
const LOADS_AT_A_TIME = 3;

interface Root {
	render: (node: React.ReactNode) => void;
	unmount: () => void;
}

/** As React's own: makes a root that tells of what views throw, caught or not. */
type MakeRoot = (
	element: HTMLElement,
	options: Record<'onCaughtError' | 'onUncaughtError', (error: unknown) => void>,
) => Root;

/** Draws the dashboard when it is best; `ready` comes when its first screen can be drawn as well as the frame. */
type Draw = (draw: () => void, ready: Promise<void>) => void;

/** The queue that the host's analytics script reads; made when the script is not there yet. */
function analyticsQueue(): AnalyticsQueue {
	const host = window as unknown as { _tkq?: AnalyticsQueue };
	const queue = host._tkq ?? ([] as unknown[][]);
	host._tkq = queue;
	return queue;
}

function tell(error: unknown): void {
	if (!isChunkMissing(error)) {
		reportBug(error, currentPlace());
	}
}

/**
 * Mounts the dashboard into the host's container, whose placeholder it replaces. Everything it needs is read from
 * the page; no call is made before the first paint.
 */
export function mountApp(
	container: HTMLElement,
	createRoot: MakeRoot,
	browser: Browser = windowBrowser,
	whenBest: Draw = (draw) => draw(),
): () => void {
	const bootstrap = readBootstrap(window, container);
	if (bootstrap.catalogue) {
		speak(bootstrap.catalogue);
	}
	const client = createClient({
		root: bootstrap.WP_API_root,
		nonce: bootstrap.WP_API_nonce,
		nonceAddress: `${bootstrap.adminUrl}admin-ajax.php?action=rest-nonce`,
		answers: bootstrap.answers,
		report: (status) => {
			if (store.getState().session.status !== status) {
				store.dispatch(sessionChanged(status));
			}
		},
	});
	const analytics = createAnalytics(analyticsQueue);
	const store = makeStore(bootstrap, { client, browser, analytics, queue: createQueue(LOADS_AT_A_TIME) });
	store.dispatch(identifyUser());
	const { element, ready, dispose } = makeRouter(store);
	container.replaceChildren();
	container.classList.add('jpd-root');
	// In the next frame, for which the browser works the styles out anyway; it is painted after this.
	requestAnimationFrame(() => {
		container.dataset.scheme = hostScheme(container);
	});
	const root = createRoot(container, { onCaughtError: tell, onUncaughtError: tell });
	const dashboard = (
		<StrictMode>
			<Provider store={store}>{element}</Provider>
		</StrictMode>
	);
	whenBest(() => root.render(dashboard), ready);
	return () => {
		root.unmount();
		dispose();
	};
}
