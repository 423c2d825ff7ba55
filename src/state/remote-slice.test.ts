import { readBootstrap } from '../bootstrap/bootstrap';
import { createQueue } from '../lib/queue';
import { ApiError, type ApiErrorKind } from '../rest-api/client/errors';
import { getSiteFeatures } from '../rest-api/site';
import type { StatsResponse } from '../rest-api/stats';
import { StaleResponses } from '../rest-api/client/stale-responses';
import { sliceMadeUp } from './preview/slice';
import { isPending, loading, ready, staleReady } from './remote';
import { createRemoteSlice } from './remote-slice';
import { screenEntered, sessionChanged } from './session/slice';
import { type StatsState, statsSlice } from './stats/slice';
import { makeStore } from './store';

type Call = { answer: (slugs: string[]) => void; fail: (kind?: ApiErrorKind) => void };

let calls: Call[];
let isWanted: boolean;

const remote = createRemoteSlice('siteFeatures', getSiteFeatures, () => isWanted);

const client = {
	get: () =>
		new Promise<string[]>((resolve, reject) => {
			const fail = (kind: ApiErrorKind = 'network') =>
				reject(new ApiError({ kind, call: 'GET site/features' }));
			calls.push({ answer: resolve, fail });
		}),
};

/** One thing of the host, of which the test says how each call for it ends. */
function setUp() {
	calls = [];
	isWanted = true;
	const stale = new StaleResponses('me', (task) => task());
	const store = makeStore(readBootstrap(window), { client, queue: createQueue(() => 3), stale } as never);
	const seen = () => remote.select(store.getState());
	let latest: { abort: () => void };
	const load = async (mode?: 'retry' | 'again') => {
		latest = store.dispatch(remote.load(mode));
		await Promise.resolve();
		return calls.length;
	};
	const end = async (how: (call: Call) => void) => {
		how(calls.at(-1)!);
		await new Promise((resolve) => setTimeout(resolve, 0));
		return seen();
	};
	return { store, seen, load, giveUp: () => latest.abort(), end, received: remote.received };
}

/** Frames come when the test says so. Call it first: the store looks for frames as it's made. */
function holdFrames() {
	const tasks: FrameRequestCallback[] = [];
	jest.spyOn(window, 'requestAnimationFrame').mockImplementation((task) => tasks.push(task));
	return { nextFrame: () => tasks.splice(0).forEach((task) => task(0)) };
}

describe('remote data', () => {
	const BACK = 'fail failed, lose failed, return failed';
	/** Steps of a visit, each with the number of calls so far or with what's known then. */
	it.each([
		['once, while pending and after loading', 'load 1, load 1, retry 1, again 1, answer v1, load 1, retry 1'],
		['again, and kept meanwhile', 'load 1, answer v1, again 2, fail v1, again 3, answer v3'],
		['after a failure on retry', 'load 1, fail failed, load 1, retry 2, fail failed'],
		['once on another screen', 'load 1, fail failed, enter failed, load 2, fail failed, load 2'],
		['once the host is back', 'load 1, fail failed, lose failed, load 1, return failed, load 2'],
		['once, however often it drops', `load 1, ${BACK}, load 2, ${BACK}, load 2, retry 3`],
		['not again once loaded', 'enter idle, load 1, answer v1, enter v1, lose v1, return v1, load 1'],
		['after an abort', 'load 1, abort idle, load 2'],
	])('is requested %s: %s', async (_, steps) => {
		const { store, seen, load, giveUp, end } = setUp();
		const known = () => {
			const remoteNow = seen();
			return remoteNow.status === 'ready' ? remoteNow.data.join() : remoteNow.status;
		};
		const after = (event: Parameters<typeof store.dispatch>[0]) => {
			store.dispatch(event);
			return known();
		};
		const ended = async (how: (call: Call) => void) => {
			await end(how);
			return known();
		};
		const moves: Record<string, () => unknown> = {
			load,
			retry: () => load('retry'),
			again: () => load('again'),
			answer: () => ended(({ answer }) => answer([`v${calls.length}`])),
			fail: () => ended(({ fail }) => fail()),
			abort: () => {
				giveUp();
				return ended(({ fail }) => fail('aborted'));
			},
			enter: () => after(screenEntered()),
			lose: () => after(sessionChanged('unreachable')),
			return: () => after(sessionChanged('fine')),
		};
		const done: string[] = [];
		for (const step of steps.split(', ')) {
			const [name = ''] = step.split(' ');
			done.push(`${name} ${String(await moves[name]?.())}`);
		}
		expect(done.join(', ')).toBe(steps);
	});

	it.each([
		['answer', ({ answer }: Call) => answer(['scan']), 'ready'],
		['failure', ({ fail }: Call) => fail(), 'failed'],
	])('stores its %s immediately, and notifies views in the next frame', async (_, how, status) => {
		const { nextFrame } = holdFrames();
		const { store, load, end } = setUp();
		await load();
		nextFrame();
		const onChange = jest.fn();
		store.subscribe(onChange);
		expect(await end(how)).toMatchObject({ status });
		expect(onChange).not.toHaveBeenCalled();
		nextFrame();
		expect(onChange).toHaveBeenCalledTimes(1);
	});

	it('notifies views of a retry’s response immediately, because the user clicked', async () => {
		const { nextFrame } = holdFrames();
		const { store, load, end } = setUp();
		await load();
		await end(({ fail }) => fail());
		nextFrame();
		await load('retry');
		const onChange = jest.fn();
		store.subscribe(onChange);
		await end(({ answer }) => answer(['scan']));
		expect(onChange).toHaveBeenCalledTimes(1);
	});

	it('remembers when the last response arrived', async () => {
		const { load, end } = setUp();
		const clock = jest.spyOn(Date, 'now').mockReturnValue(1000);
		await load();
		expect(await end(({ answer }) => answer(['scan']))).toMatchObject({ at: 1000 });
		clock.mockReturnValue(2000);
		await load('again');
		expect(await end(({ fail }) => fail())).toMatchObject({ at: 1000 });
		await load('again');
		expect(await end(({ answer }) => answer([]))).toMatchObject({ at: 2000 });
		clock.mockRestore();
	});

	it('shows the last visit’s response until the new call succeeds, fails or is aborted', async () => {
		const keep = () =>
			new StaleResponses('me', (task) => task()).persist('site/features', undefined, {
				code: 'success',
				data: JSON.stringify({ active: ['old'] }),
			});
		const old = { status: 'ready', data: ['old'], at: expect.any(Number) as number, isStale: true };
		keep();
		const first = setUp();
		await first.load();
		expect(await first.end(() => {})).toEqual(old);
		expect(await first.load()).toBe(1);
		expect(await first.load('again')).toBe(1);
		expect(isPending(first.seen())).toBe(true);
		const known = await first.end(({ answer }) => answer(['new']));
		expect(known).toEqual({ status: 'ready', data: ['new'], at: expect.any(Number) as number });
		expect(isPending(known)).toBe(false);

		const second = setUp();
		await second.load();
		await second.end(() => {});
		expect(await second.end(({ fail }) => fail())).toMatchObject({ status: 'failed' });

		const third = setUp();
		await third.load();
		await third.end(() => {});
		third.giveUp();
		expect(await third.end(({ fail }) => fail('aborted'))).toEqual({ status: 'idle' });
		expect(await third.load()).toBe(2);
	});

	it('isn’t requested when not wanted, or when made up for a preview', async () => {
		const { store, seen, load, received } = setUp();
		isWanted = false;
		expect(await load()).toBe(0);
		expect(await load('again')).toBe(0);
		isWanted = true;
		store.dispatch(sliceMadeUp('siteFeatures'));
		store.dispatch(received(['scan']));
		expect(seen()).toMatchObject({ status: 'ready', data: ['scan'] });
		expect(await load('again')).toBe(0);
	});
});

const data: StatsResponse = { points: [], hasErrors: false, summary: null };

it.each<[string, StatsState['byRange'], StatsState['byRange']]>([
	['while new ones load', { day: loading }, { day: staleReady(data, 1) }],
	['not after them', { day: ready(data) }, { day: ready(data) }],
	['not if none were asked for', {}, {}],
	['not in another range', { week: loading }, { week: loading }],
])('figures of the last visit show %s', (_, before, after) => {
	const { reducer, actions } = statsSlice;
	const arrived = actions.staleReceived({ range: 'day', data, at: 1 });
	expect(reducer({ range: 'day', byRange: before }, arrived).byRange).toEqual(after);
});
