import { createAction } from '@reduxjs/toolkit';
import type { ConnectionStatus, CurrentUser } from '../../rest-api/contract/connection';

/** The site was taken off the provider (CONN-044). */
export const siteDisconnected = createAction('connection/siteDisconnected');

/** The user's account was unlinked; the site stays connected (CONN-073). */
export const userUnlinked = createAction('connection/userUnlinked');

/** The user's account is being unlinked, or that came to nothing. */
export const unlinkRunning = createAction<boolean>('connection/unlinkRunning');

/** The browser leaves for the authorization page. */
export const userConnectionStarted = createAction('connection/userConnectionStarted');

/** The page stays after all: the user came back to it with the browser's back button, or did not let it go. */
export const userConnectionStopped = createAction('connection/userConnectionStopped');

/** The host named an authorization address that is not safe to follow. */
export const userConnectionRefused = createAction('connection/userConnectionRefused');

/** What the host says of the user's account, asked anew; a connected user means that somebody owns the connection. */
export const accountReceived = createAction<CurrentUser>('connection/accountReceived');

/** How the connection stands, asked again. */
export const statusReceived = createAction<ConnectionStatus>('connection/statusReceived');

/** Where the user connects outside the dashboard, asked again. */
export const connectUrlReceived = createAction<string>('connection/connectUrlReceived');
