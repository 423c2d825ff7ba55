import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { LazySlice } from '../state/store';
import type { ScreenModule } from './table';

const RELOADED_KEY = 'siteDashboardReloadedFor';

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
	Component: LazyExoticComponent<ComponentType>;
	/** Fetches the chunk ahead, as when a link is pointed at. */
	preload: () => void;
}

/**
 * A screen that is fetched when it is first shown. A chunk that is gone (the plugin was updated while the page
 * was open) reloads the page once; if it is still gone then, the error goes to the route's error boundary.
 */
export function lazyScreen(
	load: () => Promise<ScreenModule>,
	inject: (slices: readonly LazySlice[]) => void,
): LazyScreen {
	let started: Promise<{ default: ComponentType }> | null = null;
	const start = () => {
		started ??= load()
			.then(({ Screen, slices }) => {
				inject(slices ?? []);
				reloadMark.clear();
				return { default: Screen };
			})
			.catch((error: unknown) => {
				started = null;
				return reloadOnce(error);
			});
		return started;
	};
	return { Component: lazy(start), preload: () => void start().catch(() => {}) };
}

function reloadOnce(error: unknown): Promise<never> {
	if (!reloadMark.set()) {
		throw error;
	}
	window.location.reload();
	return new Promise(() => {});
}
