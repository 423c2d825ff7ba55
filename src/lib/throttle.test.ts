import { throttle } from './throttle';

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

	it('drops the pending call when canceled', () => {
		const callback = jest.fn();
		const { run, cancel } = throttle(callback, 400);
		run();
		run();
		cancel();
		jest.advanceTimersByTime(2000);
		expect(callback).toHaveBeenCalledTimes(1);
	});

	it('runs immediately again after a cancel', () => {
		const callback = jest.fn();
		const { run, cancel } = throttle(callback, 400);
		run();
		run();
		cancel();
		run();
		expect(callback).toHaveBeenCalledTimes(2);
		jest.advanceTimersByTime(2000);
		expect(callback).toHaveBeenCalledTimes(2);
	});
});
