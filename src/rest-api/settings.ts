import type { Client } from './client';
import {
	declaredSettings,
	settings,
	SETTINGS_ROUTE,
	settingsUpdated,
	type Settings,
} from './contract/settings';

/** Every switch and option (API-027). */
export const getSettings = (client: Client, signal?: AbortSignal) =>
	client.get('settings', settings, { signal });

/**
 * Saves options and module switches (API-028, API-029). The answer has the address for posts by email, if one
 * was made.
 */
export const updateSettings = (client: Client, values: Settings) =>
	client.post('settings', values, settingsUpdated);

/** The host's declarations of the settings that it saves, by name: a part of its list of calls. */
export const getDeclaredSettings = (client: Client, signal?: AbortSignal) =>
	client.get('', declaredSettings, { query: { _fields: `routes.${SETTINGS_ROUTE}` }, signal });
