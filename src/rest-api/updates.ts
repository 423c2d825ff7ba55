import type { Client } from './client';
import { migrationStatus, pluginUpdates } from './contract/updates';

/** The number of plugins with an update (API-042). */
export const getPluginUpdates = (client: Client, signal?: AbortSignal) =>
	client.get('updates/plugins', pluginUpdates, { signal });

/** True while the site is being moved to another host (API-047). */
export const getMigrationStatus = (client: Client, signal?: AbortSignal) =>
	client.get('migration/status', migrationStatus, { signal });
