// First, so that every component's own style comes after the base.
import './components/ui/tokens.css';
import { StrictMode, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { type Bootstrap, readBootstrap } from './bootstrap/bootstrap';
import { createAnalytics, type AnalyticsQueue } from './lib/analytics';
import { currentLocation, isChunkMissing, reportBug } from './lib/bugs';
import { hostScheme } from './lib/host-scheme';
import { setTranslations } from './lib/locale';
import { createInFlight, createQueue } from './lib/queue';
import { createClient, type HostStatus } from './rest-api/client/client';
import { StaleResponses } from './rest-api/client/stale-responses';
import { enter } from './routes/entry';
import { makeRouter } from './routes/router';
import { windowBrowser, type Browser, type Services } from './state/app-thunk';
import { resumeGettingStarted } from './state/page/thunks';
import { identifyUser } from './state/tracking/thunks/track';
import { sessionChanged } from './state/session/slice';
import { ServicesContext } from './state/hooks';
import { makeStore, type AppStore } from './state/store';

/** A slow host doesn't get more at once; where it answers batches, they have a limit of their own. */
const LOADS_AT_A_TIME = 3;
const BATCHED_LOADS_AT_A_TIME = 30;

interface Root {
	render: (node: React.ReactNode) => void;
	unmount: () => void;
}

/** As React's own: makes a root that reports what views throw, caught or not. */
type MakeRoot = (
	element: HTMLElement,
	options: Record<'onCaughtError' | 'onUncaughtError', (error: unknown) => void>,
) => Root;

/**
 * Renders the dashboard at the best moment; `ready` resolves once its first screen can be shown with the
 * frame.
 */
type Render = (render: () => void, ready: Promise<unknown>) => void;

/** The queue that the host's analytics script reads; made when the script is not there yet. */
function analyticsQueue(): AnalyticsQueue {
	const host = window as unknown as { _tkq?: AnalyticsQueue };
	const queue = host._tkq ?? ([] as unknown[][]);
	host._tkq = queue;
	return queue;
}

function report(error: unknown): void {
	if (!isChunkMissing(error)) {
		reportBug(error, currentLocation());
	}
}

interface DashboardProps {
	store: AppStore;
	services: Services;
	/** The router's. */
	children: ReactNode;
}

const Dashboard = ({ store, services, children }: DashboardProps) => (
	<StrictMode>
		<Provider store={store}>
			<ServicesContext value={services}>{children}</ServicesContext>
		</Provider>
	</StrictMode>
);

/** Whose answers the browser may keep: those of users who see how old they are. */
const ownerOf = ({ userData: { currentUser }, WP_API_root, currentVersion }: Bootstrap) =>
	currentUser.permissions.manage_modules ? [WP_API_root, currentUser.id, currentVersion].join() : null;

/** `onAnswer` gets how the host answered each call. */
function makeServices(
	bootstrap: Bootstrap,
	browser: Browser,
	onAnswer: (status: HostStatus) => void,
): Services {
	const stale = new StaleResponses(ownerOf(bootstrap), browser.whenIdle);
	let loadsAtATime = bootstrap.batch ? BATCHED_LOADS_AT_A_TIME : LOADS_AT_A_TIME;
	const client = createClient({
		root: bootstrap.WP_API_root,
		nonce: bootstrap.WP_API_nonce,
		nonceUrl: `${bootstrap.adminUrl}admin-ajax.php?action=rest-nonce`,
		preloaded: bootstrap.preloaded,
		stale,
		batch: bootstrap.batch,
		onBatchLost: () => {
			loadsAtATime = LOADS_AT_A_TIME;
		},
		report: (status) => {
			if (status === 'signed-out') {
				stale.clear();
			}
			onAnswer(status);
		},
	});
	return {
		client,
		browser,
		analytics: createAnalytics(analyticsQueue),
		queue: createQueue(() => loadsAtATime),
		stale,
		inFlight: createInFlight(),
	};
}

/**
 * Mounts the dashboard into the host's container. Everything it needs is on the page: no call is made before
 * the first paint.
 */
export function mountApp(
	container: HTMLElement,
	createRoot: MakeRoot,
	browser: Browser = windowBrowser,
	whenBest: Render = (render) => render(),
): () => void {
	const bootstrap = readBootstrap(window, container);
	if (bootstrap.translations) {
		setTranslations(bootstrap.translations);
	}
	if (!enter(bootstrap, container.dataset.start ?? '', browser)) {
		return () => {};
	}
	const services = makeServices(bootstrap, browser, (status) => {
		if (store.getState().session.status !== status) {
			store.dispatch(sessionChanged(status));
		}
	});
	const store = makeStore(bootstrap, services);
	store.dispatch(resumeGettingStarted());
	store.dispatch(identifyUser());
	const { element, ready, dispose } = makeRouter(store);
	const stopWatching = services.stale.clearAtLogOut();
	// In the next frame, for which the browser works the styles out anyway; it is painted after this.
	requestAnimationFrame(() => {
		container.dataset.scheme = hostScheme(container);
	});
	const root = createRoot(container, { onCaughtError: report, onUncaughtError: report });
	whenBest(() => {
		container.classList.add('jpd-root');
		// React removes what the host has printed there.
		root.render(
			<Dashboard store={store} services={services}>
				{element}
			</Dashboard>,
		);
	}, ready);
	return () => {
		root.unmount();
		dispose();
		stopWatching();
	};
}
