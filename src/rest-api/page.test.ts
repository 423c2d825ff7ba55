import { isPageThere } from './page';

describe('the page that is open', () => {
	it.each([
		[200, true],
		[404, false],
		[503, false],
	])('is asked for alone, and with the answer %d there: %s', async (status, isThere) => {
		const asked = jest.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status }));
		expect(await isPageThere()).toBe(isThere);
		expect(asked.mock.calls[0]?.[1]).toMatchObject({ method: 'HEAD' });
	});

	it('is not there when nobody answers, or not in time', async () => {
		const over = AbortSignal.abort(new DOMException('over', 'TimeoutError'));
		const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(over);
		jest.spyOn(window, 'fetch').mockImplementation(
			(_url, { signal } = {}) =>
				new Promise((_resolve, reject) => {
					if (signal?.aborted) {
						reject(new DOMException('over', 'TimeoutError'));
					}
				}),
		);
		expect(await isPageThere()).toBe(false);
		expect(timeout).toHaveBeenCalledWith(10_000);
	});
});
