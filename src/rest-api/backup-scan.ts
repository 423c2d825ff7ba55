import type { Client } from './client';
import { rewindStatus, scanStatus, vaultPressData } from './contract/backup-scan';

/** How the site's backups stand (API-046). */
export const getRewind = (client: Client, signal?: AbortSignal) =>
	client.get('rewind', rewindStatus, { signal });

/** What the last scan found (API-046). */
export const getScan = (client: Client, signal?: AbortSignal) => client.get('scan', scanStatus, { signal });

/** What the older backup plugin says (API-033); refused with 404 while its module is off. */
export const getVaultPressData = (client: Client, signal?: AbortSignal) =>
	client.get('module/vaultpress/data', vaultPressData, { signal });
