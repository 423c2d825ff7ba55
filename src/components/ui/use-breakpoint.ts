import { useSyncExternalStore } from 'react';
import { isWithinBreakpoint, type Breakpoint } from '../../lib/breakpoints';

/** Follows the window's size (UI-017). */
export function useBreakpoint(breakpoint: Breakpoint): boolean {
	return useSyncExternalStore(onResize, () => isWithinBreakpoint(breakpoint) ?? false);
}

function onResize(listener: () => void): () => void {
	window.addEventListener('resize', listener);
	return () => window.removeEventListener('resize', listener);
}
