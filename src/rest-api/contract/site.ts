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
