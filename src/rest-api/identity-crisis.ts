import type { Client } from './client';
import { freshAddress } from './contract/identity-crisis';
import { success } from './contract/primitives';

/** Keeps the site apart from the one that it was copied from (API-070); refused when that was decided before. */
export const confirmSafeMode = (client: Client) =>
	client.post('identity-crisis/confirm-safe-mode', null, success);

/**
 * Makes the site a new one at the provider (API-071). `redirectUri` is relative to the admin root. Answers the address
 * at which the user confirms that.
 */
export const startFresh = (client: Client, redirectUri: string) =>
	client.post('identity-crisis/start-fresh', { redirect_uri: redirectUri }, freshAddress);

/** Says that the site has moved to its new address (API-072). */
export const migrateSite = (client: Client) => client.post('identity-crisis/migrate', null, success);
