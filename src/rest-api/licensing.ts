import type { Client } from './client';
import {
	attachResponse,
	countsResponse,
	licenseList,
	licensingError,
	noticeDismissed,
} from './contract/licensing';
import { success } from './contract/primitives';

/** Keeps a key for the site; hosts take any text, and say nothing about what becomes of it (API-064). */
export const setLicense = (client: Client, license: string) =>
	client.post('licensing/set-license', { license }, success);

/** The fault of the host's license keys; empty if there's none (API-063). Needs manage_options. */
export const getLicensingError = (client: Client) => client.get('licensing/error', licensingError);

/** Counts of the owner's licenses by kind (API-065). For the owner of the connection alone. */
export const getLicenseCounts = (client: Client, signal?: AbortSignal) =>
	client.get('licensing/user/counts', countsResponse, { signal });

/** The owner's licenses, in use or not (API-066). For the owner of the connection alone. */
export const getLicenses = (client: Client, signal?: AbortSignal) =>
	client.get('licensing/user/licenses', licenseList, { signal });

/** Notes how many unused licenses the owner has seen (API-067); `detached` is not negative. */
export const dismissActivationNotice = (client: Client, detached: number) =>
	client.post('licensing/user/activation-notice-dismiss', { last_detached_count: detached }, noticeDismissed);

/** Attaches a license to the site (API-068); a refused key is an answer, not an error (API-069). */
export const attachLicense = (client: Client, key: string) =>
	client.post('licensing/attach-licenses', { licenses: [key] }, attachResponse);
