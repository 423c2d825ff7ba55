/** Payload of `settings` (host-contract 5.3 and 6): a flat map of every module switch and option. */
import * as v from 'valibot';
import { defaulted, isRecord, listOf, mapOf, success, text } from './primitives';
import { path } from './client/call-url';
import type { Client } from './client/client';

/** Keys whose read form is not the form that the rest of the app wants. */
const protectList = defaulted({ local: listOf(v.string()) });

/** Hosts print an empty map as a list, or as `false` (quirks 5 and 9). */
const MAPS = ['jetpack_seo_ai_crawler_overrides', 'jetpack_wga'];

function normalize(settings: Settings): Settings {
	const { jetpack_protect_global_whitelist: list, post_by_email_address: email } = settings;
	return {
		...settings,
		// A list with gaps, which PHP prints as a map.
		...(isRecord(settings.show) ? { show: Object.values(settings.show) } : {}),
		...Object.fromEntries(
			MAPS.filter((name) => name in settings && !isRecord(settings[name])).map((name) => [name, {}]),
		),
		// Read as a map with a list, written as one text (SEC-042, quirk 13).
		jetpack_protect_global_whitelist: v.parse(protectList, list).local.join('\n'),
		// `false`, `null` and '1' all mean: no address (WRITE-038).
		post_by_email_address: typeof email === 'string' && email.includes('@') ? email : '',
	};
}

/**
 * GET settings and `Initial_State.settings`. Every host has `photon`, so a body without it is something else.
 */
export const settings = v.pipe(
	v.unknown(),
	v.check((value) => isRecord(value) && typeof value.photon === 'boolean'),
	v.transform((value) => normalize(value as Settings)),
);

/** The same where nothing may be refused: the bootstrap object. */
export const bootstrapSettings = v.optional(
	v.pipe(
		v.unknown(),
		v.transform((value) => normalize(isRecord(value) ? value : {})),
	),
	{},
);

/** Option names to values. */
export type Settings = Record<string, unknown>;

const given = v.object({ code: v.literal('success'), post_by_email_address: v.optional(v.unknown()) });

/**
 * POST settings: `{code: 'success'}`, or the bare `false` for `lang_id` (host-contract 5.3). The only new
 * value in it is the address for posts by email (WRITE-040).
 */
export const settingsUpdated = v.pipe(
	v.union([given, v.boolean()]),
	v.transform((answer): Settings => {
		const email = typeof answer === 'object' ? answer.post_by_email_address : null;
		return typeof email === 'string' && email.includes('@') ? { post_by_email_address: email } : {};
	}),
);

/** A host's declaration of an option that it saves. */
const declaredSetting = v.object({
	/** A word of JSON Schema; empty when the host gives none, or several. */
	type: v.optional(v.fallback(v.string(), ''), ''),
	/** The only values it takes; empty: any of its type. */
	enum: listOf(v.union([v.string(), v.number()])),
	/** The host's own words, which may have markup in them. */
	description: text(),
});
export type DeclaredSetting = v.InferOutput<typeof declaredSetting>;

/** The call as WordPress names it in a list of calls. */
export const SETTINGS_ROUTE = '/jetpack/v4/settings';

const settingsCall = v.object({
	endpoints: listOf(v.object({ methods: listOf(v.string()), args: mapOf(declaredSetting) })),
});

/** The list of calls: what POST settings takes, by name. */
export const declaredSettings = v.pipe(
	v.object({ routes: v.object({ [SETTINGS_ROUTE]: settingsCall }) }),
	v.transform(({ routes }): Record<string, DeclaredSetting> => {
		const { endpoints } = routes[SETTINGS_ROUTE];
		return endpoints.find(({ methods }) => methods.includes('POST'))?.args ?? {};
	}),
);

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

/** Resets a group of options, `options` or `modules` (API-030). */
export const resetOptions = (client: Client, name: 'options' | 'modules') =>
	client.post(path`options/${name}`, { reset: true }, success);

/** Hosts that have it took the content types out of their module. */
const ROUTE = '/jetpack/v4/feature/custom-content-types';

const index = v.pipe(
	v.object({ routes: v.unknown() }),
	v.transform(({ routes }) => isRecord(routes) && ROUTE in routes),
);

/**
 * Tells if content types work with their module off. The list of routes says so without the 404 of a route
 * that isn't there; `_fields` leaves out the other 190.
 */
export const getHasTypesAlone = (client: Client, signal?: AbortSignal) =>
	client.get('', index, { query: { _fields: `routes.${ROUTE}` }, signal });
