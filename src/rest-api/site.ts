/** Payloads of `site`, `plugins` and `tracking/settings` (host-contract 5.5, 5.6, 5.10). */
import * as v from 'valibot';
import {
	defaulted,
	flag,
	isRecord,
	listOf,
	mapOf,
	message,
	numberOrNull,
	optionalFlag,
	text,
	wrappedText,
} from './primitives';
import type { Client } from './client/client';
import { settingsUpdated } from './settings';
import { path } from './client/call-url';

/** A plan as the provider names it; `jetpack_free` when nothing is known. */
export const sitePlan = defaulted({
	product_slug: text('jetpack_free'),
	product_name: text(),
	class: text('free'),
	features: defaulted({ active: listOf(v.string()) }),
	supports: listOf(v.string()),
});

/** GET site: JSON text inside `data`. */
export const siteData = wrappedText(
	v.object({
		ID: v.number(),
		name: text(),
		/** Its tagline. */
		description: text(),
		URL: text(),
		plan: sitePlan,
		options: defaulted({ videopress_storage_used: numberOrNull() }),
	}),
);

export type SiteData = v.InferOutput<typeof siteData>;

/** GET site/features: JSON text. The features that the site has now. */
export const siteFeatures = v.pipe(
	wrappedText(defaulted({ active: listOf(v.string()) })),
	v.transform(({ active }) => active),
);

const plugin = v.object({
	Name: text(),
	Version: text(),
	active: optionalFlag(),
	/** The plugin's own description, as plain text, and its page; only the search reads them (SET-043). */
	Description: message(),
	PluginURI: v.optional(text()),
});

/** GET plugins: file (`akismet/akismet.php`) to plugin. */
export const pluginMap = v.pipe(v.unknown(), v.check(isRecord), mapOf(plugin));
export type PluginMap = v.InferOutput<typeof pluginMap>;

/** Body of POST plugins (API-039, API-040). */
export const pluginRequest = v.object({
	slug: v.string(),
	status: v.optional(v.picklist(['active', 'inactive'])),
	source: v.optional(v.string()),
});
export type PluginRequest = v.InferOutput<typeof pluginRequest>;

/** GET and POST tracking/settings. */
export const trackingSettings = v.object({ tracks_opt_out: flag() });

/** GET updates/plugins: how many have an update. */
export const pluginUpdates = v.object({ count: v.pipe(numberOrNull(), v.number(), v.minValue(0)) });

/** GET migration/status: `status` is one of the provider's words, such as `inactive` or `backing-up`. */
export const migrationStatus = v.object({ status: v.string(), percent: numberOrNull() });
export type MigrationStatus = v.InferOutput<typeof migrationStatus>;

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

/** The number of plugins with an update (API-042). */
export const getPluginUpdates = (client: Client, signal?: AbortSignal) =>
	client.get('updates/plugins', pluginUpdates, { signal });

/** True while the site is being moved to another host (API-047). */
export const getMigrationStatus = (client: Client, signal?: AbortSignal) =>
	client.get('migration/status', migrationStatus, { signal });

const dismissed = v.pipe(v.unknown(), v.check(isRecord), mapOf(flag()));

/**
 * Dismisses a notice the host knows for good (API-059); returns all dismissed ones. An unknown id is refused.
 */
export const dismissNotice = (client: Client, id: string) =>
	client.post(path`notice/${id}`, { dismissed: true }, dismissed);
