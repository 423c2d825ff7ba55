/**
 * The host's two globals as this app wants them (host contract 2). Every member is defaulted: a page that
 * lacks one, or holds something else in its place, still gives a whole Bootstrap.
 */
import * as v from 'valibot';
import { bootstrapConnectionStatus, connectedPlugins, currentUser } from '../rest-api/contract/connection';
import { module } from '../rest-api/contract/modules';
import { defaulted, listOf, mapOf, numberOrNull, optionalFlag, text } from '../rest-api/contract/primitives';
import { bootstrapSettings } from '../rest-api/contract/settings';
import { sitePlan } from '../rest-api/contract/site';

const siteData = defaulted({
	blog_id: numberOrNull(),
	icon: text(),
	siteVisibleToSearchEngines: optionalFlag(true),
	showPromotions: optionalFlag(true),
	isAtomicSite: optionalFlag(),
	isWoASite: optionalFlag(),
	isAtomicPlatform: optionalFlag(),
	isMultisite: optionalFlag(),
	showBackups: optionalFlag(true),
	showRecommendations: optionalFlag(),
	showMyJetpack: optionalFlag(true),
	dateFormat: text('F j, Y'),
	plan: sitePlan,
});

/** What a redirect left for this page: shown once as a notice (NOTICE-028). */
const stateNotices = defaulted({
	errorCode: text(),
	errorDescription: text(),
	messageCode: text(),
});

const entries = {
	WP_API_root: text(),
	WP_API_nonce: text(),
	registrationNonce: text(),
	purchaseToken: text(),
	rawUrl: text(),
	adminUrl: text(),
	pluginBaseUrl: text(),
	siteTitle: text(),
	currentVersion: text(),
	isDevVersion: optionalFlag(),
	currentIp: text(),
	calypsoEnv: text(),
	connectUrl: text(),
	connectionStatus: bootstrapConnectionStatus,
	userData: defaulted({ currentUser }),
	siteData,
	getModules: mapOf(module),
	settings: bootstrapSettings,
	jetpackStateNotices: stateNotices,
	newRecommendations: listOf(v.string()),
	licensing: defaulted({ error: text() }),
	isWooCommerceActive: optionalFlag(),
	hasSeenWCConnectionModal: optionalFlag(),
};

export const initialState = defaulted(entries);
export type InitialState = v.InferOutput<typeof initialState>;

export const connectionInitialState = defaulted({
	registrationNonce: text(),
	connectedPlugins,
	userConnectionData: defaulted({ connectionOwner: text() }),
});
export type ConnectionInitialState = v.InferOutput<typeof connectionInitialState>;
