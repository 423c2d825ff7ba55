import { isPageThere } from './page';

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
		asked.mockImplementation(
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
