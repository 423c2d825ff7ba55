import { createAction } from '@reduxjs/toolkit';
import type { ConnectionStatus, CurrentUser } from '../rest-api/connection';
import type { Settings } from '../rest-api/settings';

/** The site was taken off the provider (CONN-044). */
export const siteDisconnected = createAction('connection/siteDisconnected');

/** The user's account was disconnected; the site stays connected (CONN-073). */
export const userDisconnected = createAction('connection/userDisconnected');

/** The user became the owner of the connection (API-083). */
export const ownershipTaken = createAction('connection/ownershipTaken');

/** The user's account is being disconnected, or that failed. */
export const unlinkRunning = createAction<boolean>('connection/unlinkRunning');

/** A broken connection is being restored, or that failed. */
export const reconnectRunning = createAction<boolean>('connection/reconnectRunning');

/** The browser leaves for the authorization page. */
export const userConnectionStarted = createAction('connection/userConnectionStarted');

/** The page stays after all: the user came back with the back button, or didn't let it go. */
export const userConnectionStopped = createAction('connection/userConnectionStopped');

/** The host named an authorization URL that is not safe to follow. */
export const userConnectionRefused = createAction('connection/userConnectionRefused');

/** Refetches the user's account; a connected user means that somebody owns the connection. */
export const accountReceived = createAction<CurrentUser>('connection/accountReceived');

/** The connection was refetched. */
export const statusReceived = createAction<ConnectionStatus>('connection/statusReceived');

/** A fresh URL at which the user connects outside the dashboard. */
export const connectUrlReceived = createAction<string>('connection/connectUrlReceived');

/** The developer card's changes to a user; members that are left out stay. */
export interface UserPreview {
	isMaster?: boolean;
	isConnected?: boolean;
	permissions?: Partial<CurrentUser['permissions']>;
}

/** The developer card makes the page look as for another user; the host does not hear of it (DEV-012). */
export const userPreviewed = createAction<UserPreview>('preview/user');

/** The same for another plan, by its slug. */
export const planPreviewed = createAction<string>('preview/plan');

/** Offline only modules that need no connection run, disconnected none (host-contract 5.2). */
export type RunningModules = 'all' | 'without-connection' | 'none';

/** A module is being activated, or that ended. */
export const activationRunning = createAction<{ slug: string; isRunning: boolean }>(
	'modules/activationRunning',
);

/** The host is asked what it has stored. */
export const settingsAsked = createAction('settings/asked');

/** The host said what it has stored. */
export const settingsReceived = createAction(
	'settings/received',
	(payload: { values: Settings; running: RunningModules; askedAt: number }) => ({
		payload,
		meta: { at: Date.now() },
	}),
);
