/**
 * Payloads of `connection*` (host-contract 5.1) and the connection in the bootstrap object (host-contract
 * 2.1, 2.2).
 */
import * as v from 'valibot';
import {
	flag,
	listOf,
	defaulted,
	isRecord,
	mapOf,
	message,
	numberOrNull,
	optionalFlag,
	text,
} from './primitives';

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
