import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { selectConnection, selectIsSiteConnected } from '../../state/connection/selectors';
import { useAppSelector } from '../../state/hooks';
import type { RootState } from '../../state/store';
import { selectCan } from '../../state/user/selectors';
import { PATHS } from '../paths';
import { selectShownScreen, type ShownScreen } from '../select-screen';
import { routeNameAt, routeOf, ROUTES, type RouteGroup, type RouteName } from '../table';
import { useArrival } from './use-arrival';
import { useCommerceWelcome } from './use-commerce-welcome';
import { useHostMenu } from './use-host-menu';

export interface ShellView {
	shown: ShownScreen;
	path: string;
	/** Null on a path that no screen has, until the redirect. */
	group: RouteGroup | null;
	/** On dashboard, settings and recommendations screens (SHELL-030), but not while setting up (SHELL-012). */
	hasMasthead: boolean;
	hasNavigation: boolean;
	/** Cards for everybody below the screen (SHELL-105). */
	hasExtras: boolean;
	hasFooter: boolean;
	/** The connection is being restored: what shows may not be true for much longer. */
	isUncertain: boolean;
	/** What stands on top of the screen. */
	modal: 'disconnect' | 'reconnect' | null;
	closeModal: () => void;
}

/** They show dashboard screens, but are no routes of the dashboard group (DASH-026). */
const WITHOUT_EXTRAS: readonly string[] = [PATHS.disconnect, PATHS.setup, PATHS.plansPrompt];

export function useShell(): ShellView {
	const { pathname } = useLocation();
	const navigate = useNavigate();
	const shown = useAppSelector((state) => selectShownScreen(state, pathname));
	const group = groupOf(isRoute(shown) ? shown : routeNameAt(pathname));
	const modal = useModal(pathname);
	const isUncertain = useAppSelector((state) => selectConnection(state).isReconnecting);
	useArrival(pathname);
	useHostMenu(group);
	useCommerceWelcome();
	const isBare = group === 'none' || group === 'product';
	return {
		shown,
		path: pathname,
		group,
		hasMasthead: !isBare && !pathname.startsWith(PATHS.setup),
		hasNavigation: !isBare && isRoute(shown),
		hasExtras: group === 'dashboard' && isRoute(shown) && !WITHOUT_EXTRAS.includes(pathname),
		hasFooter: group !== 'none',
		isUncertain,
		modal: shown === null || shown === 'safeMode' ? null : modal,
		closeModal: () => void navigate(PATHS.dashboard, { replace: true }),
	};
}

const isRoute = (shown: ShownScreen): shown is RouteName => shown !== null && shown in ROUTES;

const groupOf = (name: RouteName | undefined): RouteGroup | null => (name ? routeOf(name).group : null);

/** The question whether to disconnect is asked on a connected site alone; the steps after it stand on one that no longer is. */
function useModal(path: string): ShellView['modal'] {
	const asked = useAppSelector((state) => selectModal(state, path));
	const isConnected = useAppSelector(selectIsSiteConnected);
	const [open, setOpen] = useState<ShellView['modal']>(null);
	const modal = asked === 'disconnect' && !isConnected && open !== 'disconnect' ? null : asked;
	if (modal !== open) {
		setOpen(modal);
	}
	return modal;
}

/** SHELL-011, SHELL-022; the disconnect dialog is for those who may disconnect (CONN-035). */
function selectModal(state: RootState, path: string): ShellView['modal'] {
	if (path === PATHS.disconnect) {
		return selectCan(state, 'disconnect') ? 'disconnect' : null;
	}
	return path === PATHS.reconnect ? 'reconnect' : null;
}
