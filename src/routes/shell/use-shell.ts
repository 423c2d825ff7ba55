import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PRODUCT_NAME } from '../../lib/product';
import { selectIsSiteConnected, selectSiteConnectionStatus } from '../../state/connection/selectors';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { navigated } from '../../state/notices/slice';
import { selectPage, selectSiteTitle } from '../../state/page/selectors';
import type { RootState } from '../../state/store';
import { track } from '../../state/tracking/thunks';
import { selectCan, selectCanManageModules } from '../../state/user/selectors';
import { PATHS } from '../paths';
import { useCommerceWelcome } from './use-commerce-welcome';
import { useHostMenu } from './use-host-menu';
import { routeAt, type RouteGroup } from '../table';

/** What stands between the notices and the footer. */
export type ShownScreen = 'connect' | 'route' | 'nothing';

/**
 * First match: the commerce welcome and the account screen come before anything else (SHELL-098); a user who may connect an unconnected site gets the connect screen on every path (SHELL-099);
 * one who may not, and manages nothing, sees the notices alone (SHELL-029).
 */
function selectShownScreen(state: RootState, path: string): ShownScreen {
	if (path === PATHS.wooSetup || path === PATHS.connectUser) {
		return 'route';
	}
	if (selectSiteConnectionStatus(state) !== false) {
		return 'route';
	}
	if (selectCan(state, 'connect')) {
		return 'connect';
	}
	return selectCanManageModules(state) ? 'route' : 'nothing';
}

export interface ShellView {
	shown: ShownScreen;
	/** Null on a path that no screen has, until the redirect. */
	group: RouteGroup | null;
	path: string;
	/** On dashboard and settings screens (SHELL-030), but not while setting up (SHELL-012). */
	hasMasthead: boolean;
	/** What stands on top of the screen. */
	modal: 'disconnect' | 'reconnect' | null;
	closeModal: () => void;
}

export function useShell(): ShellView {
	const { pathname } = useLocation();
	const shown = useAppSelector((state) => selectShownScreen(state, pathname));
	const route = routeAt(pathname);
	useDocumentTitle(route?.title());
	useArrival(pathname);
	useHostMenu(route?.group ?? null);
	useCommerceWelcome();
	const canDisconnect = useAppSelector((state) => selectCan(state, 'disconnect'));
	const navigate = useNavigate();
	return {
		shown,
		group: route?.group ?? null,
		path: pathname,
		hasMasthead: route?.group !== 'none' && !pathname.startsWith(PATHS.setup),
		modal: modalAt(pathname, canDisconnect),
		closeModal: () => void navigate(PATHS.dashboard, { replace: true }),
	};
}

/** SHELL-011, SHELL-022; the disconnect dialog is for those who may disconnect (CONN-035). */
function modalAt(path: string, canDisconnect: boolean): ShellView['modal'] {
	if (path === PATHS.disconnect) {
		return canDisconnect ? 'disconnect' : null;
	}
	return path === PATHS.reconnect ? 'reconnect' : null;
}

const isModalPath = (path: string) => path === PATHS.disconnect || path === PATHS.reconnect;

function useDocumentTitle(screen: string | undefined): void {
	const siteTitle = useAppSelector(selectSiteTitle);
	useEffect(() => {
		if (screen) {
			document.title = [screen, siteTitle, PRODUCT_NAME].filter(Boolean).join(' ‹ ');
		}
	}, [screen, siteTitle]);
}

/** After a navigation the notices of the old screen go, and the focus goes to the heading of the new one. */
function useArrival(path: string): void {
	const dispatch = useAppDispatch();
	const isConnected = useAppSelector(selectIsSiteConnected);
	const { version } = useAppSelector(selectPage);
	useEffect(() => {
		if (isConnected) {
			dispatch(track('jetpack_wpa_page_view', { path, current_version: version }));
		}
	}, [dispatch, isConnected, path, version]);
	const previous = useRef(path);
	useEffect(() => {
		if (previous.current !== path) {
			const before = previous.current;
			previous.current = path;
			dispatch(navigated());
			if (!isModalPath(path) && !isModalPath(before)) {
				focusHeading();
			}
		}
	}, [path, dispatch]);
}

/** The heading may still be on its way with its chunk. */
function focusHeading(attempts = 40): void {
	const heading = document.querySelector<HTMLElement>('[data-screen-heading]');
	if (heading) {
		heading.focus({ preventScroll: true });
	} else if (attempts > 0) {
		setTimeout(() => focusHeading(attempts - 1), 50);
	}
}
