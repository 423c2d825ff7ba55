import { path } from './call-url';
import type { Client } from './client';
import { googleVerification } from './contract/verification';

/**
 * The site's verification at Google, and the token that would verify it; with a keyring id, for that account
 * (API-060, API-078). 500 if the provider refuses.
 */
export const getGoogleVerification = (client: Client, keyring: number | null, signal?: AbortSignal) =>
	client.get(
		keyring === null ? 'verify-site/google' : path`verify-site/google/${keyring}`,
		googleVerification,
		{
			signal,
		},
	);

/** Verifies the site with a keyring's account (API-060); refused with 500 and the provider's code. */
export const verifyGoogle = (client: Client, keyring: number) =>
	client.post('verify-site/google', { keyring_id: keyring }, googleVerification);
