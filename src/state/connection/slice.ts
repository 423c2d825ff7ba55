import { createSlice } from '@reduxjs/toolkit';
import type { Bootstrap } from '../../bootstrap/bootstrap';
import type { BootstrapConnectionStatus, ConnectedPlugin } from '../../rest-api/contract/connection';
import { ApiError, toFailure, type ApiFailure } from '../../rest-api/errors';
import {
	siteDisconnected,
	userConnectionRefused,
	userConnectionStarted,
	userConnectionStopped,
} from './actions';
import { registerSite } from './thunks';

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
		on.addCase(siteDisconnected, (state) => {
			state.status.isActive = false;
			state.status.isRegistered = false;
			state.status.isUserConnected = false;
			state.status.hasConnectedOwner = false;
			state.ownerName = '';
		});
	},
});
