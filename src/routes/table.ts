import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import { PRODUCT_PAGES } from '../lib/catalogue/product-pages';
import { selectHasConnectedOwner } from '../state/connection/selectors';
import { selectSite } from '../state/page/selectors';
import { STEP_SLUGS } from '../state/recommendations/steps';
import { selectCanActivateLicenses } from '../state/licensing/selectors';
import type { LazySlice, RootState } from '../state/store';
import { selectCanManageModules } from '../state/user/selectors';
import { PATHS } from './paths';
import { loadAllSettings, loadTab } from './settings/load-tab';

/** What the chunk of a screen exports. */
export interface ScreenModule {
	Screen: ComponentType;
	/** Slices that come with it. */
	slices?: readonly LazySlice[];
}

/**
 * Which frame a screen stands in: the first three have masthead, navigation and footer, a product's page the footer
 * alone (SHELL-030, SHELL-076).
 */
export type RouteGroup = 'dashboard' | 'settings' | 'recommendations' | 'product' | 'none';

export interface AppRoute {
	/** Every path that shows it; the first one is its own. */
	paths: readonly string[];
	group: RouteGroup;
	/** Its name in the document title. */
	title: () => string;
	/**
	 * Who may see it; others are sent to the dashboard. Settings are not asked for this where the user manages no modules:
	 * which of them such users see is decided in select-screen.ts.
	 */
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
	myPlan: {
		paths: [PATHS.myPlan],
		group: 'dashboard',
		title: () => __('My Plan', 'site-dashboard'),
		allow: selectCanManageModules,
		load: () => import(/* webpackChunkName: "route-my-plan" */ './my-plan/screen'),
	},
	license: {
		paths: [PATHS.licenseActivation],
		group: 'none',
		title: () => __('License', 'site-dashboard'),
		allow: selectCanActivateLicenses,
		load: () => import(/* webpackChunkName: "route-license" */ './license/screen'),
	},
	plans: {
		paths: [PATHS.plans, PATHS.plansPrompt],
		group: 'dashboard',
		title: () => __('Plans', 'site-dashboard'),
		load: () => import(/* webpackChunkName: "route-plans" */ './plans/screen'),
	},
	recommendations: {
		paths: [PATHS.recommendations, ...STEP_SLUGS.map((slug) => `${PATHS.recommendations}/${slug}`)],
		group: 'recommendations',
		title: () => __('Recommendations', 'site-dashboard'),
		// REC-001.
		allow: (state) => selectSite(state).showRecommendations,
		load: () => import(/* webpackChunkName: "route-recommendations" */ './recommendations/screen'),
	},
	product: {
		paths: PRODUCT_PAGES.map((key) => `/product/${key}`),
		group: 'product',
		title: () => __('Product', 'site-dashboard'),
		allow: selectCanManageModules,
		load: () => import(/* webpackChunkName: "route-product" */ './product/screen'),
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
		load: loadTab('privacy'),
	},
	security: {
		paths: [PATHS.security, PATHS.settings],
		group: 'settings',
		title: () => __('Security', 'site-dashboard'),
		allow: selectCanManageModules,
		load: loadTab('security'),
	},
	allSettings: {
		paths: [PATHS.allSettings],
		group: 'settings',
		title: () => __('All settings', 'site-dashboard'),
		allow: selectCanManageModules,
		load: loadAllSettings,
	},
	performance: {
		paths: [PATHS.performance],
		group: 'settings',
		title: () => __('Performance', 'site-dashboard'),
		allow: selectCanManageModules,
		load: loadTab('performance'),
	},
	writing: {
		paths: [PATHS.writing],
		group: 'settings',
		title: () => __('Writing', 'site-dashboard'),
		allow: selectCanManageModules,
		load: loadTab('writing'),
	},
	sharing: {
		paths: [PATHS.sharing],
		group: 'settings',
		title: () => __('Sharing', 'site-dashboard'),
		allow: selectCanManageModules,
		load: loadTab('sharing'),
	},
	discussion: {
		paths: [PATHS.discussion],
		group: 'settings',
		title: () => __('Discussion', 'site-dashboard'),
		allow: selectCanManageModules,
		load: loadTab('discussion'),
	},
	traffic: {
		paths: [PATHS.traffic],
		group: 'settings',
		title: () => __('Traffic', 'site-dashboard'),
		allow: selectCanManageModules,
		load: loadTab('traffic'),
	},
} as const satisfies Record<string, AppRoute>;

export type RouteName = keyof typeof ROUTES;

const entries = Object.entries(ROUTES) as Array<[RouteName, AppRoute]>;

/** The route that a path belongs to, or undefined when no screen has it. */
export const routeNameAt = (path: string): RouteName | undefined =>
	entries.find(([, route]) => route.paths.includes(path))?.[0];

export const routeOf = (name: RouteName): AppRoute => ROUTES[name];
