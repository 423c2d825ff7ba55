import { ROLES, type User } from '../auth/users';
import { createNonce } from '../auth/nonces';
import { permissionsOf, statsRoles } from '../site/permissions';
import type { Session } from '../auth/sessions';
import { planClass, planSupports } from '../catalog/plans';
import { describePartnerCoupon, productDescriptions } from '../catalog/offers';
import type { HostContext } from '../host-context';
import { adminUrl, pluginBaseUrl, rawUrl, restRoot } from '../site/urls';
import { connectionErrors, connectionStatus } from '../site/connection';
import {
	CONNECTED_PLUGINS,
	connectionData,
	currentUser,
	findOwner,
	registerUrl,
	userAuthorizeUrl,
	type CurrentUser,
} from '../site/connection-data';
import { describeModules } from '../site/describe-module';
import { licensingState } from '../site/licensing';
import { readSettings } from '../site/read-settings';
import { updatedFrom } from '../site/snapshot';
import { newRecommendations } from '../site/recommendations';
import { dismissedMap } from '../site/reset';
import { isSettingOn } from '../site/setting-values';
import { hasOwner, isLinked, isOffline, isPluginActive, type Site } from '../site/site';
import { orEmptyList } from '../php';
import { readUserOptions } from '../store/options';
import { NO_NOTICES, type StateNotices } from './state-notices';

/** The objects that the dashboard's page prints (host-contract 1 and 2). */
export interface Bootstrap {
	Initial_State: Record<string, unknown>;
	jetpack_redirects: { currentSiteRawUrl: string };
	JP_CONNECTION_INITIAL_STATE: Record<string, unknown>;
}

interface Visit {
	session: Session;
	/** IP address of the visitor, as the host sees it. */
	ip: string;
	notices?: StateNotices;
}

/** Fills every field for every role: presence of data is no permission (host-contract 2.1). */
export async function bootstrap(host: HostContext, site: Site, visit: Visit): Promise<Bootstrap> {
	const { user } = visit.session;
	const reader = { user, userOptions: await readUserOptions(host.db, user.id) };
	const permissions = permissionsOf(site, user);
	const current = await currentUser(host, site, user, permissions);
	const owner = await findOwner(host, site);
	const modules = describeModules(site, host.origin, reader, 'plain');
	const settings = readSettings(site, reader);
	const before = permissions.manage_options ? await updatedFrom(host, site, { modules, settings }) : null;
	return {
		Initial_State: site.edition.answer<Record<string, unknown>>('Initial_State', {
			...hostFields(host, site, visit),
			...connectionFields(host, site, visit.session),
			...userFields(user, current, site),
			...siteFields(site),
			purchaseToken: purchaseToken(host, site, visit.session, permissions.manage_options),
			getModules: {
				...modules,
				blocks: { ...modules.blocks, module: 'blocks', additional_search_queries: BLOCKS_KEYWORDS },
			},
			settings,
			...(before ? { updatedFrom: before } : {}),
			jetpackStateNotices: visit.notices ?? NO_NOTICES,
			...rememberedFields(host, site),
			licensing: await licensingState(host, site, user, permissions),
		}),
		jetpack_redirects: { currentSiteRawUrl: rawUrl(host.origin) },
		JP_CONNECTION_INITIAL_STATE: site.edition.answer<Record<string, unknown>>('JP_CONNECTION_INITIAL_STATE', {
			apiRoot: restRoot(host.origin, site),
			apiNonce: createNonce(host, visit.session, 'wp_rest'),
			registrationNonce: createNonce(host, visit.session, 'register'),
			connectionStatus: connectionStatus(site, user),
			userConnectionData: await connectionData(host, site, user, current),
			connectedPlugins: CONNECTED_PLUGINS,
			wpVersion: site.edition.wordpress,
			siteSuffix: rawUrl(host.origin),
			connectionErrors: packageErrors(site, user.id),
			isOfflineMode: isOffline(site),
			connectionOwner:
				owner && permissions.manage_options ? { id: owner.id, displayName: owner.displayName } : null,
		}),
	};
}

/** Search words of the pretended module `blocks`, which only the feature search knows (host-contract 2.1). */
const BLOCKS_KEYWORDS = 'block, blocks, gutenberg, editor';

const LONG_DATE = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

function hostFields(host: HostContext, site: Site, { session, ip }: Visit) {
	const { origin } = host;
	const { version } = site.facts;
	return {
		WP_API_root: restRoot(origin, site),
		WP_API_nonce: createNonce(host, session, 'wp_rest'),
		registrationNonce: createNonce(host, session, 'register'),
		pluginBaseUrl: pluginBaseUrl(origin),
		adminUrl: adminUrl(origin),
		rawUrl: rawUrl(origin),
		currentVersion: version,
		isDevVersion: !/^[\d.]+$/.test(version),
		is_gutenberg_available: true,
		currentIp: ip,
		lastPostUrl: `${origin}/?p=1`,
		externalServicesConnectUrls: externalServices(host, session),
		products: productDescriptions(rawUrl(origin)),
		newsletterDateExample: LONG_DATE.format(host.now()),
		calypsoEnv: '',
		isSafari: false,
		doNotUseConnectionIframe: false,
	};
}

function connectionFields(host: HostContext, site: Site, session: Session) {
	const { user } = session;
	const connectUrl = site.facts.isRegistered
		? () => userAuthorizeUrl(host, site, session, {})
		: () => registerUrl(host, session);
	return {
		connectionStatus: {
			...connectionStatus(site, user),
			isInIdentityCrisis: site.facts.isInIdentityCrisis,
			sandboxDomain: site.facts.sandboxDomain,
			errors: connectionErrors(site),
		},
		connectedPlugins: Object.fromEntries(CONNECTED_PLUGINS.map(({ name, slug }) => [slug, { name }])),
		connectUrl: isLinked(site, user) ? '' : connectUrl(),
	};
}

function userFields({ displayName, email }: User, current: CurrentUser, site: Site) {
	const { wpcomUser } = current;
	return {
		userData: { currentUser: { ...current, displayName, email } },
		tracksUserData:
			'ID' in wpcomUser
				? {
						blogid: site.facts.blogId,
						userid: wpcomUser.ID,
						username: wpcomUser.login,
						user_locale: wpcomUser.user_locale,
					}
				: false,
	};
}

/** Formats that WordPress's translations set. */
const DATE_FORMATS: Record<string, string> = { de_DE: 'j. F Y', ar: 'j F، Y' };

function siteFields(site: Site) {
	const { facts } = site;
	const canView = statsRoles(site);
	// Classic themes have widgets.
	const isBlockTheme = !facts.themeSupport.includes('widgets');
	// The blocks are only there while their module is on.
	const hasBlocks = site.switches.get('blocks') === true;
	return {
		siteTitle: facts.title,
		siteData: {
			blog_id: facts.blogId,
			icon: facts.icon,
			siteVisibleToSearchEngines: facts.isPublic,
			showPromotions: true,
			isAtomicSite: facts.isAtomic,
			isWoASite: facts.isAtomic,
			isAtomicPlatform: facts.isAtomicPlatform,
			plan: planFields(site),
			showBackups: true,
			showRecommendations: facts.isRegistered && !isOffline(site) && !facts.isAtomic,
			showMyJetpack: !facts.isMultisite,
			isMultisite: facts.isMultisite,
			dateFormat: DATE_FORMATS[facts.language] ?? 'F j, Y',
			representativeImage: facts.icon,
			showScan: !facts.isAtomicPlatform,
			latestBoostSpeedScores: null,
			isSharingBlockAvailable: hasBlocks,
			isLikeBlockAvailable: hasBlocks && facts.isRegistered,
		},
		stats: {
			data: { general: false, day: false, week: false, month: false },
			roles: Object.fromEntries(
				Object.entries(ROLES).map(([role, name]) => [
					role,
					{ name, canView: role === 'administrator' || canView.includes(role) },
				]),
			),
		},
		themeData: {
			name: isBlockTheme ? 'Twenty Twenty-Five' : 'Twenty Twenty-One',
			stylesheet: isBlockTheme ? 'twentytwentyfive' : 'twentytwentyone',
			isBlockTheme,
			hasUpdate: false,
			support: {
				'infinite-scroll': facts.themeSupport.includes('infinite-scroll'),
				widgets: facts.themeSupport.includes('widgets'),
				webfonts: facts.themeSupport.includes('webfonts'),
			},
		},
		recommendationsStep: facts.recommendationsStep,
		isWooCommerceActive: isPluginActive(site, 'woocommerce/woocommerce.php'),
		isOdysseyStatsEnabled: isSettingOn(site, 'enable_odyssey_stats'),
		useMyJetpackLicensingUI: true,
		subscriptionSiteEditSupported: isBlockTheme,
	};
}

function planFields({ facts, edition }: Site) {
	const slug = facts.plan?.product_slug ?? 'jetpack_free';
	const ofClass = planClass(slug);
	return {
		product_slug: slug,
		features: { active: [] },
		...facts.plan,
		class: ofClass,
		supports: planSupports(edition.modules, ofClass),
	};
}

/** Lets a manager buy for a site that is registered but that nobody owns yet. */
function purchaseToken(host: HostContext, site: Site, session: Session, isManager: boolean): string | false {
	const isForSale = site.facts.isRegistered && !hasOwner(site) && isManager;
	return isForSale ? createNonce(host, session, 'purchase') : false;
}

function externalServices(host: HostContext, session: Session): Record<string, string> {
	const nonce = createNonce(host, session, 'keyring');
	const services = [
		'facebook',
		'twitter',
		'linkedin',
		'tumblr',
		'path',
		'google_plus',
		'google_site_verification',
	];
	return Object.fromEntries(
		services.map((service) => {
			const url = new URL(`${adminUrl(host.origin)}options-general.php`);
			const query = { page: 'sharing', action: 'request', service, kr_nonce: nonce, nonce };
			const purpose = service === 'google_site_verification' ? 'other' : 'publicize';
			url.search = new URLSearchParams({ ...query, for: purpose }).toString();
			return [service, url.href];
		}),
	);
}

/** Errors as the connection package lists them: by code, then by user; user 0 is the site. */
function packageErrors({ facts }: Site, userId: number): unknown {
	const { fault, isRegistered } = facts;
	if (!fault || !isRegistered) {
		return [];
	}
	const users = fault.tokens.map((token) => (token === 'site' ? 0 : userId));
	return {
		[fault.code]: Object.fromEntries(
			users.map((id) => [id, { error_code: fault.code, user_id: String(id) }]),
		),
	};
}

/** Notices that users have seen or dismissed, and what they were offered. */
function rememberedFields({ now }: HostContext, site: Site) {
	const { partnerCoupon, dismissedNotices, hasSeenCommerceModal } = site.facts;
	return {
		partnerCoupon: describePartnerCoupon(partnerCoupon),
		dismissedNotices: orEmptyList(dismissedMap(dismissedNotices)),
		aff: '',
		partnerSubsidiaryId: '',
		hasSeenWCConnectionModal: hasSeenCommerceModal,
		newRecommendations: newRecommendations(site, now()),
	};
}
