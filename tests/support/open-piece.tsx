import { act } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { readBootstrap } from '../../src/bootstrap/bootstrap';
import { createAnalytics } from '../../src/lib/analytics';
import { createInFlight, createQueue } from '../../src/lib/queue';
import { StaleResponses } from '../../src/rest-api/client/stale-responses';
import { createClient } from '../../src/rest-api/client/client';
import type { Services } from '../../src/state/app-thunk';
import { ServicesContext } from '../../src/state/hooks';
import { resumeGettingStarted } from '../../src/state/page/thunks';
import { makeStore, type AppStore } from '../../src/state/store';
import { closeWithApps, putPage, type OpenOptions } from './open-app';
import { settled } from './settled';
import { TestSite } from './test-site';

interface OpenStore {
	site: TestSite;
	store: AppStore;
	services: Services;
	/** Addresses that were left for. */
	left: string[];
	reloads: () => number;
	/** Events recorded so far, as name and properties. */
	events: () => Array<[string, Record<string, unknown>]>;
}

/** The store of a page that the embedded host made, without the app around it. */
export async function openStore(options: Omit<OpenOptions, 'hash'> = {}): Promise<OpenStore> {
	const { scenario = ['connected'], as = 'admin', before } = options;
	const site = options.site ?? (await TestSite.start(scenario));
	await site.signIn(as);
	await before?.(site);
	globalThis.fetch = site.fetch;
	putPage((await site.fetchPage()).html);
	const bootstrap = readBootstrap(window, document.getElementById('jp-plugin-container') ?? undefined);
	const client = createClient({
		root: bootstrap.WP_API_root,
		nonce: bootstrap.WP_API_nonce,
		nonceUrl: `${bootstrap.adminUrl}admin-ajax.php?action=rest-nonce`,
		wait: async () => {},
	});
	const left: string[] = [];
	let reloads = 0;
	const browser = {
		leave: (url: string) => void left.push(url),
		reload: () => void reloads++,
		whenIdle: () => {},
		whenAtRest: () => {},
	};
	const queue: unknown[][] = [];
	const analytics = createAnalytics(() => queue);
	analytics.decide(true);
	const services = {
		client,
		browser,
		analytics,
		queue: createQueue(() => 3),
		stale: new StaleResponses(null, browser.whenIdle),
		inFlight: createInFlight(),
	};
	const store = makeStore(bootstrap, services);
	store.dispatch(resumeGettingStarted());
	return {
		services,
		site,
		store,
		left,
		reloads: () => reloads,
		events: () => queue.map(([, ...event]) => event as [string, Record<string, unknown>]),
	};
}

/** One piece of the app with the store of a real page, for what no screen asks of it yet. */
export async function openPiece(
	piece: ReactNode,
	options: Omit<OpenOptions, 'hash'> = {},
): Promise<OpenStore & { user: UserEvent; close: () => void }> {
	const opened = await openStore(options);
	const root = createRoot(document.getElementById('jp-plugin-container') ?? document.body);
	const router = createMemoryRouter([{ path: '*', element: piece }]);
	await act(async () =>
		root.render(
			<Provider store={opened.store}>
				<ServicesContext value={opened.services}>
					<RouterProvider router={router} />
				</ServicesContext>
			</Provider>,
		),
	);
	await settled();
	const close = () => act(() => root.unmount());
	// A piece left open would still render in the next test: its timers run on.
	closeWithApps(close);
	return { ...opened, user: userEvent.setup({ pointerEventsCheck: 0 }), close };
}
