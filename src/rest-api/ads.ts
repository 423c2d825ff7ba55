import type { Client } from './client';
import { adsSettings } from './contract/ads';

/** Whether ads are shown (API-050). Most hosts lack this call: 404. The settings screen uses the settings instead. */
export const getAdsSettings = (client: Client, signal?: AbortSignal) =>
	client.get('wordads/settings', adsSettings, { signal });

/** Switches ads on or off (API-050); the answer holds what is true now. */
export const updateAdsSettings = (client: Client, isActive: boolean) =>
	client.post('wordads/settings', { module_active: isActive }, adsSettings);
