/**
 * Payloads of `connection*` (host-contract 5.1) and the connection in the bootstrap object (host-contract
 * 2.1, 2.2).
 */
import * as v from 'valibot';
import {
	defaulted,
	flag,
	isRecord,
	listOf,
	mapOf,
	message,
	numberOrNull,
	optionalFlag,
	success,
	text,
	wrappedText,
} from './primitives';
import type { Client } from './client/client';

const offlineMode = defaulted({
	isActive: optionalFlag(),
	constant: optionalFlag(),
	url: optionalFlag(),
	filter: optionalFlag(),
	wpLocalConstant: optionalFlag(),
});

const statusEntries = {
	isActive: optionalFlag(),
	isStaging: optionalFlag(),
	isRegistered: optionalFlag(),
	isUserConnected: optionalFlag(),
	hasConnectedOwner: optionalFlag(),
	offlineMode,
	isPublic: optionalFlag(true),
};

/** GET connection: `isActive` means registered with the provider, with or without an owner. */
export const connectionStatus = v.object({ ...statusEntries, isActive: flag() });
export type ConnectionStatus = v.InferOutput<typeof connectionStatus>;

export type SiteConnectionStatus = 'connected' | 'disconnected' | 'offline';

/** Offline mode wins over what the site is registered as (CONN-004, CONN-006). */
export function siteConnectionStatus({
	isActive,
	offlineMode: { isActive: isOffline },
}: Pick<ConnectionStatus, 'isActive' | 'offlineMode'>): SiteConnectionStatus {
	return isOffline ? 'offline' : isActive ? 'connected' : 'disconnected';
}

/** One entry of the host's list of connection faults (NOTICE-032). */
const connectionError = v.object({
	code: text(),
	message: message(),
	action: text(),
	data: defaulted({ api_error_code: text(), api_http_code: numberOrNull() }),
});

/** `Initial_State.connectionStatus`: as above and three members more. */
export const bootstrapConnectionStatus = defaulted({
	...statusEntries,
	isInIdentityCrisis: optionalFlag(),
	sandboxDomain: text(),
	errors: listOf(connectionError),
});
export type BootstrapConnectionStatus = v.InferOutput<typeof bootstrapConnectionStatus>;

/** The twelve permissions; what a host leaves out is not given (ROLE-005). */
export const permissions = defaulted({
	admin_page: optionalFlag(),
	connect: optionalFlag(),
	connect_user: optionalFlag(),
	disconnect: optionalFlag(),
	manage_modules: optionalFlag(),
	network_admin: optionalFlag(),
	network_sites_page: optionalFlag(),
	edit_posts: optionalFlag(),
	publish_posts: optionalFlag(),
	manage_options: optionalFlag(),
	view_stats: optionalFlag(),
	manage_plugins: optionalFlag(),
});
export type Permission = keyof v.InferOutput<typeof permissions>;

const userEntries = {
	isConnected: optionalFlag(),
	/** Owner of the connection. */
	isMaster: optionalFlag(),
	/** Local login name. */
	username: text(),
	id: numberOrNull(),
	/** The provider's account; all empty without one. */
	wpcomUser: defaulted({
		ID: numberOrNull(),
		login: text(),
		email: text(),
		display_name: text(),
		avatar: text(),
		site_count: numberOrNull(),
	}),
	gravatar: text(),
	permissions,
};

/** The user that the host served the page to. */
export const currentUser = defaulted(userEntries);
export type CurrentUser = v.InferOutput<typeof currentUser>;

/** GET connection/data: the caller, and the owner's display name (`''` without one). */
export const connectionData = v.object({
	currentUser: v.object({ ...userEntries, isConnected: flag(), blogId: numberOrNull() }),
	connectionOwner: text(),
});

/** GET connection/authorize_url, POST connection/register: where the user confirms the connection. */
export const authorizeUrl = v.object({ authorizeUrl: v.pipe(v.string(), v.minLength(1)) });

/** GET connection/url: the bare URL. */
export const connectUrl = v.string();

/** POST connection/reconnect: `completed`, or `in_progress` and where the user has to confirm. */
export const reconnectResult = v.object({ status: v.string(), authorizeUrl: text() });

/** GET connection/test; `code` is `success` or names the failed test. */
export const connectionTest = v.object({ code: v.string(), message: message() });

/**
 * The plugins that share the connection, slug → name (CONN-002). GET connection/plugins and the second global
 * print a list, the first global a map.
 */
export const connectedPlugins = v.optional(
	v.pipe(
		v.unknown(),
		v.transform((value) =>
			Array.isArray(value)
				? Object.fromEntries(
						value
							.filter(isRecord)
							.filter(({ slug }) => typeof slug === 'string' && slug !== '')
							.map((plugin): [string, unknown] => [plugin.slug as string, plugin]),
					)
				: value,
		),
		mapOf(v.object({ name: text() })),
	),
	{},
);
/** GET connection/plugins: the same, but an error or a page is no answer. */
export const connectedPluginsAnswer = v.pipe(
	v.unknown(),
	v.check((value) => typeof value === 'object' && value !== null && Object.values(value).every(isRecord)),
	connectedPlugins,
);
export type ConnectedPlugins = v.InferOutput<typeof connectedPlugins>;

/** Body of POST connection/register (API-013). */
export const registerRequest = v.object({
	registration_nonce: v.string(),
	no_iframe: v.optional(v.boolean()),
	plugin_slug: v.optional(v.string()),
	/** Relative to the admin root, such as `admin.php?page=jetpack`. */
	redirect_uri: v.optional(v.string()),
	from: v.optional(v.string()),
});
export type RegisterRequest = v.InferOutput<typeof registerRequest>;

/** A benefit of the connection, which the site would lose (CONN-038). */
const benefit = v.object({ name: v.string(), title: text(), description: text(), value: numberOrNull() });
export type SiteBenefit = v.InferOutput<typeof benefit>;

/** GET site/benefits: JSON text inside `data`. */
export const siteBenefits = wrappedText(listOf(benefit));

/** POST identity-crisis/start-fresh: the bare URL to go on at. */
export const freshUrl = v.pipe(v.string(), v.minLength(1));

/** The state of the site's connection (API-016). */
export const getConnection = (client: Client, signal?: AbortSignal) =>
	client.get('connection', connectionStatus, { signal });

/** The caller's account and the owner's name (API-015). Needs connect_user. */
export const getConnectionData = (client: Client, signal?: AbortSignal) =>
	client.get('connection/data', connectionData, { signal });

/** The plugins that share the connection, by slug (API-022). Needs manage_plugins. */
export const getConnectedPlugins = (client: Client, signal?: AbortSignal) =>
	client.get('connection/plugins', connectedPluginsAnswer, { signal });

/** Tests the connection (API-017); a failed test is a refused call with the test's name as code. */
export const testConnection = (client: Client) => client.get('connection/test', connectionTest);

/** The URL at which the caller connects (API-018). */
export const getConnectUrl = (client: Client) => client.get('connection/url', connectUrl);

/** The authorization URL for a registered site (API-014). `redirectUri` is relative to the admin root. */
export const getAuthorizeUrl = (client: Client, redirectUri: string) =>
	client.get('connection/authorize_url', authorizeUrl, {
		query: { no_iframe: 1, redirect_uri: redirectUri },
	});

/** Registers the site at the provider (API-013). */
export const registerSite = (client: Client, request: RegisterRequest) =>
	client.post('connection/register', request, authorizeUrl);

/** Takes the site off the provider (API-019). */
export const disconnectSite = (client: Client) => client.post('connection', { isActive: false }, success);

/** Unlinks the caller's account (API-020); the owner is refused. */
export const unlinkUser = (client: Client) => client.post('connection/user', { linked: false }, success);

/** Makes another connected administrator the owner, by the number they have on this site (API-083). */
export const setOwner = (client: Client, owner: number) =>
	client.post('connection/owner', { owner }, success);

/** Restores a broken connection (API-021). */
export const reconnect = (client: Client) => client.post('connection/reconnect', null, reconnectResult);

/** The benefits of the connection (API-043). */
export const getSiteBenefits = (client: Client, signal?: AbortSignal) =>
	client.get('site/benefits', siteBenefits, { signal });

/** Marks the commerce welcome as seen (API-023); false when it was already. */
export const markCommerceWelcomeSeen = (client: Client) =>
	client.post('seen-wc-connection-modal', null, v.object({ success: flag() }));

/** Marks the site as a copy of another one (API-070); refused if that was decided before. */
export const confirmSafeMode = (client: Client) =>
	client.post('identity-crisis/confirm-safe-mode', null, success);

/**
 * Makes the site a new one at the provider (API-071). `redirectUri` is relative to the admin root. Returns
 * the URL where the user confirms it.
 */
export const startFresh = (client: Client, redirectUri: string) =>
	client.post('identity-crisis/start-fresh', { redirect_uri: redirectUri }, freshUrl);

/** Says that the site has moved to its new URL (API-072). */
export const migrateSite = (client: Client) => client.post('identity-crisis/migrate', null, success);
