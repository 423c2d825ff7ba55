import { type ActionReducerMapBuilder, createSlice } from '@reduxjs/toolkit';
import { createSelector } from 'reselect';
import type { Bootstrap } from '../../bootstrap/bootstrap';
import * as api from '../../rest-api/connection';
import {
	type BootstrapConnectionStatus,
	type ConnectedPlugins,
	siteConnectionStatus,
} from '../../rest-api/connection';
import { ApiError, type ApiFailure, toFailure } from '../../rest-api/client/errors';
import { createAppThunk } from '../app-thunk';
import {
	accountReceived,
	connectUrlReceived,
	reconnectRunning,
	type RunningModules,
	siteDisconnected,
	statusReceived,
	unlinkRunning,
	userConnectionRefused,
	userConnectionStarted,
	userConnectionStopped,
	userDisconnected,
} from '../events';
import { failed, idle, loading, type Remote } from '../remote';
import type { RootState } from '../root-state';
import { selectCan, selectCanManageModules } from '../user/slice';

export type { SiteBenefit } from '../../rest-api/connection';

/**
 * Gives the site's authorization URL: registers the site, or only asks for the URL when it is
 * registered already (CONN-015 to CONN-017, CONN-021). One at a time.
 */
export const registerSite = createAppThunk<{ authorizeUrl: string }>(
	'connection/register',
	(_, { client, getState }) => {
		const { connection, page } = getState();
		const returnTo = selectReturn(getState());
		if (connection.status.isRegistered) {
			return api.getAuthorizeUrl(client, returnTo);
		}
		return api.registerSite(client, {
			registration_nonce: page.registrationNonce,
			no_iframe: true,
			redirect_uri: returnTo,
		});
	},
	(_, state) => !state.connection.siteIsRegistering,
);

/** Takes the site off the provider (CONN-040); one at a time. */
export const disconnectSite = createAppThunk(
	'connection/disconnect',
	async (_, { client }) => {
		await api.disconnectSite(client);
	},
	(_, state) => state.connection.disconnecting.status !== 'loading',
);

declare module '../root-state' {
	interface EagerSlices {
		connection: ConnectionState;
	}
}

/** The site's connection and its pending steps (CONN-002, CONN-005). */
export interface ConnectionState {
	status: BootstrapConnectionStatus;
	/** By slug. */
	connectedPlugins: ConnectedPlugins;
	/** The URL at which the user connects; empty when connected. */
	connectUrl: string;
	siteIsRegistering: boolean;
	/** The browser is about to leave for the authorization page. */
	userIsConnecting: boolean;
	registrationError: ApiFailure | null;
	authorizationUrl: string;
	disconnecting: Remote<true>;
	/** On the screen: going back in the browser closes one, going forward opens the next. */
	disconnectDialogs: number;
	/** From the call until the page is left or reloads (CONN-064). */
	isReconnecting: boolean;
	isUnlinking: boolean;
}

export const connectionState = (bootstrap: Bootstrap): ConnectionState => ({
	status: bootstrap.connectionStatus,
	connectedPlugins: bootstrap.connection.connectedPlugins,
	connectUrl: bootstrap.connectUrl,
	siteIsRegistering: false,
	userIsConnecting: false,
	registrationError: null,
	authorizationUrl: '',
	disconnecting: idle,
	disconnectDialogs: 0,
	isReconnecting: false,
	isUnlinking: false,
});

export const connectionSlice = createSlice({
	name: 'connection',
	initialState: {} as ConnectionState,
	reducers: {
		disconnectDialogOpened(state) {
			state.disconnectDialogs++;
		},
		disconnectDialogClosed(state) {
			state.disconnectDialogs--;
		},
	},
	extraReducers: (on) => {
		on.addCase(registerSite.pending, (state) => {
			state.siteIsRegistering = true;
			state.registrationError = null;
		});
		on.addCase(registerSite.fulfilled, (state, { payload }) => {
			state.siteIsRegistering = false;
			state.status.isRegistered = true;
			state.authorizationUrl = payload.authorizeUrl;
		});
		on.addCase(registerSite.rejected, (state, { payload }) => {
			state.siteIsRegistering = false;
			state.registrationError = payload ?? null;
		});
		on.addCase(userConnectionStarted, (state) => {
			state.userIsConnecting = true;
			state.registrationError = null;
		});
		on.addCase(userConnectionStopped, (state) => {
			state.userIsConnecting = false;
			state.isReconnecting = false;
		});
		on.addCase(userConnectionRefused, (state) => {
			state.authorizationUrl = '';
			state.registrationError = toFailure(new ApiError({ kind: 'schema', call: 'POST connection/register' }));
		});
		on.addCase(disconnectSite.pending, (state) => {
			state.disconnecting = loading;
		});
		on.addCase(disconnectSite.fulfilled, (state) => {
			state.disconnecting = idle;
		});
		on.addCase(disconnectSite.rejected, (state, { payload }) => {
			state.disconnecting = payload ? failed(payload) : idle;
		});
		on.addCase(siteDisconnected, (state) => {
			Object.assign(state.status, { isActive: false, isRegistered: false, isUserConnected: false });
			state.status.hasConnectedOwner = false;
		});
		takeAnswers(on);
		on.addCase(unlinkRunning, (state, { payload }) => {
			state.isUnlinking = payload;
		});
		on.addCase(userDisconnected, (state) => {
			state.status.isUserConnected = false;
			state.isUnlinking = false;
		});
		on.addCase(reconnectRunning, (state, { payload }) => {
			state.isReconnecting = payload;
		});
	},
});

export const { disconnectDialogOpened, disconnectDialogClosed } = connectionSlice.actions;

/** The host's answers about the connection; a connected user means that somebody owns it. */
function takeAnswers(on: ActionReducerMapBuilder<ConnectionState>): void {
	on.addCase(statusReceived, (state, { payload }) => {
		Object.assign(state.status, payload);
	});
	on.addCase(connectUrlReceived, (state, { payload }) => {
		state.connectUrl = payload;
	});
	on.addCase(accountReceived, (state, { payload }) => {
		state.status.isUserConnected = payload.isConnected;
		if (payload.isConnected) {
			state.status.hasConnectedOwner = true;
		}
	});
}

export const selectSiteConnectionStatus = (state: RootState) => siteConnectionStatus(state.connection.status);

/** The modules that run on a site in this state. */
export function selectRunningModules(state: RootState): RunningModules {
	switch (selectSiteConnectionStatus(state)) {
		case 'connected':
			return 'all';
		case 'offline':
			return 'without-connection';
		default:
			return 'none';
	}
}

export const selectIsOffline = (state: RootState) => state.connection.status.offlineMode.isActive;

/** Registered at the provider, and online. */
export const selectIsSiteConnected = (state: RootState) => selectSiteConnectionStatus(state) === 'connected';

/** Somebody owns the connection; `isActive` alone does not say so (quirk 17). */
export const selectHasConnectedOwner = (state: RootState) => state.connection.status.hasConnectedOwner;

/** An account needs a connected site, and connecting that is a permission of its own. */
export const selectMayConnect = (state: RootState) =>
	selectCan(state, selectIsSiteConnected(state) ? 'connect_user' : 'connect');

/**
 * Nothing is sold on a site without an owner to those who can't connect one (DASH-041, ROLE-011). Offline,
 * where nobody can, what sells says so itself.
 */
export const selectMayBuy = (state: RootState) =>
	selectIsOffline(state) || selectHasConnectedOwner(state) || selectMayConnect(state);

export const selectConnection = (state: RootState) => state.connection;

/** The coupon that waits to be redeemed; null without one, and offline (COUPON-004). */
export const selectCoupon = (state: RootState) => (selectIsOffline(state) ? null : state.page.partnerCoupon);

/**
 * The coupon's next step: connecting an account that owns the connection, even on a connected site without an
 * owner, or redeeming (COUPON-020). Null without a coupon, and for users who can do neither (COUPON-023).
 */
export function selectCouponStep(state: RootState): 'connect' | 'redeem' | null {
	if (!selectCoupon(state) || !selectCanManageModules(state)) {
		return null;
	}
	return selectHasConnectedOwner(state) ? 'redeem' : selectMayConnect(state) ? 'connect' : null;
}

/**
 * The provider returns the user here, below the admin URL (CONN-082), with the coupon that waits for an owner
 * (COUPON-009, CONN-083).
 */
function selectReturn(state: RootState): string {
	const { dashboardPage } = state.page;
	const code = selectCouponStep(state) === 'connect' && selectCoupon(state)?.coupon_code;
	return code ? `${dashboardPage}&partnerCoupon=${encodeURIComponent(code)}` : dashboardPage;
}

/** The provider knows the site under another URL, and nobody has decided what that means (CONN-074). */
export const selectIsInIdentityCrisis = (state: RootState) => state.connection.status.isInIdentityCrisis;

/** Faults of the connection, as the host reports them (CONN-002). */
export const selectConnectionErrors = (state: RootState) => state.connection.status.errors;

/** Domain of the sandbox that the site talks to; empty without one (CONN-004). */
export const selectSandboxDomain = (state: RootState) => state.connection.status.sandboxDomain;

/** The user's account, and the site's number at the provider (CONN-002, CONN-003). */
export const selectUserConnectionData = createSelector(
	[(state: RootState) => state.user.wpcomUser, (state: RootState) => state.page.site.blog_id],
	(wpcomUser, blogId) => ({ currentUser: { wpcomUser, blogId } }),
);

/** The exit survey needs to know who answers, and for which site (CONN-048). */
export function selectCanGiveFeedback(state: RootState): boolean {
	const { wpcomUser, blogId } = selectUserConnectionData(state).currentUser;
	return Boolean(wpcomUser.ID) && Boolean(blogId);
}
