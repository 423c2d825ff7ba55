import type { BrowserContext } from '@playwright/test';
import { changeRoute, traced } from '../route-change';
import type { BenchPage } from './places';
import { type Call, metricsOf, type Open, openPage, quiet, slowDown, visit } from './visit';

/** Eleven screens that every host has; the first one is where a visit begins. */
export const ROUTES = [
	'/dashboard',
	'/my-plan',
	'/activity',
	'/recommendations',
	'/security',
	'/performance',
	'/writing',
	'/sharing',
	'/discussion',
	'/traffic',
	'/features',
] as const;

/** After five seconds the dashboard fetches what shows and isn't urgent. */
const REST = 6500;
/** Between two changes, for what a screen asks for. */
const PAUSE = 400;
const CHANGES = 30;

export interface Shift {
	route: string;
	value: number;
	/** What moved most. */
	what: string;
}

/** How much each screen moves while it's loaded, at somebody's first visit. */
export async function shiftsOf(context: BrowserContext, page: BenchPage): Promise<Shift[]> {
	const shifts: Shift[] = [];
	for (const route of ROUTES) {
		const target = { ...page, seen: '[data-screen-heading]' };
		const { shift, shifted } = await visit(context, target, { isFirst: true, hash: `#${route}` });
		shifts.push({ route, value: shift, what: shifted });
	}
	return shifts;
}

/** Calls of the REST API, and kB of scripts, of a visit that goes to every screen once. */
export interface Traffic {
	atRest: number;
	scripts: number;
	everywhere: number;
	/** Those that read what was read before. */
	twice: string[];
	/** Calls up to the rest that Jetpack's own scripts make, which don't count. */
	others: string[];
}

/**
 * A visit of somebody who first does nothing, and then opens one screen after the other. Where the page is
 * ours (`isOurs`), only the dashboard's calls count.
 */
export async function trafficOf(
	context: BrowserContext,
	target: BenchPage,
	{ hasRoutes = false, isOurs = false } = {},
): Promise<Traffic> {
	const open = await openPage(context, target, true);
	const { page, calls, transfers } = open;
	try {
		await page.goto(target.url + (hasRoutes ? '#/dashboard' : ''));
		await page.locator(target.seen).first().waitFor({ state: 'attached' });
		await quiet(open, REST);
		const early = calls.length;
		const scripts = [...transfers.values()].filter(({ isScript }) => isScript);
		for (const route of hasRoutes ? ROUTES.slice(1) : []) {
			await page.evaluate((path) => (window.location.hash = `#${path}`), route);
			await quiet(open, 2 * PAUSE);
		}
		const counts = (call: Call) => !isOurs || call.isOurs;
		const counted = calls.filter(counts);
		const reading = counted.flatMap(({ reads }) => reads);
		return {
			atRest: calls.slice(0, early).filter(counts).length,
			scripts: scripts.reduce((total, { bytes }) => total + bytes, 0) / 1000,
			everywhere: hasRoutes ? counted.length : NaN,
			twice: reading.filter((call, index) => reading.indexOf(call) < index),
			others: calls
				.slice(0, early)
				.filter((call) => !counts(call))
				.map(({ name }) => name),
		};
	} finally {
		await page.close();
	}
}

/** How long a change of the screen takes, in ms each. */
export interface Changes {
	/** The screen wasn't shown before. */
	first: number[];
	again: number[];
	/** By the browser's own button. */
	back: number[];
}

/** Goes to every one of the screens, again, and back again. */
export async function changesOf(
	context: BrowserContext,
	target: BenchPage,
	routes: readonly string[] = ROUTES,
): Promise<Changes> {
	const open = await openPage(context, target);
	const { page, session } = open;
	const goTo = async (hash: string) => {
		await changeRoute(page, hash);
		await quiet(open, PAUSE);
	};
	const round = async () => {
		for (const route of [...routes.slice(1), routes[0]]) {
			await goTo(`#${route}`);
		}
	};
	try {
		await page.goto(`${target.url}#${routes[0]}`);
		await page.locator('[data-screen-heading]').waitFor({ state: 'attached' });
		await quiet(open, PAUSE);
		await slowDown(session);
		const first = await traced(session, round);
		const again = await traced(session, round);
		const back = await traced(session, async () => {
			for (let left = routes.length; left > 0; left--) {
				await goTo('back');
			}
		});
		// The last change of a round leads to the screen that was shown at the start.
		return { first: first.slice(0, -1), again, back };
	} finally {
		await page.close();
	}
}

/** What's left after thirty changes of the screen: MB of the heap, nodes and listeners. */
export interface Growth {
	heap: number;
	nodes: number;
	listeners: number;
}

/** Every screen was there before, so that only what piles up counts. */
export async function growthOf(context: BrowserContext, target: BenchPage): Promise<Growth> {
	const open = await openPage(context, target);
	const { page } = open;
	const change = async (count: number) => {
		for (let index = 1; index <= count; index++) {
			await changeRoute(page, `#${ROUTES[index % ROUTES.length] ?? ''}`);
		}
		await changeRoute(page, `#${ROUTES[0]}`);
		await quiet(open, REST);
	};
	try {
		await page.goto(`${target.url}#${ROUTES[0]}`);
		await page.locator('[data-screen-heading]').waitFor({ state: 'attached' });
		await quiet(open, REST);
		await change(2 * ROUTES.length - 1);
		const before = await kept(open);
		await change(CHANGES - 1);
		const after = await kept(open);
		return {
			heap: after.heap - before.heap,
			nodes: after.nodes - before.nodes,
			listeners: after.listeners - before.listeners,
		};
	} finally {
		await page.close();
	}
}

/** What's in use once everything that can be thrown away is gone. */
async function kept({ session }: Open): Promise<Growth> {
	await session.send('HeapProfiler.enable');
	await session.send('HeapProfiler.collectGarbage');
	await session.send('HeapProfiler.collectGarbage');
	await session.send('HeapProfiler.disable');
	const { JSHeapUsedSize = NaN, Nodes = NaN, JSEventListeners = NaN } = await metricsOf(session);
	return { heap: JSHeapUsedSize / 1e6, nodes: Nodes, listeners: JSEventListeners };
}
