import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { selectConnection, selectIsSiteConnected } from '../../state/connection/slice';
import { useAppSelector } from '../../state/hooks';
import { selectPage, selectSite } from '../../state/page/slice';
import type { RootState } from '../../state/root-state';
import { selectCan, selectCanManageModules } from '../../state/user/slice';
import { selectShownScreen, type ShownScreen } from '../select-screen';
import { type RouteGroup, type RouteName, routeNameAt, routeOf, ROUTES } from '../table';
import { useArrival } from './use-arrival';

export interface ShellView {
	shown: ShownScreen;
	path: string;
	group: RouteGroup | null;
	/** On dashboard, settings and recommendations screens (SHELL-030), but not while setting up (SHELL-012). */
	hasMasthead: boolean;
	hasNavigation: boolean;
	/** Cards for everybody below the screen (SHELL-105). */
	hasExtras: boolean;
	hasFooter: boolean;
	/** The connection is being restored: what shows may not be true for much longer. */
	isUncertain: boolean;
	/** Shown on top of the screen. */
	modal: 'disconnect' | 'reconnect' | null;
	closeModal: () => void;
}

/** Dashboard screens at other paths have none, nor have sites that aren't connected (DASH-026). */
const WITH_EXTRAS: readonly string[] = [
	...['/', paths.dashboard.path, paths.reconnect.path, paths.myPlan.path, paths.plans.path],
];

export function useShell(): ShellView {
	const { pathname } = useLocation();
	const navigate = useNavigate();
	const isLeaving = useCommerceWelcome();
	const shownHere = useAppSelector((state) => selectShownScreen(state, pathname));
	const shown = isLeaving ? 'nothing' : shownHere;
	// A path that isn't for this user leads to the dashboard: its frame shows at once, so that nothing moves.
	const name = shown === null ? 'dashboard' : isRoute(shown) ? shown : routeNameAt(pathname);
	const group = isLeaving ? 'none' : groupOf(name);
	const modal = useModal(pathname);
	const isConnected = useAppSelector(selectIsSiteConnected);
	const isUncertain = useAppSelector((state) => selectConnection(state).isReconnecting);
	useArrival(pathname);
	useHostMenu(group);
	const isBare = group === 'none' || group === 'product';
	return {
		shown,
		path: shown === null ? paths.dashboard.path : pathname,
		group,
		hasMasthead: !isBare && !pathname.startsWith(paths.setup.path),
		hasNavigation: !isBare && (shown === null || isRoute(shown) || (shown === 'coupon' && isConnected)),
		hasExtras: isConnected && group === 'dashboard' && isRoute(shown) && WITH_EXTRAS.includes(pathname),
		hasFooter: group !== 'none',
		isUncertain,
		modal: shown === null || shown === 'safeMode' ? null : modal,
		closeModal: () => void navigate(paths.dashboard.path, { replace: true }),
	};
}

const isRoute = (shown: ShownScreen): shown is RouteName => shown !== null && shown in ROUTES;

const groupOf = (name: RouteName | undefined): RouteGroup | null => (name ? routeOf(name).group : null);

/** Disconnecting is offered only on a connected site; its later steps show on one that no longer is. */
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
	if (path === paths.disconnect.path) {
		return selectCan(state, 'disconnect') ? 'disconnect' : null;
	}
	return path === paths.reconnect.path ? 'reconnect' : null;
}

const selectIsDue = (state: RootState) => state.page.isCommerceWelcomeDue && selectCanManageModules(state);

/**
 * Goes to the commerce welcome once, and remembers where the user was (CONN-075 to CONN-077). Whether it's
 * about to: until then nothing shows, or it would move.
 */
function useCommerceWelcome(): boolean {
	const { pathname, search } = useLocation();
	const navigate = useNavigate();
	const isDue = useAppSelector(selectIsDue) && pathname !== paths.wooSetup.path;
	useEffect(() => {
		if (isDue) {
			void navigate(paths.wooSetup.path, { replace: true, state: { from: pathname + search } });
		}
	}, [isDue, navigate, pathname, search]);
	return isDue;
}

const ENTRIES = '#toplevel_page_jetpack .wp-submenu li';

/**
 * Marks the current entry of the host's menu: settings on settings screens, else the dashboard, and there on
 * provider-hosted sites too (SHELL-064, SHELL-106). A host may lack the menu, or parts of it.
 */
function useHostMenu(group: RouteGroup | null): void {
	const { isWoASite } = useAppSelector(selectSite);
	const { dashboardPage } = useAppSelector(selectPage);
	const isSettings = group === 'settings' && !isWoASite;
	const url = dashboardPage + (isSettings ? paths.settings : paths.dashboard).href();
	useEffect(() => {
		const entries = [...document.querySelectorAll(ENTRIES)];
		const leadingTo = (end: string) =>
			entries.find((entry) => entry.querySelector('a')?.getAttribute('href')?.endsWith(end));
		const target = leadingTo(url) ?? (isSettings ? undefined : leadingTo(dashboardPage));
		if (!target) {
			return;
		}
		for (const entry of entries) {
			const isCurrent = entry === target;
			entry.classList.toggle('current', isCurrent);
			const link = entry.querySelector('a');
			link?.classList.toggle('current', isCurrent);
			if (isCurrent) {
				link?.setAttribute('aria-current', 'page');
			} else {
				link?.removeAttribute('aria-current');
			}
		}
	}, [url, dashboardPage, isSettings]);
}
