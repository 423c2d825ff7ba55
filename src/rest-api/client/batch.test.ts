import { Batch, type HostResponse } from './batch';
import { ApiError } from './errors';

const answerOf = (path: string) => ({ status: 200, body: path });

/** A batch whose host answers each request when the test says so. */
function open() {
	const requests: Array<{ paths: string[]; signal: AbortSignal; answer: (body: unknown) => void }> = [];
	const alone: string[] = [];
	const failures: Array<(error: unknown) => void> = [];
	const onLost = jest.fn();
	const batch = new Batch(
		(paths, signal) =>
			new Promise((resolve, reject) => {
				requests.push({ paths, signal, answer: resolve });
				failures.push(reject);
			}),
		onLost,
	);
	const get = (path: string, signal = new AbortController().signal) => {
		const call = batch.get({
			path,
			name: `GET ${path}`,
			signal,
			alone: () => {
				alone.push(path);
				return Promise.resolve<HostResponse>({ status: 200, isRedirected: false, text: path });
			},
		});
		// A call that rejects before a test looks at it is no fault.
		call.catch(() => {});
		return call;
	};
	return { batch, requests, alone, failures, onLost, get };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const begin = () => jest.advanceTimersByTimeAsync(0);

describe('concurrent GETs', () => {
	it('are dealt round-robin to three requests, in page order', async () => {
		const { get, requests, alone } = open();
		['a', 'b', 'c', 'd', 'e', 'f', 'g'].forEach((path) => void get(path));
		await begin();
		expect(requests.map(({ paths }) => paths.join(''))).toEqual(['adg', 'be', 'cf']);
		expect(alone).toEqual([]);
	});

	it.each([
		[2, [2]],
		[3, [3]],
		[4, [4]],
		[5, [3, 2]],
		[33, [9, 8, 8, 8]],
	])('make few requests, none of them for a single GET: %d', async (count, sizes) => {
		const { get, requests } = open();
		Array.from({ length: count }, (_, at) => void get(`a${at}`));
		await begin();
		expect(requests.map(({ paths }) => paths.length)).toEqual(sizes);
	});

	it('are batched across all tasks of a frame', async () => {
		const { get, requests } = open();
		setTimeout(() => void get('a'), 0);
		setTimeout(() => void get('b'), 0);
		await jest.advanceTimersByTimeAsync(5);
		expect(requests.map(({ paths }) => paths)).toEqual([['a', 'b']]);
	});

	it('share fewer requests while others are pending', async () => {
		const { get, requests } = open();
		['a', 'b', 'c', 'd', 'e'].forEach((path) => void get(path));
		await begin();
		['f', 'g', 'h', 'i', 'j'].forEach((path) => void get(path));
		await begin();
		expect(requests.map(({ paths }) => paths.join(''))).toEqual(['ace', 'bd', 'fghij']);
	});

	it('each get their own response, refused or not', async () => {
		const { get, requests } = open();
		const [fine, refused] = [get('a'), get('b?range=day')];
		await begin();
		requests[0]?.answer([answerOf('a'), { status: 403, body: { code: 'no' } }]);
		expect(await fine).toMatchObject({ status: 200, body: { value: 'a' } });
		expect(await refused).toMatchObject({ status: 403, body: { value: { code: 'no' } } });
	});
});

describe('single GET', () => {
	it('isn’t batched when it starts alone', async () => {
		const { get, requests, alone } = open();
		const call = get('a');
		await begin();
		expect(await call).toMatchObject({ text: 'a' });
		expect(alone).toEqual(['a']);
		expect(requests).toEqual([]);
	});

	it.each(['', '../wp/v2/users', 'module/a%2Fb', "a?b='"])(
		'isn’t batched when its path isn’t allowed in batches: “%s”',
		async (path) => {
			const { get, requests, alone } = open();
			void get(path);
			void get('b');
			void get('c');
			await begin();
			expect(alone).toEqual([path]);
			expect(requests.map(({ paths }) => paths)).toEqual([['b', 'c']]);
		},
	);

	it('is made alone when the batch has no response for it', async () => {
		const { get, requests, alone, onLost } = open();
		const calls = ['a', 'b', 'c'].map((path) => get(path));
		await begin();
		requests[0]?.answer([answerOf('a'), null]);
		expect(await Promise.all(calls)).toMatchObject([{ body: { value: 'a' } }, { text: 'b' }, { text: 'c' }]);
		expect(alone).toEqual(['b', 'c']);
		expect(onLost).not.toHaveBeenCalled();
	});
});

describe('aborted GET', () => {
	it('isn’t sent when aborted before the request', async () => {
		const { get, requests } = open();
		const left = new AbortController();
		['a', 'b'].forEach((path) => void get(path));
		void get('c', left.signal);
		left.abort();
		await begin();
		expect(requests.map(({ paths }) => paths)).toEqual([['a', 'b']]);
	});

	it('rejects without affecting the other calls in its batch', async () => {
		const { get, requests, alone } = open();
		const left = new AbortController();
		const [dropped, other] = [get('a', left.signal), get('b')];
		await begin();
		left.abort();
		expect(requests[0]?.signal.aborted).toBe(false);
		requests[0]?.answer([null, answerOf('b')]);
		await expect(dropped).rejects.toMatchObject({ kind: 'aborted', call: 'GET a' });
		expect(await other).toMatchObject({ body: { value: 'b' } });
		expect(alone).toEqual([]);
	});

	it('aborts the request along with the last of its calls', async () => {
		const { get, requests } = open();
		const left = new AbortController();
		['a', 'b'].forEach((path) => void get(path, left.signal));
		await begin();
		left.abort();
		expect(requests[0]?.signal.aborted).toBe(true);
	});
});

describe('failed batch', () => {
	it.each([null, undefined, 'text', { code: 'rest_no_route' }])(
		'falls back to single calls and is the last one: %j',
		async (body) => {
			const { get, requests, alone, onLost } = open();
			const calls = ['a', 'b', 'c', 'd'].map((path) => get(path));
			await begin();
			requests.forEach(({ answer }) => answer(body));
			expect(await Promise.all(calls)).toMatchObject(['a', 'b', 'c', 'd'].map((text) => ({ text })));
			expect(onLost).toHaveBeenCalledTimes(1);
			await Promise.all([get('e'), get('f')]);
			expect(alone).toHaveLength(6);
			expect(requests).toHaveLength(1);
		},
	);

	it.each(['network', 'timeout', 'signed-out'] as const)(
		'rejects each of its calls with the network or login failure: %s',
		async (kind) => {
			const { get, failures, alone, onLost } = open();
			const calls = ['a', 'b'].map((path) => get(path));
			await begin();
			failures[0]?.(new ApiError({ kind, call: 'GET batch' }));
			await expect(calls[0]).rejects.toMatchObject({ kind, call: 'GET a' });
			await expect(calls[0]).rejects.toThrow('GET a');
			await expect(calls[1]).rejects.toMatchObject({ kind, call: 'GET b' });
			expect(alone).toEqual([]);
			expect(onLost).not.toHaveBeenCalled();
		},
	);
});
