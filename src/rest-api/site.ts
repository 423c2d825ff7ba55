import type { Client } from './client';
import { settingsUpdated } from './contract/settings';
import { pluginMap, siteData, siteFeatures, trackingSettings, type PluginRequest } from './contract/site';

/** The site as the provider knows it, its plan included (API-043). */
export const getSite = (client: Client, signal?: AbortSignal) => client.get('site', siteData, { signal });

/** Features that the site's plan and products include (API-043). */
export const getSiteFeatures = (client: Client, signal?: AbortSignal) =>
	client.get('site/features', siteFeatures, { signal });

/** Installed plugins (API-038). Needs activate_plugins. */
export const getPlugins = (client: Client, signal?: AbortSignal) =>
	client.get('plugins', pluginMap, { signal });

/** Installs and activates a plugin (API-039, API-040); refused with 404 when it is active already. */
export const installPlugin = (client: Client, request: PluginRequest) =>
	client.post('plugins', request, settingsUpdated);

/** The caller's choice about usage tracking (API-049). */
export const getTrackingSettings = (client: Client, signal?: AbortSignal) =>
	client.get('tracking/settings', trackingSettings, { signal });

/** Opts out or in (API-049); the answer holds what is stored: users without an account stay opted out. */
export const updateTrackingSettings = (client: Client, tracksOptOut: boolean) =>
	client.post('tracking/settings', { tracks_opt_out: tracksOptOut }, trackingSettings);
