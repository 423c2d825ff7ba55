import type { Client } from './client';
import { akismetData, akismetKeyCheck } from './contract/akismet';

/** The count of spam, or why nobody counts (API-035). */
export const getAkismetData = (client: Client, signal?: AbortSignal) =>
	client.get('module/akismet/data', akismetData, { signal });

/** Checks the stored key (API-036). */
export const checkAkismetKey = (client: Client, signal?: AbortSignal) =>
	client.get('module/akismet/key/check', akismetKeyCheck, { signal });

/** Checks a typed key; nothing is stored (API-036). */
export const checkTypedKey = (client: Client, key: string) =>
	client.post('module/akismet/key/check', { api_key: key }, akismetKeyCheck);
