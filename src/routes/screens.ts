import { createContext, use } from 'react';
import type { LazyScreen } from './lazy-screen';
import type { RouteName } from './table';

/** The screens of this page by route, and those that take the place of any (SHELL-098, SHELL-099, SHELL-109). */
export type Screens = Record<RouteName | 'connect' | 'coupon' | 'safeMode', LazyScreen>;

export const ScreensContext = createContext<Screens | null>(null);

export function useScreens(): Screens {
	const screens = use(ScreensContext);
	if (!screens) {
		throw new Error('Screens are used outside the router');
	}
	return screens;
}
