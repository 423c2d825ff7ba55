import { hasCapability } from '../auth/roles';
import type { Site } from '../site/site';
import type { ProductDescription } from './products';
import type { Shapes } from './shapes';

/** Classic themes have widgets. */
const isBlockTheme = ({ facts }: Site) => !facts.themeSupport.includes('widgets');

/** The blocks are only there while their module is on. */
const hasBlocks = (site: Site) => site.switches.get('blocks') === true;

const isStored = (site: Site, key: string) => site.settings.get(key) === true;

const CREATOR: ProductDescription = {
	title: 'Jetpack Creator',
	slug: 'jetpack_creator_yearly',
	description: 'Tools to write, to win subscribers and to earn money.',
	show_promotion: true,
	discount_percent: 50,
	included_in_plans: ['complete'],
	features: ['Subscribers', 'Paid content', 'Creator network'],
};

const GROWTH: ProductDescription = {
	...CREATOR,
	title: 'Jetpack Growth',
	slug: 'jetpack_growth_yearly',
	description: 'Stats, Social and Creator in one plan.',
	features: ['Stats', 'Social', 'Creator'],
};

/** Members that answers of Jetpack 16.1 have instead of 12.0's, or besides. */
export const SHAPES_16: Shapes = {
	Initial_State: {
		registrationNonce: () => '',
		'userData.currentUser.displayName': ({ user }) => user?.displayName ?? '',
		'userData.currentUser.email': ({ user }) => user?.email ?? '',
		'siteData.isAtomicSite': null,
		'siteData.isWoASite': null,
		'siteData.isAtomicPlatform': null,
		'siteData.representativeImage': ({ site }) => site.facts.icon,
		'siteData.showScan': ({ site }) => !site.facts.isAtomicPlatform,
		'siteData.latestBoostSpeedScores': () => null,
		'siteData.isSharingBlockAvailable': ({ site }) => hasBlocks(site),
		'siteData.isLikeBlockAvailable': ({ site }) => hasBlocks(site) && site.facts.isRegistered,
		'themeData.name': ({ site }) => (isBlockTheme(site) ? 'Twenty Twenty-Five' : 'Twenty Twenty-One'),
		'themeData.stylesheet': ({ site }) => (isBlockTheme(site) ? 'twentytwentyfive' : 'twentytwentyone'),
		'themeData.isBlockTheme': ({ site }) => isBlockTheme(site),
		'getModules.earn': () => ({
			module: 'earn',
			additional_search_queries: 'earn, payments, paypal, stripe',
		}),
		'products.creator': () => CREATOR,
		'products.growth': () => GROWTH,
		jetpackManage: () => ({ isEnabled: false, isAgencyAccount: false }),
		shouldInitializeBlaze: () => ({ can_init: false, reason: 'site_not_eligible' }),
		isBlazeDashboardEnabled: () => true,
		isSubscriptionSiteEnabled: () => false,
		newsletterDateExample: ({ now }) =>
			new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(now),
		subscriptionSiteEditSupported: ({ site }) => isBlockTheme(site),
		isWpAdminSubscriberManagementEnabled: () => true,
	},
	JP_CONNECTION_INITIAL_STATE: {
		isOfflineMode: ({ site }) => site.facts.offlineReasons.length > 0,
		calypsoEnv: () => '',
		isOwnershipTransferable: () => true,
		connectionOwner: ({ user, owner }) =>
			owner && hasCapability(user?.role ?? null, 'manage_options')
				? { id: owner.id, displayName: owner.displayName }
				: null,
	},
	connectionStatus: { 'offlineMode.option': () => false },
	connectionData: {
		'currentUser.possibleAccountErrors': () => [],
		'currentUser.permissions.unlink_user': ({ site, user }) =>
			site.facts.isRegistered && user !== null && site.links.has(user.id),
		isRegistered: ({ site }) => site.facts.isRegistered,
	},
	firewall: {
		jetpack_waf_automatic_rules: ({ site }) => isStored(site, 'jetpack_waf_automatic_rules'),
		jetpack_waf_ip_allow_list_enabled: ({ site }) => isStored(site, 'jetpack_waf_ip_allow_list_enabled'),
		jetpack_waf_ip_block_list_enabled: ({ site }) => isStored(site, 'jetpack_waf_ip_block_list_enabled'),
		// Kept for older plugins that share the firewall.
		jetpack_waf_ip_list: ({ site }) =>
			isStored(site, 'jetpack_waf_ip_allow_list_enabled') ||
			isStored(site, 'jetpack_waf_ip_block_list_enabled'),
		jetpack_waf_share_debug_data: ({ site }) => (isStored(site, 'jetpack_waf_share_debug_data') ? '1' : ''),
		standalone_mode: () => false,
		waf_supported: () => true,
		automatic_rules_last_updated: () => false,
	},
};
