import { act, renderHook } from '@testing-library/react';
import { createHashHistory } from './hash-history';
import type { LazyScreen } from './screens';
import { useArrived } from './use-arrived';

/** A screen whose chunk comes, or does not, when the test says so. */
function slowScreen() {
	let isHere = false;
	let settle = { come: () => {}, fail: () => {} };
	const load = new Promise<void>((resolve, reject) => {
		settle = {
			come: () => {
				isHere = true;
				resolve();
			},
			fail: () => reject(new Error('gone')),
		};
	});
	const screen: Pick<LazyScreen, 'loaded' | 'load'> = {
		loaded: () => (isHere ? { Screen: () => null } : null),
		load: () => load,
	};
	return { screen, come: () => act(async () => settle.come()), fail: () => act(async () => settle.fail()) };
}

describe('displayed location', () => {
	const screens = { '/one': slowScreen(), '/two': slowScreen() };
	let history = createHashHistory();

	beforeEach(() => {
		jest.useFakeTimers();
		Object.assign(screens, { '/one': slowScreen(), '/two': slowScreen() });
		window.location.hash = '/';
		history.stop();
		history = createHashHistory();
	});
	afterEach(() => {
		history.stop();
		jest.useRealTimers();
	});

	function arrive() {
		const at = (path: string) => (path in screens ? screens[path as keyof typeof screens].screen : null);
		const { result, unmount } = renderHook(() => useArrived(history, at));
		const go = (path: string) => act(() => history.navigator.push(path));
		return { shown: () => result.current.location.pathname, go, unmount };
	}

	it('changes once its screen’s chunk loads, or immediately if already loaded', async () => {
		const { shown, go } = arrive();
		go('/one');
		expect(shown()).toBe('/');
		await screens['/one'].come();
		expect(shown()).toBe('/one');
		go('/none');
		go('/one');
		expect(shown()).toBe('/one');
	});

	it('waits for a slow chunk for 300 ms at most', () => {
		const { shown, go } = arrive();
		go('/one');
		act(() => jest.advanceTimersByTime(299));
		expect(shown()).toBe('/');
		act(() => jest.advanceTimersByTime(1));
		expect(shown()).toBe('/one');
	});

	it('changes even if the chunk fails to load', async () => {
		const { shown, go } = arrive();
		go('/one');
		await screens['/one'].fail();
		expect(shown()).toBe('/one');
	});

	it('is the newest one, whichever chunk loads first', async () => {
		const { shown, go, unmount } = arrive();
		go('/one');
		go('/two');
		await screens['/one'].come();
		expect(shown()).toBe('/');
		await screens['/two'].come();
		expect(shown()).toBe('/two');
		go('/');
		expect(shown()).toBe('/');
		unmount();
		act(() => jest.advanceTimersByTime(1000));
	});
});
