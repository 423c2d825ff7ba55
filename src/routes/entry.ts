import { parsePath, useLocation } from 'react-router-dom';
import type { Bootstrap } from '../bootstrap/bootstrap';
import { paths } from '../lib/paths';
import type { ModuleMap } from '../rest-api/modules';
import type { Browser } from '../state/app-thunk';
import { useAppSelector } from '../state/hooks';
import { selectPage } from '../state/page/slice';
import { isHostAnchor } from './hash-history';
import { routeNameAt } from './table';

const START = /^#\/[\w/-]*$/;

/** Kept with the dashboard's location, when it's shown in place of a screen that doesn't exist. */
export interface MissingScreen {
	/** Path and query of that screen. */
	missing: string;
}

/** A screen that the user asked for and only the host's own page may have, such as `/newsletter`; or null. */
export function useMissingScreen(): string | null {
	const { hostPage } = useAppSelector(selectPage);
	const state = useLocation().state as Partial<MissingScreen> | null;
	return hostPage && typeof state?.missing === 'string' ? state.missing : null;
}

/** Screens of the host's own page that are cards here: whose they are, and where. */
const CARDS: Readonly<Record<string, readonly [module: string, path: string]>> = {
	'/earn': ['wordads', paths.traffic.to({ at: 'ads' })],
	'/podcast': ['podcast', paths.writing.to({ at: 'podcast' })],
	'/reader': ['wpcom-reader', paths.traffic.to({ at: 'reader' })],
};

/** The card that such a path leads to, if the host has it. */
export function cardPath(path: string, modules: ModuleMap): string | undefined {
	const [module = '', to] = CARDS[path] ?? [];
	return module in modules ? to : undefined;
}

/**
 * Starts at the screen in the page's URL, or else at `start`. False if it's one that only the host's own page
 * has and the host led here from that page: then the browser goes back there.
 */
export function enter(
	{
		isRedirected,
		hostPage,
		adminUrl,
		settings,
		getModules,
	}: Pick<Bootstrap, 'isRedirected' | 'hostPage' | 'adminUrl' | 'settings' | 'getModules'>,
	start: string,
	browser: Browser,
): boolean {
	const { hash } = window.location;
	if (!hash && START.test(start)) {
		window.history.replaceState(window.history.state, '', start);
	}
	const { pathname = '' } = parsePath(hash.slice(1));
	const path = `/${pathname.replace(/^\//, '')}`;
	const isOurs =
		isHostAnchor(pathname) ||
		routeNameAt(path, settings) !== undefined ||
		cardPath(path, getModules) !== undefined;
	if (isOurs || !isRedirected || !hostPage) {
		return true;
	}
	browser.leave(adminUrl + hostPage + hash, { replaces: true });
	return false;
}
