import { createSlice, type ActionReducerMapBuilder } from '@reduxjs/toolkit';
import type { Bootstrap } from '../../bootstrap/bootstrap';
import type { BootstrapConnectionStatus, ConnectedPlugins } from '../../rest-api/contract/connection';
import { ApiError, toFailure, type ApiFailure } from '../../rest-api/errors';
import { failed, idle, loading, ready, type Remote } from '../remote';
import {
	accountReceived,
	connectUrlReceived,
	siteDisconnected,
	statusReceived,
	unlinkRunning,
	userConnectionRefused,
	userConnectionStarted,
	userConnectionStopped,
	userUnlinked,
} from './actions';
import { disconnectSite, loadAccount, reconnect, registerSite } from './thunks';

/** The site's connection and the steps under way (CONN-002, CONN-005). */
export interface ConnectionState {
	status: BootstrapConnectionStatus;
	/** By slug. */
	connectedPlugins: ConnectedPlugins;
	/** Where the user connects; empty when linked. */
	connectUrl: string;
	siteIsRegistering: boolean;
	/** The browser is about to leave for the authorization page. */
	userIsConnecting: boolean;
	registrationError: ApiFailure | null;
	authorizationUrl: string;
	disconnecting: Remote<true>;
	/** From the call until the page is left or loaded anew (CONN-064). */
	isReconnecting: boolean;
	isUnlinking: boolean;
	/** Asking anew for the user's account, where the page came without it. */
	accountRequest: Remote<true>;
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
	isReconnecting: false,
	isUnlinking: false,
	accountRequest: idle,
});

export const connectionSlice = createSlice({
	name: 'connection',
	initialState: {} as ConnectionState,
	reducers: {},
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
			state.registrationError = toFailure(new ApiError({ kind: 'shape', call: 'POST connection/register' }));
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
		on.addCase(statusReceived, (state, { payload }) => {
			Object.assign(state.status, payload);
		});
		on.addCase(connectUrlReceived, (state, { payload }) => {
			state.connectUrl = payload;
		});
		on.addCase(unlinkRunning, (state, { payload }) => {
			state.isUnlinking = payload;
		});
		on.addCase(userUnlinked, (state) => {
			state.status.isUserConnected = false;
			state.isUnlinking = false;
		});
		takeAccount(on);
		on.addCase(reconnect.pending, (state) => {
			state.isReconnecting = true;
		});
		on.addCase(reconnect.rejected, (state) => {
			state.isReconnecting = false;
		});
	},
});

/** The user's account, asked for anew; whoever is connected has somebody who owns the connection. */
function takeAccount(on: ActionReducerMapBuilder<ConnectionState>): void {
	on.addCase(loadAccount.pending, (state) => {
		state.accountRequest = loading;
	});
	on.addCase(loadAccount.fulfilled, (state) => {
		state.accountRequest = ready(true);
	});
	on.addCase(loadAccount.rejected, (state, { payload }) => {
		state.accountRequest = payload ? failed(payload) : idle;
	});
	on.addCase(accountReceived, (state, { payload }) => {
		state.status.isUserConnected = payload.isConnected;
		if (payload.isConnected) {
			state.status.hasConnectedOwner = true;
		}
	});
}
