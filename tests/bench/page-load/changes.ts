import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { metricsOf, type Open, openPage, quiet, slowDown, type Target } from './visit';

/** Eleven screens that every host has; the first one is where a visit begins. */
const ROUTES = [
	...['/dashboard', '/my-plan', '/activity', '/recommendations', '/security', '/performance'],
	...['/writing', '/sharing', '/discussion', '/traffic', '/features'],
];
/** After five seconds the dashboard fetches what shows and isn't urgent. */
const REST = 6500;
/** Between two changes, for what a screen asks for. */
const PAUSE = 400;
const CHANGES = 30;

/** Opens the dashboard and waits until it's at rest; closes it once the task is done. */
async function onDashboard<Result>(
	context: BrowserContext,
	target: Target,
	task: (open: Open) => Promise<Result>,
): Promise<Result> {
	const open = await openPage(context, target);
	try {
		await open.page.goto(`${target.url}#${ROUTES[0]}`);
		await open.page.locator('[data-screen-heading]').waitFor({ state: 'attached' });
		await quiet(open, REST);
		return await task(open);
	} finally {
		await open.page.close();
	}
}

/** How long a change of the screen takes: to every one of the screens, again, and back again. */
export const changesOf = (context: BrowserContext, target: Target) =>
	onDashboard(context, target, async (open) => {
		const { page, session } = open;
		const goTo = async (hash: string) => {
			await changeRoute(page, hash);
			await quiet(open, PAUSE);
		};
		const round = async () => {
			for (const route of [...ROUTES.slice(1), ROUTES[0]]) {
				await goTo(`#${route}`);
			}
		};
		await slowDown(session);
		const first = await traced(session, round);
		const changeAgain = await traced(session, round);
		const changeBack = await traced(session, async () => {
			for (let left = ROUTES.length; left > 0; left--) {
				await goTo('back');
			}
		});
		// The last change of a round leads to the screen that was shown at the start.
		return { changeFirst: first.slice(0, -1), changeAgain, changeBack };
	});

/** What's left after thirty changes of the screen. All were there before: only what piles up counts. */
export const growthOf = (context: BrowserContext, target: Target) =>
	onDashboard(context, target, async (open) => {
		const change = async (count: number) => {
			for (let index = 1; index <= count; index++) {
				await changeRoute(open.page, `#${ROUTES[index % ROUTES.length] ?? ''}`);
			}
			await changeRoute(open.page, `#${ROUTES[0]}`);
			await quiet(open, REST);
		};
		await change(2 * ROUTES.length - 1);
		const before = await kept(open);
		await change(CHANGES - 1);
		const after = await kept(open);
		return {
			heap: after.heap - before.heap,
			nodes: after.nodes - before.nodes,
			listeners: after.listeners - before.listeners,
		};
	});

/** What's in use once everything that can be thrown away is gone. */
async function kept({ session }: Open) {
	await session.send('HeapProfiler.enable');
	await session.send('HeapProfiler.collectGarbage');
	await session.send('HeapProfiler.collectGarbage');
	await session.send('HeapProfiler.disable');
	const { JSHeapUsedSize = NaN, Nodes = NaN, JSEventListeners = NaN } = await metricsOf(session);
	return { heap: JSHeapUsedSize / 1e6, nodes: Nodes, listeners: JSEventListeners };
}

/** Changes the route, or goes `back`, and waits for another screen's heading plus some frames. */
const changeRoute = (page: Page, hash: string) =>
	page.evaluate(
		(to) =>
			new Promise<void>((resolve) => {
				const heading = () => document.querySelector('[data-screen-heading]');
				const before = heading();
				const text = before?.textContent;
				const observer = new MutationObserver(() => {
					const now = heading();
					if (now && (now !== before || now.textContent !== text)) {
						observer.disconnect();
						performance.mark('bench-changed');
						// What a screen does after its first paint is not the next one's.
						setTimeout(resolve, 300);
					}
				});
				observer.observe(document.body, { childList: true, subtree: true, characterData: true });
				performance.mark('bench-change');
				if (to === 'back') {
					history.back();
				} else {
					window.location.hash = to;
				}
			}),
		hash,
	);

interface TraceEvent {
	name: string;
	pid: number;
	tid: number;
	/** Microseconds. */
	ts: number;
	dur?: number;
}

/** Time of each change in ms: until the first frame with the new heading was painted and composited. */
async function traced(session: CDPSession, changes: () => Promise<void>): Promise<number[]> {
	const events: TraceEvent[] = [];
	session.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as TraceEvent[])));
	await session.send('Tracing.start', {
		categories: '-*,devtools.timeline,blink.user_timing,disabled-by-default-devtools.timeline',
		transferMode: 'ReportEvents',
	});
	await changes();
	const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
	await session.send('Tracing.end');
	await complete;
	events.sort((one, other) => one.ts - other.ts);
	return events.flatMap((start, index) => {
		if (start.name !== 'bench-change') {
			return [];
		}
		const ofPage = events.slice(index).filter(({ pid, tid }) => pid === start.pid && tid === start.tid);
		const changed = ofPage.findIndex(({ name }) => name === 'bench-changed');
		const frame = ofPage.slice(changed).find(({ name }) => name === 'Commit');
		return frame ? [(frame.ts + (frame.dur ?? 0) - start.ts) / 1000] : [];
	});
}
