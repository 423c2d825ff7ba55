import * as v from 'valibot';
import { isPageThere } from '../page';
import { SharedRequests } from './shared-requests';
import { type PreloadedResponses, takePreloaded } from './client';

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
	it('shares a pending call between its callers, and makes a new one once the response has arrived', async () => {
		const { start, finish } = controlled();
		const shared = new SharedRequests();
		const both = Promise.all([shared.run('a', start), shared.run('a', start)]);
		finish('answer');
		expect(await both).toEqual(['answer', 'answer']);
		expect(start).toHaveBeenCalledTimes(1);
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

describe('takePreloaded', () => {
	const schema = v.pipe(
		v.string(),
		v.transform((value) => `read: ${value}`),
	);
	const preloaded = (): PreloadedResponses => new Map([['plugins', 'text']]);

	it('returns a response once, parsed by its schema, and discards one that doesn’t fit', () => {
		const responses = preloaded();
		expect(takePreloaded(responses, 'plugins', schema)).toEqual({ output: 'read: text' });
		expect(takePreloaded(responses, 'plugins', schema)).toBeNull();
		const unfit = preloaded();
		expect(takePreloaded(unfit, 'plugins', v.number())).toBeNull();
		expect(unfit.size).toBe(0);
	});

	it('returns null for other calls, on pages without preloaded responses, and after a minute', () => {
		expect(takePreloaded(preloaded(), 'site', schema)).toBeNull();
		expect(takePreloaded(undefined, 'plugins', schema)).toBeNull();
		jest.spyOn(performance, 'now').mockReturnValue(60_001);
		expect(takePreloaded(preloaded(), 'plugins', schema)).toBeNull();
	});
});

describe('isPageThere', () => {
	it.each([
		[200, true],
		[404, false],
		[503, false],
	])('sends a HEAD request, and on status %d returns %s', async (status, isThere) => {
		const asked = jest.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status }));
		expect(await isPageThere()).toBe(isThere);
		expect(asked.mock.calls[0]?.[1]).toMatchObject({ method: 'HEAD' });
	});

	it('returns false when the host can’t be reached, or doesn’t respond within ten seconds', async () => {
		const over = AbortSignal.abort(new DOMException('over', 'TimeoutError'));
		const asked = jest.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
		expect(await isPageThere()).toBe(false);
		const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(over);
		asked.mockImplementation(async (_url, { signal } = {}) => {
			signal?.throwIfAborted();
			return new Response(null);
		});
		expect(await isPageThere()).toBe(false);
		expect(timeout).toHaveBeenCalledWith(10_000);
	});
});
