import type { Client } from './client';
import {
	authorizeUrl,
	connectedPluginsAnswer,
	connectionData,
	connectionStatus,
	connectionTest,
	connectUrl,
	reconnectResult,
	type RegisterRequest,
} from './contract/connection';
import { success } from './contract/primitives';

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
