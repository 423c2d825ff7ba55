import { isNonce } from '../auth/nonces';
import type { Session } from '../auth/sessions';
import { adminUrl, DASHBOARD_PAGE } from '../site/addresses';
import { connectionStatus, disconnect, reconnect, register, unlinkUser } from '../site/connection';
import {
	CONNECTED_PLUGINS,
	connectionData,
	currentUser,
	registerUrl,
	userAuthorizeUrl,
} from '../site/connection-data';
import { isOffline, readSite } from '../site/site';
import { UNREACHABLE, type ProviderFault } from '../provider/client';
import { RelayedError, RestError } from './errors';
import { fault, parameter, required, textParameter } from './parameters';
import * as may from './permissions';
import { registrationFailure } from './relay';
import { defineRoute, type RestRequest, type Route } from './route';

const shortText = textParameter(2000);

/** Only the boolean `false`: the site can be disconnected here, not connected (host contract 5.1). */
const mustBeFalse = parameter<false>({ enum: [false] }, (value, name) =>
	value === false
		? { value }
		: fault(`The ${name} argument should be set to false.`, 'rest_invalid_param', { status: 400 }),
);

const anything = parameter<unknown>({}, (value) => ({ value }));

/** Whoever passed a permission is logged in. */
function sessionOf({ session }: RestRequest): Session {
	if (!session) {
		throw new Error('A call with a permission came without a session.');
	}
	return session;
}

export const connectionRoutes: readonly Route[] = [
	defineRoute({
		method: 'GET',
		path: 'connection',
		isKept: true,
		summary: 'State of the connection, as the caller sees it.',
		permission: 'public',
		params: {},
		handle: ({ site, user }) => connectionStatus(site, user),
	}),
	defineRoute({
		method: 'POST',
		path: 'connection',
		summary: 'Ends the connection of the site.',
		permission: may.disconnectSite,
		params: { isActive: required(mustBeFalse) },
		handle: async ({ host }) => {
			if (!(await disconnect(host))) {
				const message = 'Failed to disconnect the site as it appears already disconnected.';
				throw new RestError(400, 'disconnect_failed', message);
			}
			return { code: 'success' };
		},
	}),
	defineRoute({
		method: 'GET',
		path: 'connection/data',
		isKept: true,
		summary: 'The caller as user of the connection, and its owner.',
		permission: may.viewConnectionData,
		params: {},
		handle: async ({ host, site, user, permissions }) =>
			connectionData(host, site, await currentUser(host, site, user, permissions)),
	}),
	defineRoute({
		method: 'GET',
		path: 'connection/test',
		summary: 'Tests the connection.',
		permission: may.testConnection,
		params: {},
		handle: ({ host, site }) => {
			const { fault: found, isRegistered, providerFault } = site.facts;
			if (providerFault === 'unreachable' && isRegistered && !isOffline(site)) {
				throw blockedOutbound();
			}
			if (providerFault && isRegistered && !isOffline(site)) {
				const resolution = `Reconnect Jetpack now :${adminUrl(host.origin)}${DASHBOARD_PAGE}#/reconnect`;
				throw new RelayedError(500, 'failed_test__wpcom_connection_test', 'Remote test: 200', {
					data: { resolution },
				});
			}
			if (found && isRegistered && !isOffline(site)) {
				throw new FailedTest(`Reconnect Jetpack now :${adminUrl(host.origin)}${DASHBOARD_PAGE}#/reconnect`);
			}
			return { code: 'success', message: 'All connection tests passed.' };
		},
	}),
	defineRoute({
		method: 'GET',
		path: 'connection/plugins',
		isKept: true,
		summary: 'Plugins that share the connection.',
		permission: may.activatePlugins,
		params: {},
		handle: () => CONNECTED_PLUGINS,
	}),
	defineRoute({
		method: 'GET',
		path: 'connection/url',
		summary: 'Address on which the caller connects, as a bare text.',
		permission: may.connectUser,
		params: { from: shortText, redirect: shortText },
		handle: (request) => {
			const { host, site, params } = request;
			const session = sessionOf(request);
			return site.facts.isRegistered
				? userAuthorizeUrl(host, site, session, params)
				: registerUrl(host, session);
		},
	}),
	defineRoute({
		method: 'GET',
		path: 'connection/authorize_url',
		summary: 'Address on which the caller authorises the connection.',
		permission: may.viewConnectionData,
		params: { no_iframe: anything, redirect_uri: shortText, from: shortText },
		handle: (request) => {
			const { redirect_uri: redirect, from } = request.params;
			return {
				authorizeUrl: userAuthorizeUrl(request.host, request.site, sessionOf(request), { redirect, from }),
			};
		},
	}),
	defineRoute({
		method: 'POST',
		path: 'connection/register',
		summary: 'Registers the site, and says where the caller authorises the connection.',
		permission: may.connectSite,
		params: {
			registration_nonce: required(shortText),
			no_iframe: anything,
			plugin_slug: shortText,
			redirect_uri: shortText,
			from: shortText,
		},
		handle: async (request) => {
			const { host, params, user } = request;
			const session = sessionOf(request);
			if (!isNonce(host, session, 'register', params.registration_nonce)) {
				throw new RestError(403, 'invalid_nonce', 'Unable to verify your request.');
			}
			const { providerFault } = request.site.facts;
			if (providerFault) {
				throw registrationFailure(providerFault);
			}
			await register(host, user);
			const wish = { redirect: params.redirect_uri, from: params.from };
			return {
				authorizeUrl: userAuthorizeUrl(host, await readSite(host.db), session, wish),
				alternateAuthorizeUrl: '',
			};
		},
	}),
	defineRoute({
		method: 'POST',
		path: 'connection/reconnect',
		summary: 'Repairs the connection.',
		permission: may.reconnectSite,
		params: {},
		handle: async (request) => {
			const { host, user, site } = request;
			if (site.facts.providerFault) {
				throw reconnectFailure(site.facts.providerFault);
			}
			const status = await reconnect(host, user);
			return status === 'completed'
				? { status }
				: { status, authorizeUrl: userAuthorizeUrl(host, await readSite(host.db), sessionOf(request), {}) };
		},
	}),
	defineRoute({
		method: 'POST',
		path: 'connection/user',
		summary: 'Unlinks the caller from their account.',
		permission: may.unlinkSelf,
		params: { linked: anything },
		handle: async ({ host, site, user, params }) => {
			if (params.linked !== false) {
				throw new RestError(404, 'invalid_param', 'Invalid Parameter');
			}
			if (site.facts.providerFault || !(await unlinkUser(host, user))) {
				const message = 'Was not able to unlink the user. Please try again.';
				throw new RestError(400, 'unlink_user_failed', message);
			}
			return { code: 'success' };
		},
	}),
];

const OUTBOUND = (kind: string) => ({
	code: `failed_test__outbound_${kind.toLowerCase()}`,
	message: `Your server did not successfully connect to the Jetpack server using ${kind}\n\t\t\t\tPlease ask your hosting provider to confirm your server can make outbound requests to jetpack.com.`,
	data: { resolution: '' },
});

/** The test of a site from which nobody can be called (host contract 5.1). */
function blockedOutbound(): RelayedError {
	const { code, message, data } = OUTBOUND('HTTP');
	return new RelayedError(500, code, message, { data, additional_errors: [OUTBOUND('HTTPS')] });
}

/** Why the connection cannot be repaired while the provider fails (host contract 5.1). */
function reconnectFailure(fault: ProviderFault): RelayedError {
	if (fault === 'unreachable') {
		return new RelayedError(500, 'refresh_blog_token_http_request_failed', UNREACHABLE.message);
	}
	return fault === 'refuses'
		? new RelayedError(500, 'refused', 'Error Details: No', { data: 403 })
		: new RelayedError(500, 'Reconnect failed', '');
}

/** A failed test answers without a status in its data (host contract 4.1). */
class FailedTest extends RestError {
	constructor(private readonly resolution: string) {
		super(500, 'failed_test__connection_token_health', 'Invalid Jetpack connection tokens.');
	}

	override toJSON(): unknown {
		return { code: this.code, message: this.message, data: { resolution: this.resolution } };
	}
}
