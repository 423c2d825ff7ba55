import { useEffect, useReducer, useState } from 'react';
import type { LazySlice } from '../state/store';
import type { ScreenModule } from './table';

const RELOADED_KEY = 'siteDashboardReloadedFor';
/** Milliseconds after which a screen counts as arrived: opening the storage takes time that its first painting needs. */
const CLEAR_AFTER = 1000;

/** Remembers that the page was reloaded for a chunk. Without storage it is not reloaded at all: it could never stop. */
const reloadMark = {
	clear() {
		try {
			sessionStorage.removeItem(RELOADED_KEY);
		} catch {
			// A browser that keeps nothing has nothing to clear.
		}
	},
	/** False when it was set already, or cannot be. */
	set(): boolean {
		try {
			const isFirst = !sessionStorage.getItem(RELOADED_KEY);
			sessionStorage.setItem(RELOADED_KEY, '1');
			return isFirst;
		} catch {
			return false;
		}
	},
};

export interface LazyScreen {
	/** The screen, once its chunk is here. */
	loaded: () => ScreenModule | null;
	/** Fetches the chunk; also ahead, as when a link is pointed at. */
	load: () => Promise<void>;
}

/**
 * A screen that is fetched when it is first shown. A chunk that is gone (the plugin was updated while the page
 * was open) reloads the page once; if it is still gone then, the load fails.
 */
export function lazyScreen(
	load: () => Promise<ScreenModule>,
	inject: (slices: readonly LazySlice[]) => void,
): LazyScreen {
	let loaded: ScreenModule | null = null;
	let started: Promise<void> | null = null;
	const start = () =>
		load()
			.then((module) => {
				inject(module.slices ?? []);
				setTimeout(reloadMark.clear, CLEAR_AFTER);
				loaded = module;
			})
			.catch((error: unknown) => {
				started = null;
				return reloadOnce(error);
			});
	return { loaded: () => loaded, load: () => (started ??= start()) };
}

/**
 * The screen to be shown, null while its chunk is on its way; a chunk that does not come throws to the route's error
 * boundary. Not React's `lazy`: after a placeholder that holds a screen back for 300 ms.
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
		screen.load().then(
			() => isLeft || drawAgain(),
			(error: unknown) => isLeft || setFailed({ screen, error }),
		);
		return () => {
			isLeft = true;
		};
	}, [screen, module]);
	if (failed && failed.screen === screen) {
		throw failed.error;
	}
	return module;
}

function reloadOnce(error: unknown): Promise<never> {
	if (!reloadMark.set()) {
		throw error;
	}
	window.location.reload();
	return new Promise(() => {});
}
