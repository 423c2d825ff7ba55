import { backoff, createInFlight, createQueue } from './queue';
import { throttle } from './throttle';

function held() {
	let resolve = () => {};
	const promise = new Promise<void>((done) => (resolve = done));
	return { promise, resolve };
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('createQueue', () => {
	it('runs tasks in order, up to the concurrency limit', async () => {
		const queue = createQueue(() => 2);
		const started: number[] = [];
		const gates = [0, 1, 2, 3].map(() => held());
		const all = gates.map(({ promise }, index) =>
			queue(async () => {
				started.push(index);
				await promise;
				return index;
			}),
		);
		await turn();
		expect(started).toEqual([0, 1]);
		gates[1]!.resolve();
		await turn();
		expect(started).toEqual([0, 1, 2]);
		gates.forEach(({ resolve }) => resolve());
		expect(await Promise.all(all)).toEqual([0, 1, 2, 3]);
	});

	it('runs an aborted task immediately and keeps its limit afterward', async () => {
		const queue = createQueue(() => 1);
		const gate = held();
		const first = queue(() => gate.promise);
		expect(await queue(() => Promise.resolve('called off'), AbortSignal.abort())).toBe('called off');
		const started = jest.fn(async () => {});
		const waiting = queue(started, new AbortController().signal);
		await turn();
		expect(started).not.toHaveBeenCalled();
		gate.resolve();
		await Promise.all([first, waiting]);
		expect(started).toHaveBeenCalledTimes(1);
	});

	it('continues after a failed task', async () => {
		const queue = createQueue(() => 1);
		const broken = queue(() => Promise.reject(new Error('no')));
		const fine = queue(() => Promise.resolve('yes'));
		await expect(broken).rejects.toThrow('no');
		expect(await fine).toBe('yes');
	});
});

describe('createInFlight', () => {
	it('shares a pending task among callers, and runs it again once it’s done', async () => {
		const inFlight = createInFlight();
		const ends: (() => void)[] = [];
		const task = jest.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
		const first = inFlight('save', task);
		expect(inFlight('save', task)).toBe(first);
		void inFlight('other', task);
		expect(task).toHaveBeenCalledTimes(2);
		ends.forEach((end) => end());
		await first;
		void inFlight('save', task);
		expect(task).toHaveBeenCalledTimes(3);
	});

	it('passes a failure to all callers, then forgets it', async () => {
		const inFlight = createInFlight();
		const fails = () => Promise.reject(new Error('no'));
		const calls = [inFlight('save', fails), inFlight('save', fails)];
		expect((await Promise.allSettled(calls)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
		expect(await inFlight('save', async () => 'saved')).toBe('saved');
	});
});

describe('throttle', () => {
	beforeEach(() => jest.useFakeTimers());
	afterEach(() => jest.useRealTimers());

	it('runs immediately, then once per interval, and never drops the last call', () => {
		const callback = jest.fn();
		const { run } = throttle(callback, 400);
		run();
		expect(callback).toHaveBeenCalledTimes(1);
		run();
		run();
		jest.advanceTimersByTime(399);
		expect(callback).toHaveBeenCalledTimes(1);
		jest.advanceTimersByTime(1);
		expect(callback).toHaveBeenCalledTimes(2);
		jest.advanceTimersByTime(2000);
		expect(callback).toHaveBeenCalledTimes(2);
		run();
		expect(callback).toHaveBeenCalledTimes(3);
	});

	it('drops the pending call when canceled, and runs immediately again', () => {
		const callback = jest.fn();
		const { run, cancel } = throttle(callback, 400);
		run();
		run();
		cancel();
		jest.advanceTimersByTime(2000);
		expect(callback).toHaveBeenCalledTimes(1);
		run();
		run();
		cancel();
		run();
		expect(callback).toHaveBeenCalledTimes(3);
		jest.advanceTimersByTime(2000);
		expect(callback).toHaveBeenCalledTimes(3);
	});
});

describe('backoff', () => {
	it('increases the delay up to the maximum', () => {
		const wait = backoff({ first: 5, growth: 2, longest: 30 });
		expect([0, 1, 2, 3, 99].map(wait)).toEqual([5, 10, 20, 30, 30]);
	});

	it('returns no delay once the retries are used up', () => {
		const wait = backoff({ first: 500, growth: 3, repetitions: 2 });
		expect([0, 1, 2].map(wait)).toEqual([500, 1500, undefined]);
	});
});
