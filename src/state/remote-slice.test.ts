import { readBootstrap } from '../bootstrap/bootstrap';
import { createQueue } from '../lib/queue';
import { ApiError, type ApiErrorKind } from '../rest-api/errors';
import { getSiteFeatures } from '../rest-api/site';
import { StaleResponses } from '../rest-api/stale-responses';
import { sliceMadeUp } from './preview/slice';
import { isPending } from './remote';
import { createRemoteSlice } from './remote-slice';
import { screenEntered, sessionChanged } from './session/slice';
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
	it('is requested only once, while pending and after loading', async () => {
		const { seen, load, end } = setUp();
		expect(seen()).toEqual({ status: 'idle' });
		expect(await load()).toBe(1);
		expect(seen()).toEqual({ status: 'loading' });
		expect(await load()).toBe(1);
		expect(await load('retry')).toBe(1);
		expect(await load('again')).toBe(1);
		expect(await end(({ answer }) => answer(['scan']))).toMatchObject({ status: 'ready', data: ['scan'] });
		expect(await load()).toBe(1);
		expect(await load('retry')).toBe(1);
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

	it('is kept during a refetch, and when the refetch fails', async () => {
		const { seen, load, end } = setUp();
		await load();
		await end(({ answer }) => answer(['scan']));
		expect(await load('again')).toBe(2);
		expect(seen()).toMatchObject({ status: 'ready', data: ['scan'] });
		expect(await end(({ fail }) => fail())).toMatchObject({ status: 'ready', data: ['scan'] });
		await load('again');
		expect(await end(({ answer }) => answer([]))).toMatchObject({ status: 'ready', data: [] });
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

	it('is refetched after a failure only on retry or, once, on another screen', async () => {
		const { store, load, end } = setUp();
		await load();
		expect(await end(({ fail }) => fail())).toMatchObject({ status: 'failed', failure: { kind: 'network' } });
		expect(await load()).toBe(1);
		expect(await load('retry')).toBe(2);
		await end(({ fail }) => fail());
		store.dispatch(screenEntered());
		expect(await load()).toBe(3);
		expect(await end(({ fail }) => fail())).toMatchObject({ status: 'failed' });
		expect(await load()).toBe(3);
	});

	it('is refetched after a failure only once when the host is back, however often it drops', async () => {
		const { store, load, end } = setUp();
		await load();
		await end(({ fail }) => fail());
		store.dispatch(sessionChanged('unreachable'));
		expect(await load()).toBe(1);
		store.dispatch(sessionChanged('fine'));
		expect(await load()).toBe(2);
		await end(({ fail }) => fail());
		store.dispatch(sessionChanged('unreachable'));
		store.dispatch(sessionChanged('fine'));
		expect(await load()).toBe(2);
		expect(await load('retry')).toBe(3);
	});

	it('is unaffected by screen changes and the host’s return once loaded', async () => {
		const { store, seen, load, end } = setUp();
		store.dispatch(screenEntered());
		expect(seen()).toEqual({ status: 'idle' });
		await load();
		await end(({ answer }) => answer(['scan']));
		store.dispatch(screenEntered());
		store.dispatch(sessionChanged('unreachable'));
		store.dispatch(sessionChanged('fine'));
		expect(seen()).toMatchObject({ status: 'ready', data: ['scan'] });
		expect(await load()).toBe(1);
	});

	it('is requested again after an abort', async () => {
		const { load, giveUp, end } = setUp();
		await load();
		giveUp();
		expect(await end(({ fail }) => fail('aborted'))).toEqual({ status: 'idle' });
		expect(await load()).toBe(2);
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
