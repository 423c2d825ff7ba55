import { path } from './address';
import type { Client } from './client';
import { googleVerification } from './contract/verification';

/**
 * Whether the site is verified at Google, and the token that would verify it; in the name of one account with its
 * keyring id, which is a part of the path (API-060, API-078). Refused with 500 where the provider refuses.
 */
export const getGoogleVerification = (client: Client, keyring: number | null, signal?: AbortSignal) =>
	client.get(
		keyring === null ? 'verify-site/google' : path`verify-site/google/${keyring}`,
		googleVerification,
		{
			signal,
		},
	);

/** Verifies the site with the account behind a keyring (API-060); refused with 500 and the provider's own code. */
export const verifyGoogle = (client: Client, keyring: number) =>
	client.post('verify-site/google', { keyring_id: keyring }, googleVerification);
