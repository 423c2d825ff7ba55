import { createInFlight, createQueue } from './queue';

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
