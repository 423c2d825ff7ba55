/**
 * The host's two globals as this app wants them (host-contract 2). Every member is defaulted: a page that
 * lacks one, or holds something else in its place, still gives a whole Bootstrap.
 */
import * as v from 'valibot';
import { bootstrapConnectionStatus, connectedPlugins, currentUser } from '../rest-api/connection';
import { bootstrapLicensing } from '../rest-api/licensing';
import { moduleSchema } from '../rest-api/modules';
import {
	decodedText,
	defaulted,
	flag,
	isRecord,
	listOf,
	mapOf,
	numberOrNull,
	optionalFlag,
	text,
} from '../rest-api/primitives';
import { partnerCoupon, productDescription } from '../rest-api/shop';
import { bootstrapSettings } from '../rest-api/settings';
import { sitePlan } from '../rest-api/site';

const siteData = defaulted({
	blog_id: numberOrNull(),
	icon: text(),
	siteVisibleToSearchEngines: optionalFlag(true),
	showPromotions: optionalFlag(true),
	isAtomicSite: optionalFlag(),
	isWoASite: optionalFlag(),
	isAtomicPlatform: optionalFlag(),
	isMultisite: optionalFlag(),
	isSharingBlockAvailable: optionalFlag(),
	isLikeBlockAvailable: optionalFlag(),
	showBackups: optionalFlag(true),
	showRecommendations: optionalFlag(),
	showMyJetpack: optionalFlag(true),
	dateFormat: text('F j, Y'),
	/** Modules that were on until an update removed them. */
	goneModules: listOf(v.string()),
	plan: sitePlan,
});

/** Left by a redirect for this page: shown once as a notice (NOTICE-028). */
const stateNotices = defaulted({
	errorCode: text(),
	errorDescription: text(),
	messageCode: text(),
	/** A new release's news; may be empty. */
	messageContent: defaulted({
		release_post_content: text(),
		release_post_featured_image: text(),
		release_post_title: text(),
	}),
});

/** The product before its last update: settings by name, with whether they held something. */
const updatedFrom = v.fallback(
	v.nullable(v.object({ version: v.string(), modules: mapOf(text()), settings: mapOf(flag()) })),
	null,
);

const entries = {
	WP_API_root: text(),
	WP_API_nonce: text(),
	registrationNonce: text(),
	purchaseToken: text(),
	rawUrl: text(),
	adminUrl: text(),
	pluginBaseUrl: text(),
	siteTitle: decodedText(),
	currentVersion: text(),
	isDevVersion: optionalFlag(),
	currentIp: text(),
	calypsoEnv: text(),
	connectUrl: text(),
	connectionStatus: bootstrapConnectionStatus,
	userData: defaulted({ currentUser }),
	siteData,
	getModules: mapOf(moduleSchema),
	settings: bootstrapSettings,
	/** Null without a recent update, and for those who manage no modules. */
	updatedFrom: v.optional(updatedFrom, null),
	jetpackStateNotices: stateNotices,
	/** Ids of notices to whether they were dismissed for good. */
	dismissedNotices: mapOf(flag()),
	newRecommendations: listOf(v.string()),
	/** The user's place in the recommendations; hosts may have names that no step has. */
	recommendationsStep: text('not-started'),
	/** Texts of the product pages, by the key of the page. */
	products: mapOf(productDescription),
	/** Features of the theme. */
	themeData: defaulted({
		/** Its templates are made of blocks, in the site editor. */
		isBlockTheme: optionalFlag(),
		support: defaulted({ 'infinite-scroll': optionalFlag(), widgets: optionalFlag() }),
	}),
	partnerCoupon,
	/** The affiliate who sent the user here, and the partner that runs the host. */
	aff: text(),
	partnerSubsidiaryId: text(),
	licensing: bootstrapLicensing,
	isOdysseyStatsEnabled: optionalFlag(),
	/** The site's roles and their names. */
	stats: defaulted({ roles: mapOf(v.object({ name: text() })) }),
	/** URLs for connecting an account at a service, by service. */
	externalServicesConnectUrls: mapOf(v.string()),
	/** URL of the newest post; empty when unknown. */
	lastPostUrl: text(),
	isWooCommerceActive: optionalFlag(),
	hasSeenWCConnectionModal: optionalFlag(),
};

export const initialState = defaulted(entries);
export type InitialState = v.InferOutput<typeof initialState>;

export const connectionInitialState = defaulted({
	registrationNonce: text(),
	wpVersion: text(),
	connectedPlugins,
});
export type ConnectionInitialState = v.InferOutput<typeof connectionInitialState>;

/** The forms of one text, or what a translation says about itself. */
const texts = v.custom<string[] | Record<string, unknown>>((value) =>
	Array.isArray(value) ? value.every((form) => typeof form === 'string') : isRecord(value),
);

/**
 * Translations in Jed's format, as WordPress stores them: the texts of one domain; null for anything else.
 */
export const translations = v.fallback(
	v.pipe(
		v.object({ locale_data: mapOf(mapOf(texts)) }),
		v.transform(({ locale_data: domains }) => Object.values(domains)[0] ?? null),
	),
	null,
);
