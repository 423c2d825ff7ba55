import { act, renderHook } from '@testing-library/react';
import { usePoll } from './hooks';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const pass = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));

function show(state: 'visible' | 'hidden'): void {
	jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
	document.dispatchEvent(new Event('visibilitychange'));
}

describe('usePoll', () => {
	it('polls soon at first, then less often, but at least once a minute', () => {
		const times = [Date.now()];
		const ask = () => void times.push(Date.now());
		renderHook(() => usePoll(ask, true));
		pass(300_000);
		const waits = times.slice(1).map((time, index) => Math.round((time - times[index]!) / 100) / 10);
		expect(waits).toEqual([5, 7.5, 11.3, 16.9, 25.3, 38, 57, 60, 60]);
	});

	it('pauses while the page is in the background', () => {
		const ask = jest.fn();
		renderHook(() => usePoll(ask, true));
		pass(4999);
		show('hidden');
		pass(600_000);
		expect(ask).not.toHaveBeenCalled();
		show('visible');
		pass(4999);
		expect(ask).not.toHaveBeenCalled();
		pass(1);
		expect(ask).toHaveBeenCalledTimes(1);
	});

	it('doesn’t start while the page is in the background', () => {
		show('hidden');
		const ask = jest.fn();
		renderHook(() => usePoll(ask, true));
		pass(600_000);
		expect(ask).not.toHaveBeenCalled();
	});

	it('polls only while wanted, and stops on unmount', () => {
		const ask = jest.fn();
		const { rerender, unmount } = renderHook(({ isWanted }) => usePoll(ask, isWanted), {
			initialProps: { isWanted: false },
		});
		pass(600_000);
		expect(ask).not.toHaveBeenCalled();
		rerender({ isWanted: true });
		pass(5000);
		expect(ask).toHaveBeenCalledTimes(1);
		rerender({ isWanted: false });
		pass(600_000);
		show('visible');
		pass(600_000);
		expect(ask).toHaveBeenCalledTimes(1);
		rerender({ isWanted: true });
		unmount();
		show('visible');
		pass(600_000);
		expect(ask).toHaveBeenCalledTimes(1);
	});
});
