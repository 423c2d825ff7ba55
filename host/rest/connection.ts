import { isNonce } from '../auth/nonces';
import type { Session } from '../auth/sessions';
import { adminUrl, DASHBOARD_PAGE } from '../site/urls';
import {
	connectionStatus,
	disconnect,
	type OwnerRefusal,
	reconnect,
	register,
	setOwner,
	unlinkUser,
} from '../site/connection';
import {
	CONNECTED_PLUGINS,
	connectionData,
	currentUser,
	registerUrl,
	userAuthorizeUrl,
} from '../site/connection-data';
import type { ProviderFault } from '../site/facts';
import { isOffline, readSite } from '../site/site';
import { UNREACHABLE } from '../provider/client';
import { RelayedError, RestError } from '../errors';
import { fault, parameter, required, textParameter, wrongType } from './parameters';
import * as may from './permissions';
import { registrationFailure } from './relay';
import { defineRoute, type RestRequest, type Route } from './route';

const shortText = textParameter(2000);

/** Only the boolean `false`: the site can be disconnected here, not connected (host-contract 5.1). */
const mustBeFalse = parameter<false>({ enum: [false] }, (value, name) =>
	value === false
		? { value }
		: fault(`The ${name} argument should be set to false.`, 'rest_invalid_param', { status: 400 }),
);

/** The number of a user on this site. */
const userNumber = parameter<number>({ type: 'integer' }, (value, name) =>
	(typeof value === 'number' || typeof value === 'string') &&
	value !== '' &&
	Number.isSafeInteger(Number(value))
		? { value: Number(value) }
		: wrongType(name, 'integer'),
);

const OWNER_REFUSALS: Readonly<Record<OwnerRefusal, string>> = {
	new_owner_not_admin: 'New owner is not admin',
	new_owner_is_existing_owner: 'New owner is same as existing owner',
	new_owner_not_connected: 'New owner is not connected',
};

const anything = parameter<unknown>({}, (value) => ({ value }));

const REGISTRATION = {
	no_iframe: anything,
	plugin_slug: shortText,
	redirect_uri: shortText,
	from: shortText,
};

/** Users who passed a permission are logged in. */
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
		isCached: true,
		summary: 'Gets the connection status.',
		permission: 'public',
		params: {},
		handle: ({ site, user }) => connectionStatus(site, user),
	}),
	defineRoute({
		method: 'POST',
		path: 'connection',
		summary: 'Disconnects the site.',
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
		isCached: true,
		summary: 'Gets the current user’s connection and the connection owner.',
		permission: may.viewConnectionData,
		params: {},
		handle: async ({ host, site, user, permissions }) =>
			connectionData(host, site, user, await currentUser(host, site, user, permissions)),
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
		isCached: true,
		summary: 'Lists the plugins that use the connection.',
		permission: may.activatePlugins,
		params: {},
		handle: () => CONNECTED_PLUGINS,
	}),
	defineRoute({
		method: 'GET',
		path: 'connection/url',
		summary: 'Gets the URL where the user connects, as plain text.',
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
		summary: 'Gets the URL where the user authorizes the connection.',
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
		summary: 'Registers the site and returns the URL where the user authorizes the connection.',
		permission: may.connectSite,
		params: { ...REGISTRATION, registration_nonce: required(shortText) },
		paramsIn: ({ checksRegistration }) => ({
			...REGISTRATION,
			registration_nonce: checksRegistration ? required(shortText) : anything,
		}),
		handle: async (request) => {
			const { host, params, user } = request;
			const session = sessionOf(request);
			const isChecked = request.site.edition.checksRegistration;
			if (isChecked && !isNonce(host, session, 'register', params.registration_nonce)) {
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
		summary: 'Restores the connection.',
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
		path: 'connection/owner',
		summary: 'Makes another connected administrator the owner.',
		permission: may.transferOwnership,
		params: { owner: required(userNumber) },
		handle: async ({ host, site, params }) => {
			if (site.facts.providerFault) {
				throw new RestError(500, 'error_setting_new_owner', 'Could not confirm new owner.');
			}
			const refusal = await setOwner(host, params.owner ?? 0);
			if (refusal) {
				throw new RestError(400, refusal, OWNER_REFUSALS[refusal]);
			}
			return { code: 'success' };
		},
	}),
	defineRoute({
		method: 'POST',
		path: 'connection/user',
		summary: 'Disconnects the current user’s account.',
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

/** The test of a site from which nobody can be called (host-contract 5.1). */
function blockedOutbound(): RelayedError {
	const { code, message, data } = OUTBOUND('HTTP');
	return new RelayedError(500, code, message, { data, additional_errors: [OUTBOUND('HTTPS')] });
}

/** The refusal to repair a connection while the provider fails (host-contract 5.1). */
function reconnectFailure(fault: ProviderFault): RelayedError {
	if (fault === 'unreachable') {
		return new RelayedError(500, 'refresh_blog_token_http_request_failed', UNREACHABLE.message);
	}
	return fault === 'refuses'
		? new RelayedError(500, 'refused', 'Error Details: No', { data: 403 })
		: new RelayedError(500, 'Reconnect failed', '');
}

/** A failed test answers without a status in its data (host-contract 4.1). */
class FailedTest extends RestError {
	constructor(private readonly resolution: string) {
		super(500, 'failed_test__connection_token_health', 'Invalid Jetpack connection tokens.');
	}

	override toJSON(): unknown {
		return { code: this.code, message: this.message, data: { resolution: this.resolution } };
	}
}
