import { act, render, screen, renderHook } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { ErrorBoundary } from '../components/ui/error-boundary';
import { lazyScreen, useLazyScreen, type LazyScreen } from './screens';
import type { ScreenModule } from './table';
import { createHashHistory } from './hash-history';
import { useArrived } from './use-arrived';

const HERE: ScreenModule = { Screen: () => <p>Here</p> };
const gone = () => Promise.reject<ScreenModule>(new Error('Loading chunk failed'));

function Shown({ screen: lazy }: { screen: LazyScreen }) {
	const loaded = useLazyScreen(lazy);
	return loaded ? <loaded.Screen /> : <p>Waiting</p>;
}

/** Shows it as a page does that was just loaded, from a host that is there, or not. */
function openPage(name: string, load: () => Promise<ScreenModule>, isHostThere = true) {
	const reload = jest.fn();
	const lazy = lazyScreen(name, load, async (mayReload) => isHostThere && mayReload() && (reload(), true));
	const page = render(
		<ErrorBoundary fallback={(retry) => <button onClick={retry}>Failed</button>}>
			<Shown screen={lazy} />
		</ErrorBoundary>,
	);
	return { ...page, lazy, reload };
}

/** Until everything requested has come and is rendered. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 10)));

beforeEach(() => sessionStorage.clear());

describe('lazy screen', () => {
	it('renders once loaded', async () => {
		// No later test uses this name: its screen counts as arrived a second later, in the middle of one.
		openPage('shown', async () => HERE);
		expect(screen.getByText('Waiting')).toBeInTheDocument();
		expect(await screen.findByText('Here')).toBeInTheDocument();
	});

	it('renders even if it loads between rendering and effects', async () => {
		let here: ScreenModule | null = null;
		const lazy: LazyScreen = {
			loaded: () => here,
			load: () => Promise.resolve(),
			reload: jest.fn(),
		};
		function Arrives() {
			useLayoutEffect(() => void (here = HERE), []);
			return null;
		}
		render(
			<>
				<Arrives />
				<Shown screen={lazy} />
			</>,
		);
		expect(screen.getByText('Waiting')).toBeInTheDocument();
		expect(await screen.findByText('Here')).toBeInTheDocument();
	});
});

describe('screen whose chunk is gone', () => {
	beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));
	afterEach(() => void jest.useRealTimers());

	it('reloads the page once, then shows an error', async () => {
		const first = openPage('a', gone);
		await settle();
		expect(first.reload).toHaveBeenCalledTimes(1);
		expect(screen.getByText('Waiting')).toBeInTheDocument();
		first.unmount();
		const second = openPage('a', gone);
		expect(await screen.findByText('Failed')).toBeInTheDocument();
		expect(second.reload).not.toHaveBeenCalled();
	});

	it('may reload the page again after it has loaded, but not after another screen has', async () => {
		jest.useFakeTimers({ doNotFake: ['performance'] });
		const reloadsFor = async (name: string, load: () => Promise<ScreenModule>) => {
			const page = openPage(name, load);
			await act(() => jest.advanceTimersByTimeAsync(2000));
			page.unmount();
			return page.reload.mock.calls.length;
		};
		expect(await reloadsFor('a', gone)).toBe(1);
		expect(await reloadsFor('b', async () => HERE)).toBe(0);
		expect(await reloadsFor('a', gone)).toBe(0);
		expect(await reloadsFor('a', async () => HERE)).toBe(0);
		expect(await reloadsFor('a', gone)).toBe(1);
	});

	it('keeps the page while the host is unreachable, and renders on retry', async () => {
		let isBack = false;
		const page = openPage('a', () => (isBack ? Promise.resolve(HERE) : gone()), false);
		const retry = await screen.findByText('Failed');
		expect(page.reload).not.toHaveBeenCalled();
		isBack = true;
		act(() => retry.click());
		expect(await screen.findByText('Here')).toBeInTheDocument();
	});

	it('keeps the page when it was only prefetched, or the user has left', async () => {
		const page = openPage('a', gone);
		page.unmount();
		await page.lazy.load().catch(() => {});
		await settle();
		expect(page.reload).not.toHaveBeenCalled();
	});

	it('keeps the page if the browser blocks storage, to avoid a reload loop', async () => {
		for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
			jest.spyOn(Storage.prototype, name).mockImplementation(() => {
				throw new DOMException('Forbidden', 'SecurityError');
			});
		}
		const page = openPage('a', gone);
		expect(await screen.findByText('Failed')).toBeInTheDocument();
		expect(page.reload).not.toHaveBeenCalled();
	});
});

describe('displayed location', () => {
	/** A screen whose chunk comes, or doesn't, when the test says so. */
	function slowScreen() {
		let isHere = false;
		let [resolve, reject] = [() => {}, () => {}];
		const load = new Promise<void>((done, failed) => {
			[resolve, reject] = [done, () => failed(new Error('gone'))];
		});
		const screen: Pick<LazyScreen, 'loaded' | 'load'> = {
			loaded: () => (isHere ? { Screen: () => null } : null),
			load: () => load,
		};
		const come = () =>
			act(async () => {
				isHere = true;
				resolve();
			});
		return { screen, come, fail: () => act(async () => reject()) };
	}

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
