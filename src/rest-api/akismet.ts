import type { Client } from './client';
import { akismetData, akismetKeyCheck } from './contract/akismet';

/** How much spam was kept away, or why nobody counts (API-035). */
export const getAkismetData = (client: Client, signal?: AbortSignal) =>
	client.get('module/akismet/data', akismetData, { signal });

/** Whether the stored key holds (API-036). */
export const checkAkismetKey = (client: Client, signal?: AbortSignal) =>
	client.get('module/akismet/key/check', akismetKeyCheck, { signal });

/** Whether a key that was typed would hold; nothing is stored (API-036). */
export const checkTypedKey = (client: Client, key: string) =>
	client.post('module/akismet/key/check', { api_key: key }, akismetKeyCheck);
