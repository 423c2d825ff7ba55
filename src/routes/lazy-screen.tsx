import { useEffect, useReducer, useState } from 'react';
import type { LazySlice } from '../state/store';
import type { ScreenModule } from './table';

const RELOADED_KEY = 'siteDashboardReloadedFor';
/** Milliseconds after which a screen counts as arrived: opening the storage takes time that its first painting needs. */
const CLEAR_AFTER = 1000;

/**
 * Remembers that the page was reloaded for a screen, until that screen comes. Without storage it is not reloaded at all: it
 * could never stop.
 */
const reloadMark = {
	clear(name: string) {
		try {
			sessionStorage.removeItem(RELOADED_KEY + name);
		} catch {
			// A browser that keeps nothing has nothing to clear.
		}
	},
	/** False when it was set already, or cannot be. */
	set(name: string): boolean {
		try {
			const isFirst = !sessionStorage.getItem(RELOADED_KEY + name);
			sessionStorage.setItem(RELOADED_KEY + name, '1');
			return isFirst;
		} catch {
			return false;
		}
	},
};

interface Page {
	/** Adds slices that come with a chunk. */
	inject: (slices: readonly LazySlice[]) => void;
	/** Loads the page anew if it is there, and `mayReload` agrees; whether it goes. */
	reload: (mayReload: () => boolean) => Promise<boolean>;
}

export interface LazyScreen {
	name: string;
	/** The screen, once its chunk is here. */
	loaded: () => ScreenModule | null;
	/** Fetches the chunk; also ahead, as when a link is pointed at. What failed is fetched anew by the next call. */
	load: () => Promise<void>;
	reload: Page['reload'];
}

/** A screen that is fetched when it is first shown. */
export function lazyScreen(
	name: string,
	load: () => Promise<ScreenModule>,
	{ inject, reload }: Page,
): LazyScreen {
	let loaded: ScreenModule | null = null;
	let started: Promise<void> | null = null;
	const start = () =>
		load().then(
			(module) => {
				inject(module.slices ?? []);
				setTimeout(() => reloadMark.clear(name), CLEAR_AFTER);
				loaded = module;
			},
			(error: unknown) => {
				started = null;
				throw error;
			},
		);
	return { name, loaded: () => loaded, load: () => (started ??= start()), reload };
}

/**
 * The screen to be shown, null while its chunk is on its way. A chunk that is gone (the plugin was updated while the page
 * was open) reloads the page once; what still does not come throws to the route's error boundary. Not React's `lazy`: after
 * a placeholder that holds a screen back for 300 ms.
 */
export function useLazyScreen(screen: LazyScreen | null): ScreenModule | null {
	const [, drawAgain] = useReducer((count: number) => count + 1, 0);
	const [failed, setFailed] = useState<{ screen: LazyScreen; error: unknown } | null>(null);
	const module = screen?.loaded() ?? null;
	useEffect(() => {
		// Not whether it is here by now: it may have come between the drawing and this.
		if (!screen || module) {
			return undefined;
		}
		let isLeft = false;
		const fail = async (error: unknown) => {
			const isGoing = await screen.reload(() => !isLeft && reloadMark.set(screen.name));
			if (!isLeft && !isGoing) {
				setFailed({ screen, error });
			}
		};
		screen.load().then(() => isLeft || drawAgain(), fail);
		return () => {
			isLeft = true;
		};
	}, [screen, module]);
	if (failed && failed.screen === screen) {
		throw failed.error;
	}
	return module;
}
