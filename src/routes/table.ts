import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import { PRODUCT_PAGES } from '../lib/catalog/product-pages';
import { selectHasConnectedOwner, selectMayBuy, selectSiteConnectionStatus } from '../state/connection/slice';
import { selectSite } from '../state/page/slice';
import { STEP_SLUGS } from '../state/recommendations/steps';
import { selectCanActivateLicenses } from '../state/licensing/slice';
import type { Prefetch } from '../state/hooks';
import type { RootState } from '../state/root-state';
import { selectCan, selectCanManageModules } from '../state/user/slice';
import { paths } from '../lib/paths';
import type { Settings } from '../rest-api/settings';
import { hasNewsletter } from './settings/tab-modules';
import type { TabId } from './settings/tab-modules';
import { TAB_CHUNKS } from './settings/tab-chunks';

/** Exports of a screen's chunk. */
export interface ScreenModule {
	Screen: ComponentType;
	/** Loads what the screen shows at first, before it opens. */
	prefetch?: Prefetch;
}

/**
 * A screen's frame: the first three have masthead, navigation and footer, a product's page only the footer
 * (SHELL-030, SHELL-076).
 */
export type RouteGroup = 'dashboard' | 'settings' | 'recommendations' | 'product' | 'none';

export interface AppRoute {
	/** Every path that shows it; the first one is its own. */
	paths: readonly string[];
	group: RouteGroup;
	/** Its name in the document title. */
	title: () => string;
	/**
	 * Users who may see it; others go to the dashboard. Settings ignore this if the user can't manage modules:
	 * select-screen.ts decides what those users see.
	 */
	allow?: (state: RootState) => boolean;
	/** This host has it, by its settings; without this, every host has. Asked before there's a store. */
	isHere?: (values: Settings) => boolean;
	load: () => Promise<ScreenModule>;
}

/** The frame and one tab, fetched together; for all settings, the frame fetches the other tabs. */
const loadTab = (id: TabId, isAll?: boolean) => async (): Promise<ScreenModule> => {
	const [{ settingsScreen }, { TAB }] = await Promise.all([
		import(/* webpackChunkName: "route-settings" */ './settings/frame'),
		TAB_CHUNKS[id](),
	]);
	return settingsScreen(TAB, isAll);
};

/** Every screen of the app, each a chunk. Any other path leads to the dashboard (SHELL-009). */
export const ROUTES = {
	dashboard: {
		// The last three show it beneath a modal, or after the site was set up (SHELL-100).
		paths: [paths.dashboard.path, '/', paths.reconnect.path, paths.disconnect.path, paths.setup.path],
		group: 'dashboard',
		title: () => __('At A Glance', 'site-dashboard'),
		load: () => import(/* webpackChunkName: "route-dashboard" */ './dashboard/screen'),
	},
	myPlan: {
		paths: [paths.myPlan.path],
		group: 'dashboard',
		title: () => __('My Plan', 'site-dashboard'),
		allow: selectCanManageModules,
		load: () => import(/* webpackChunkName: "route-my-plan" */ './my-plan/screen'),
	},
	activity: {
		paths: [paths.activity.path],
		group: 'dashboard',
		title: () => __('Site activity', 'site-dashboard'),
		allow: (state) => selectCan(state, 'manage_options'),
		load: () => import(/* webpackChunkName: "route-activity" */ './activity/screen'),
	},
	license: {
		paths: [paths.licenseActivation.path],
		group: 'none',
		title: () => __('License', 'site-dashboard'),
		allow: selectCanActivateLicenses,
		load: () => import(/* webpackChunkName: "route-license" */ './license/screen'),
	},
	plans: {
		paths: [paths.plans.path, paths.plansPrompt.path],
		group: 'dashboard',
		title: () => __('Plans', 'site-dashboard'),
		load: () => import(/* webpackChunkName: "route-plans" */ './plans/screen'),
	},
	recommendations: {
		paths: [paths.recommendations.path, ...STEP_SLUGS.map(paths.step.to)],
		group: 'recommendations',
		title: () => __('Recommendations', 'site-dashboard'),
		// REC-001.
		allow: (state) => selectSite(state).showRecommendations,
		load: () => import(/* webpackChunkName: "route-recommendations" */ './recommendations/screen'),
	},
	product: {
		paths: PRODUCT_PAGES.map(paths.product.to),
		group: 'product',
		title: () => __('Product', 'site-dashboard'),
		// Nothing can be bought for a site that isn't connected.
		allow: (state) =>
			selectCanManageModules(state) &&
			selectMayBuy(state) &&
			selectSiteConnectionStatus(state) !== 'disconnected',
		load: () => import(/* webpackChunkName: "route-product" */ './product/screen'),
	},
	connectUser: {
		paths: [paths.connectUser.path],
		group: 'none',
		title: () => __('Connect your account', 'site-dashboard'),
		// SHELL-023, SHELL-024.
		allow: (state) => selectCanManageModules(state) || selectHasConnectedOwner(state),
		load: () => import(/* webpackChunkName: "route-connect-user" */ './connect-user/screen'),
	},
	wooSetup: {
		paths: [paths.wooSetup.path],
		group: 'none',
		title: () => __('Welcome', 'site-dashboard'),
		load: () => import(/* webpackChunkName: "route-woo-setup" */ './woo-setup/screen'),
	},
	privacy: {
		paths: [paths.privacy.path],
		group: 'settings',
		title: () => __('Privacy settings', 'site-dashboard'),
		allow: selectCanManageModules,
		load: loadTab('privacy'),
	},
	features: {
		paths: [paths.features.path],
		group: 'settings',
		title: () => __('Features', 'site-dashboard'),
		allow: selectCanManageModules,
		load: () => import(/* webpackChunkName: "route-features" */ './settings/features/screen'),
	},
	tools: {
		paths: [paths.tools.path],
		group: 'settings',
		title: () => __('Tools', 'site-dashboard'),
		allow: selectCanManageModules,
		load: loadTab('tools'),
	},
	security: {
		paths: [paths.security.path, paths.settings.path],
		group: 'settings',
		title: () => __('Security', 'site-dashboard'),
		allow: selectCanManageModules,
		load: loadTab('security'),
	},
	allSettings: {
		paths: [paths.allSettings.path],
		group: 'settings',
		title: () => __('All settings', 'site-dashboard'),
		allow: selectCanManageModules,
		load: loadTab('security', true),
	},
	performance: {
		paths: [paths.performance.path],
		group: 'settings',
		title: () => __('Performance', 'site-dashboard'),
		allow: selectCanManageModules,
		load: loadTab('performance'),
	},
	writing: {
		paths: [paths.writing.path],
		group: 'settings',
		title: () => __('Writing', 'site-dashboard'),
		allow: selectCanManageModules,
		load: loadTab('writing'),
	},
	sharing: {
		paths: [paths.sharing.path],
		group: 'settings',
		title: () => __('Sharing', 'site-dashboard'),
		allow: selectCanManageModules,
		load: loadTab('sharing'),
	},
	discussion: {
		paths: [paths.discussion.path],
		group: 'settings',
		title: () => __('Discussion', 'site-dashboard'),
		allow: selectCanManageModules,
		load: loadTab('discussion'),
	},
	newsletter: {
		paths: [paths.newsletter.path],
		group: 'settings',
		title: () => __('Newsletter', 'site-dashboard'),
		allow: selectCanManageModules,
		isHere: hasNewsletter,
		load: loadTab('newsletter'),
	},
	traffic: {
		paths: [paths.traffic.path],
		group: 'settings',
		title: () => __('Traffic', 'site-dashboard'),
		allow: selectCanManageModules,
		load: loadTab('traffic'),
	},
} as const satisfies Record<string, AppRoute>;

export type RouteName = keyof typeof ROUTES;

const entries = Object.entries(ROUTES) as Array<[RouteName, AppRoute]>;

/** The route that a path belongs to; undefined if there's none, or none on a host with these settings. */
export const routeNameAt = (path: string, values?: Settings): RouteName | undefined =>
	entries.find(
		([, route]) => route.paths.includes(path) && (!values || !route.isHere || route.isHere(values)),
	)?.[0];

export const routeOf = (name: RouteName): AppRoute => ROUTES[name];
