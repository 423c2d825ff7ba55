import type { Client } from './client';
import { rewindStatus, scanStatus, vaultPressData } from './contract/backup-scan';

/** Status of the site's backups (API-046). */
export const getRewind = (client: Client, signal?: AbortSignal) =>
	client.get('rewind', rewindStatus, { signal });

/** Result of the last scan (API-046). */
export const getScan = (client: Client, signal?: AbortSignal) => client.get('scan', scanStatus, { signal });

/** Status of the older backup plugin (API-033); refused with 404 while its module is off. */
export const getVaultPressData = (client: Client, signal?: AbortSignal) =>
	client.get('module/vaultpress/data', vaultPressData, { signal });
