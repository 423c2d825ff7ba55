import type { Client } from './client';
import { freshUrl } from './contract/identity-crisis';
import { success } from './contract/primitives';

/** Marks the site as a copy of another one (API-070); refused if that was decided before. */
export const confirmSafeMode = (client: Client) =>
	client.post('identity-crisis/confirm-safe-mode', null, success);

/**
 * Makes the site a new one at the provider (API-071). `redirectUri` is relative to the admin root. Returns
 * the URL where the user confirms it.
 */
export const startFresh = (client: Client, redirectUri: string) =>
	client.post('identity-crisis/start-fresh', { redirect_uri: redirectUri }, freshUrl);

/** Says that the site has moved to its new URL (API-072). */
export const migrateSite = (client: Client) => client.post('identity-crisis/migrate', null, success);
