import { SharedRequests } from './shared-requests';

/** A request whose end the test decides. */
function controlled() {
	let finish: (value: string) => void = () => {};
	let signal: AbortSignal | undefined;
	const start = jest.fn((given: AbortSignal) => {
		signal = given;
		return new Promise<string>((resolve) => (finish = resolve));
	});
	return { start, finish: (value: string) => finish(value), isAborted: () => signal?.aborted };
}

describe('SharedRequests', () => {
	it('shares a pending call between its callers', async () => {
		const { start, finish } = controlled();
		const shared = new SharedRequests();
		const both = Promise.all([shared.run('a', start), shared.run('a', start)]);
		finish('answer');
		expect(await both).toEqual(['answer', 'answer']);
		expect(start).toHaveBeenCalledTimes(1);
	});

	it('makes a new call once the response has arrived', async () => {
		const { start, finish } = controlled();
		const shared = new SharedRequests();
		const first = shared.run('a', start);
		finish('1');
		await first;
		void shared.run('a', start);
		expect(start).toHaveBeenCalledTimes(2);
	});

	it('lets one caller abort without affecting the other', async () => {
		const { start, finish, isAborted } = controlled();
		const shared = new SharedRequests();
		const leaver = new AbortController();
		const left = shared.run('a', start, leaver.signal);
		const stays = shared.run('a', start);
		leaver.abort();
		await expect(left).rejects.toThrow('No longer needed');
		expect(isAborted()).toBe(false);
		finish('answer');
		expect(await stays).toBe('answer');
	});

	it('aborts the call when no caller is left', async () => {
		const { start, isAborted } = controlled();
		const shared = new SharedRequests();
		const leaver = new AbortController();
		const left = shared.run('a', start, leaver.signal);
		leaver.abort();
		await expect(left).rejects.toThrow();
		expect(isAborted()).toBe(true);
	});

	it('makes a new call after forgetAll, and leaves pending callers alone', async () => {
		const shared = new SharedRequests();
		const [old, young] = [controlled(), controlled()];
		const first = shared.run('a', old.start);
		shared.forgetAll();
		const second = shared.run('a', young.start);
		old.finish('old');
		expect(await first).toBe('old');
		// The end of the old one does not take the young one out.
		const third = shared.run('a', controlled().start);
		young.finish('young');
		expect(await Promise.all([second, third])).toEqual(['young', 'young']);
	});

	it('doesn’t start for a caller that has already aborted', async () => {
		const { start } = controlled();
		await expect(new SharedRequests().run('a', start, AbortSignal.abort())).rejects.toThrow();
		expect(start).not.toHaveBeenCalled();
	});
});
