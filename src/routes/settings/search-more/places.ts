import { __, sprintf } from '@wordpress/i18n';
import { paths } from '../../../lib/paths';
import { PRODUCT_NAME } from '../../../lib/product';
import { selectIsOffline, selectIsSiteConnected } from '../../../state/connection/slice';
import { selectCanActivateLicenses } from '../../../state/licensing/slice';
import { selectHasModule, selectIsOverriddenInactive } from '../../../state/modules/slice';
import { selectPage, selectSite } from '../../../state/page/slice';
import { isScreenUrl, selectActivityUrl } from '../../../state/page/urls';
import type { RootState } from '../../../state/root-state';
import { selectCanSeeStats } from '../../../state/stats/slice';
import { selectCan, selectCanManageModules, selectIsCurrentUserLinked } from '../../../state/user/slice';

/** A screen, a card or an action that a search leads to. */
export interface Place {
	id: string;
	label: () => string;
	/** The part of the dashboard it's in. */
	section: () => string;
	/** People's words for it, separated by commas. */
	keywords: () => string;
	/** The site has it, for this user; asked only for those who manage modules (SHELL-067). */
	isHere: (state: RootState) => boolean;
	/** Its screen. */
	path: string;
	/** The heading or button on that screen. */
	words?: () => string;
	/** In place of the screen: a page that opens in a new tab. */
	href?: (state: RootState) => string;
}

const atAGlance = () => __('At a Glance', 'site-dashboard');
const dashboard = () => __('Dashboard', 'site-dashboard');
const connections = () => __('Connections', 'site-dashboard');
const tools = () => __('Tools', 'site-dashboard');

const isOnline = (state: RootState) => !selectIsOffline(state);
const canDisconnect = (state: RootState) => selectIsSiteConnected(state) && selectCan(state, 'disconnect');

const SCREENS: readonly Place[] = [
	{
		id: 'my-plan',
		label: () => __('My Plan', 'site-dashboard'),
		section: dashboard,
		keywords: () =>
			__('plan, billing, subscription, renewal, purchases, invoices, products, expired', 'site-dashboard'),
		// SHELL-044, SHELL-045.
		isHere: (state) => isOnline(state) && selectIsCurrentUserLinked(state),
		path: paths.myPlan.path,
	},
	{
		id: 'plans',
		label: () => __('Plans', 'site-dashboard'),
		section: dashboard,
		keywords: () => __('upgrade, pricing, prices, buy, subscribe, cost', 'site-dashboard'),
		isHere: isOnline,
		path: paths.plans.path,
	},
	{
		id: 'license',
		label: () => __('Activate a license', 'site-dashboard'),
		section: () => __('My Plan', 'site-dashboard'),
		keywords: () => __('license key, licence, activation key, serial number, purchase', 'site-dashboard'),
		isHere: selectCanActivateLicenses,
		path: paths.licenseActivation.path,
	},
	{
		id: 'recommendations',
		label: () => __('Recommendations', 'site-dashboard'),
		section: dashboard,
		keywords: () => __('suggestions, assistant, setup, wizard, first steps', 'site-dashboard'),
		isHere: (state) => selectSite(state).showRecommendations,
		path: paths.recommendations.path,
	},
	{
		id: 'features',
		label: () => __('Features', 'site-dashboard'),
		section: () => __('Settings', 'site-dashboard'),
		keywords: () => __('modules, turn on, turn off, bulk, list of all features', 'site-dashboard'),
		isHere: () => true,
		path: paths.features.path,
	},
	{
		id: 'privacy',
		label: () => __('Privacy settings', 'site-dashboard'),
		section: () => __('Settings', 'site-dashboard'),
		keywords: () => __('privacy, cookies, gdpr, usage data, tracking, opt out', 'site-dashboard'),
		isHere: () => true,
		path: paths.privacy.path,
	},
];

const CARDS: readonly Place[] = [
	{
		id: 'spam',
		label: () => __('Spam protection', 'site-dashboard'),
		section: atAGlance,
		keywords: () => __('akismet, anti-spam, antispam, junk, blocked comments', 'site-dashboard'),
		isHere: (state) => !selectIsOverriddenInactive(state, 'akismet'),
		path: paths.dashboard.path,
		words: () => __('Spam protection', 'site-dashboard'),
	},
	{
		id: 'stats',
		label: () => __('Stats', 'site-dashboard'),
		section: atAGlance,
		keywords: () => __('statistics, analytics, views, visitors, page views, chart', 'site-dashboard'),
		isHere: (state) =>
			selectCanSeeStats(state) &&
			selectHasModule(state, 'stats') &&
			!selectIsOverriddenInactive(state, 'stats'),
		path: paths.dashboard.path,
		/* translators: %s: product name */
		words: () => sprintf(__('%s Stats', 'site-dashboard'), PRODUCT_NAME),
	},
	{
		id: 'backups',
		label: () => __('Backups', 'site-dashboard'),
		section: atAGlance,
		keywords: () => __('backup, restore, rewind, VaultPress, copy of the site', 'site-dashboard'),
		isHere: (state) => selectSite(state).showBackups,
		path: paths.dashboard.path,
		words: () => __('Backups', 'site-dashboard'),
	},
	{
		id: 'scan',
		label: () => __('Scan', 'site-dashboard'),
		section: atAGlance,
		keywords: () => __('malware, virus, threats, hacked, security scan', 'site-dashboard'),
		// DASH-014, DASH-015.
		isHere: (state) => {
			const { showBackups, isMultisite, isAtomicSite } = selectSite(state);
			return showBackups && (!isMultisite || isAtomicSite);
		},
		path: paths.dashboard.path,
		words: () => __('Scan', 'site-dashboard'),
	},
	{
		id: 'activity',
		label: () => __('View site activity', 'site-dashboard'),
		section: () => __('Activity', 'site-dashboard'),
		keywords: () => __('activity log, history, audit log, changes, events', 'site-dashboard'),
		isHere: selectIsSiteConnected,
		path: paths.activity.path,
		href: (state) => {
			const url = selectActivityUrl(state);
			return isScreenUrl(url) ? '' : url;
		},
	},
];

const ACTIONS: readonly Place[] = [
	{
		id: 'connection',
		label: () => __('Manage site connection', 'site-dashboard'),
		section: connections,
		keywords: () =>
			__('connection, disconnect, owner, transfer ownership, test connection', 'site-dashboard'),
		isHere: canDisconnect,
		path: paths.dashboard.path,
		words: () => __('Site connection', 'site-dashboard'),
	},
	{
		id: 'disconnect',
		label: () => __('Disconnect this site', 'site-dashboard'),
		section: connections,
		keywords: () => __('disconnect, unlink, remove, delete, deactivate', 'site-dashboard'),
		isHere: canDisconnect,
		path: paths.disconnect.path,
	},
	{
		id: 'reconnect',
		/* translators: %s: product name */
		label: () => sprintf(__('Reconnect %s', 'site-dashboard'), PRODUCT_NAME),
		section: connections,
		keywords: () => __('reconnect, restore connection, repair, broken connection', 'site-dashboard'),
		isHere: (state) => selectIsSiteConnected(state) && selectCan(state, 'connect'),
		path: paths.reconnect.path,
	},
	{
		id: 'export',
		label: () => __('Export settings', 'site-dashboard'),
		section: tools,
		keywords: () => __('download, save, settings backup, file, JSON', 'site-dashboard'),
		isHere: () => true,
		path: paths.tools.to({ at: 'transfer' }),
	},
	{
		id: 'import',
		label: () => __('Import settings from a file', 'site-dashboard'),
		section: tools,
		keywords: () => __('import, upload, restore settings, migrate, move, JSON', 'site-dashboard'),
		isHere: () => true,
		path: paths.tools.to({ at: 'transfer' }),
	},
	{
		id: 'reset',
		label: () => __('Reset Options', 'site-dashboard'),
		section: () => __('Footer', 'site-dashboard'),
		keywords: () => __('reset, defaults, start over, delete settings', 'site-dashboard'),
		// SHELL-086.
		isHere: (state) => selectPage(state).isDevVersion && selectCan(state, 'manage_options'),
		path: paths.tools.path,
		words: () => __('Reset Options', 'site-dashboard'),
	},
];

/** Every place there may be. */
export const PLACES: readonly Place[] = [...SCREENS, ...CARDS, ...ACTIONS];

/** Those of the places that this user may go to, on this site. */
export const placesHere = (state: RootState, places: readonly Place[]): readonly Place[] =>
	selectCanManageModules(state) ? places.filter(({ isHere }) => isHere(state)) : [];
