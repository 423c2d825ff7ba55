import { createSlice } from '@reduxjs/toolkit';
import type { Bootstrap } from '../../bootstrap/bootstrap';
import type { BootstrapConnectionStatus, ConnectedPlugin } from '../../rest-api/contract/connection';
import { ApiError, toFailure, type ApiFailure } from '../../rest-api/errors';
import { failed, idle, loading, type Remote } from '../remote';
import {
	siteDisconnected,
	userConnectionRefused,
	userConnectionStarted,
	userConnectionStopped,
	userUnlinked,
} from './actions';
import { disconnectSite, reconnect, refreshConnection, registerSite } from './thunks';

/** The site's connection and the steps under way (CONN-002, CONN-005). */
export interface ConnectionState {
	status: BootstrapConnectionStatus;
	/** Display name of the connection owner; empty without one. */
	ownerName: string;
	connectedPlugins: ConnectedPlugin[];
	/** Where the user connects; empty when linked. */
	connectUrl: string;
	siteIsRegistering: boolean;
	/** The browser is about to leave for the authorization page. */
	userIsConnecting: boolean;
	registrationError: ApiFailure | null;
	authorizationUrl: string;
	disconnecting: Remote<true>;
	isReconnecting: boolean;
}

export const connectionState = (bootstrap: Bootstrap): ConnectionState => ({
	status: bootstrap.connectionStatus,
	ownerName: bootstrap.connection.userConnectionData.connectionOwner,
	connectedPlugins: bootstrap.connection.connectedPlugins,
	connectUrl: bootstrap.connectUrl,
	siteIsRegistering: false,
	userIsConnecting: false,
	registrationError: null,
	authorizationUrl: '',
	disconnecting: idle,
	isReconnecting: false,
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
		});
		on.addCase(userConnectionStopped, (state) => {
			state.userIsConnecting = false;
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
			state.ownerName = '';
		});
		on.addCase(refreshConnection.fulfilled, (state, { payload }) => {
			Object.assign(state.status, payload.status);
			state.connectUrl = payload.connectUrl;
		});
		on.addCase(userUnlinked, (state) => {
			state.status.isUserConnected = false;
		});
		on.addCase(reconnect.pending, (state) => {
			state.isReconnecting = true;
		});
		on.addCase(reconnect.fulfilled, (state) => {
			state.isReconnecting = false;
		});
		on.addCase(reconnect.rejected, (state) => {
			state.isReconnecting = false;
		});
	},
});
