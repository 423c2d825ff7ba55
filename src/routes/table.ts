import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import { selectHasConnectedOwner } from '../state/connection/selectors';
import type { LazySlice, RootState } from '../state/store';
import { selectCanManageModules } from '../state/user/selectors';
import { PATHS } from './paths';

/** What the chunk of a screen exports. */
export interface ScreenModule {
	Screen: ComponentType;
	/** Slices that come with it. */
	slices?: readonly LazySlice[];
}

/** Which frame a screen stands in (SHELL-030, SHELL-076; groups of the routes). */
export type RouteGroup = 'dashboard' | 'settings' | 'none';

export interface AppRoute {
	/** Every path that shows it; the first one is its own. */
	paths: readonly string[];
	group: RouteGroup;
	/** Its name in the document title. */
	title: () => string;
	/** Who may see it; others are sent to the dashboard. */
	allow?: (state: RootState) => boolean;
	load: () => Promise<ScreenModule>;
}

/** Every screen of the app, each a chunk of its own. A path that is not here leads to the dashboard (SHELL-009). */
export const ROUTES = {
	dashboard: {
		// The last three show it beneath a modal, or after the site was set up (SHELL-100).
		paths: [PATHS.dashboard, '/', PATHS.reconnect, PATHS.disconnect, PATHS.setup],
		group: 'dashboard',
		title: () => __('At A Glance', 'site-dashboard'),
		load: () => import(/* webpackChunkName: "route-dashboard" */ './dashboard/screen'),
	},
	connectUser: {
		paths: [PATHS.connectUser],
		group: 'none',
		title: () => __('Connect your account', 'site-dashboard'),
		// SHELL-023, SHELL-024.
		allow: (state) => selectCanManageModules(state) || selectHasConnectedOwner(state),
		load: () => import(/* webpackChunkName: "route-connect-user" */ './connect-user/screen'),
	},
	wooSetup: {
		paths: [PATHS.wooSetup],
		group: 'none',
		title: () => __('Welcome', 'site-dashboard'),
		load: () => import(/* webpackChunkName: "route-woo-setup" */ './woo-setup/screen'),
	},
	privacy: {
		paths: [PATHS.privacy],
		group: 'settings',
		title: () => __('Privacy settings', 'site-dashboard'),
		allow: selectCanManageModules,
		load: () => import(/* webpackChunkName: "route-privacy" */ './privacy/screen'),
	},
	security: {
		paths: [PATHS.security, PATHS.settings],
		group: 'settings',
		title: () => __('Security', 'site-dashboard'),
		allow: selectCanManageModules,
		load: () => import(/* webpackChunkName: "route-settings" */ './settings/screen'),
	},
} as const satisfies Record<string, AppRoute>;

export type RouteName = keyof typeof ROUTES;

const entries = Object.entries(ROUTES) as Array<[RouteName, AppRoute]>;

/** The route that a path belongs to, or undefined when no screen has it. */
export const routeAt = (path: string): AppRoute | undefined =>
	entries.find(([, route]) => route.paths.includes(path))?.[1];
