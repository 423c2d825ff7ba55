import { act, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createRoot } from 'react-dom/client';
import { mountApp } from '../../src/app';
import type { Browser } from '../../src/state/app-thunk';
import { settled } from './settled';
import { TestSite } from './test-site';

export interface OpenApp {
	site: TestSite;
	user: UserEvent;
	/** Addresses that the app left for. */
	left: string[];
	/** How often it reloaded the page. */
	reloads: () => number;
	/** Reloads the page, as the browser would. */
	reopen: (hash?: string) => Promise<void>;
	/** Lets the page do what waits until it has nothing more urgent to do. */
	idle: () => Promise<void>;
	/** Lets the page come to rest. */
	rest: () => Promise<void>;
	/** Events handed over so far, as name and properties; finds out first whether the user agreed. */
	events: () => Promise<Array<[string, Record<string, unknown>]>>;
	close: () => void;
}

export interface OpenOptions {
	/** Named site states, composed in this order. */
	scenario?: string[];
	/** Login name of a demo user. */
	as?: string;
	hash?: string;
	/** A site that runs already. */
	site?: TestSite;
	/** Runs between signing in and opening the page. */
	before?: (site: TestSite) => void | Promise<void>;
}

let opened: (() => void)[] = [];

/** Closes what a test opened when it calls `closeApps`. */
export const closeWithApps = (close: () => void): void => void opened.push(close);

/**
 * Whatever a test opened is closed after it, and so is the browser's tab with what was kept in it. Pending
 * calls end first, or what follows them would reach the next test's site.
 */
export async function closeApps(): Promise<void> {
	opened.forEach((close) => close());
	opened = [];
	await settled();
	sessionStorage.clear();
}

afterEach(closeApps);

/** Signs a user in at the embedded host, opens the dashboard there in jsdom, and waits until it's settled. */
export async function openApp({
	scenario = ['connected'],
	as = 'admin',
	hash = '#/dashboard',
	site,
	before,
}: OpenOptions = {}): Promise<OpenApp> {
	const running = site ?? (await TestSite.start(scenario));
	await running.signIn(as);
	await before?.(running);
	globalThis.fetch = running.fetch;
	const left: string[] = [];
	let reloads = 0;
	let unmount = () => {};
	const tasks: (() => void)[] = [];
	const later: (() => void)[] = [];
	const run = async (list: (() => void)[]) => {
		await act(async () => list.splice(0).forEach((task) => task()));
		await settled();
	};
	const queue: unknown[][] = [];
	(window as unknown as { _tkq: unknown[][] })._tkq = queue;
	const browser: Browser = {
		leave: (url) => void left.push(url),
		reload: () => void reloads++,
		whenIdle: (task) => void tasks.push(task),
		whenAtRest: (task) => void later.push(task),
	};

	const open = async (at: string) => {
		act(() => unmount());
		const { html } = await running.fetchPage();
		Object.defineProperty(performance, 'timeOrigin', { value: Date.now(), configurable: true });
		putPage(html);
		window.location.hash = at;
		const container = document.getElementById('jp-plugin-container');
		if (container) {
			await act(async () => {
				unmount = mountApp(container, createRoot, browser);
			});
			await settled();
		}
	};
	await open(hash);
	closeWithApps(() => act(() => unmount()));
	return {
		site: running,
		user: userEvent.setup({ pointerEventsCheck: 0 }),
		left,
		reloads: () => reloads,
		reopen: (at = window.location.hash) => open(at),
		idle: () => run(tasks),
		rest: () => run(later),
		events: async () => {
			// Nothing is recorded until the user's choice about usage tracking is known.
			await waitFor(() => expect(queue.length).toBeGreaterThan(0));
			return queue
				.filter(([command]) => command === 'recordEvent')
				.map(([, ...event]) => event as [string, Record<string, unknown>]);
		},
		close: () => unmount(),
	};
}

/** Takes over what the browser would have parsed: language, direction, container, data. No script runs. */
export function putPage(html: string): void {
	const [, head = '', body = ''] = /^(.*?)<body[^>]*>(.*)<\/body>/s.exec(html) ?? [];
	for (const name of ['lang', 'dir'] as const) {
		document.documentElement[name] = new RegExp(`<html[^>]* ${name}="([^"]*)"`).exec(head)?.[1] ?? '';
	}
	document.body.innerHTML = body;
}
