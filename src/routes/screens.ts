import { createContext, use } from 'react';
import { retryable, useChunk, type Chunk } from '../components/ui/lazy';
import { readJson, remove, writeJson } from '../lib/storage';
import type { RouteName, ScreenModule } from './table';

export type LazyScreen = Chunk<ScreenModule>;

/** The page's screens by route, and those that replace any other (SHELL-098, SHELL-099, SHELL-109). */
export type Screens = Record<RouteName | 'connect' | 'coupon' | 'safeMode', LazyScreen>;

export const ScreensContext = createContext<Screens | null>(null);

export function useScreens(): Screens {
	const screens = use(ScreensContext);
	if (!screens) {
		throw new Error('Screens are used outside the router');
	}
	return screens;
}

/** Milliseconds after which a screen counts as arrived: storage access takes time its first paint needs. */
const CLEAR_AFTER = 1000;

/** Remembers that the page was reloaded for a screen, until that screen comes. */
const reloadedKey = (name: string) => `siteDashboardReloadedFor${name}`;

/** Reloads the page if the host is there and `mayReload` agrees. Resolves to whether the page goes. */
type Reload = (mayReload: () => boolean) => Promise<boolean>;

/**
 * A screen that loads when it's first shown. If its chunk is gone (the plugin was updated meanwhile), the
 * page reloads, but only once, and not without storage: it could loop.
 */
export function lazyScreen(name: string, load: () => Promise<ScreenModule>, reload: Reload): LazyScreen {
	const key = reloadedKey(name);
	const isFirst = () => readJson('session', key) === null && writeJson('session', key, 1);
	return {
		...retryable(async () => {
			const module = await load();
			setTimeout(() => remove('session', key), CLEAR_AFTER);
			return module;
		}),
		reload: (isWanted) => reload(() => isWanted() && isFirst()),
	};
}

/** The screen, null until its chunk is here. One that doesn't come throws to the route's error boundary. */
export function useLazyScreen(screen: LazyScreen | null): ScreenModule | null {
	const { code, failure } = useChunk(screen);
	if (failure) {
		throw failure.error;
	}
	return code;
}
