/** Payloads of `module/*` (host-contract 5.2 and 5.4). */
import * as v from 'valibot';
import {
	decodedText,
	defaulted,
	isRecord,
	listOf,
	mapOf,
	numberOrNull,
	optionalFlag,
	success,
	text,
} from './primitives';
import { path } from './client/call-url';
import type { Client } from './client/client';

const moduleOption = v.object({
	/** Its form is the option's own. */
	current_value: v.optional(v.unknown()),
	/** Offered values and their labels (SET-047). */
	enum_labels: mapOf(v.string()),
	/** Of a map: the members that the host knows. */
	default: v.optional(v.unknown()),
});

type Override = 'active' | 'inactive' | 'managed';

/** One module of GET module/all and of `Initial_State.getModules` (SET-027). */
export const moduleSchema = v.object({
	module: v.string(),
	/** It runs now; not the same as the stored switch while offline or not connected. */
	activated: optionalFlag(),
	available: optionalFlag(true),
	/** Empty when it's available. */
	unavailable_reason: decodedText(),
	/** Overridden by a site administrator; anything but the two known words is a kind of its own (SET-028). */
	override: v.optional(
		v.pipe(
			v.unknown(),
			v.transform((value): Override | null => {
				if (value === 'active' || value === 'inactive') {
					return value;
				}
				return value === true || (typeof value === 'string' && value !== '' && value !== '0')
					? 'managed'
					: null;
			}),
		),
		null,
	),
	name: decodedText(),
	description: decodedText(),
	short_description: decodedText(),
	long_description: decodedText(),
	learn_more_button: decodedText(),
	/** Admin page with its settings. */
	configure_url: decodedText(),
	/** `Yes`, `No`, or `Public`: only on a site that search engines may see. */
	auto_activate: text(),
	search_terms: decodedText(),
	additional_search_queries: decodedText(),
	feature: listOf(v.string()),
	requires_connection: optionalFlag(),
	requires_user_connection: optionalFlag(),
	options: mapOf(moduleOption),
	extra: defaulted({ sitemap_url: text(), news_sitemap_url: text() }),
});
export type Module = v.InferOutput<typeof moduleSchema>;

/** GET module/all: slug to module. */
export const moduleMap = v.pipe(v.unknown(), v.check(isRecord), mapOf(moduleSchema));
export type ModuleMap = v.InferOutput<typeof moduleMap>;

/** GET module/protect/data: blocked attempts, null when nothing was counted yet. */
export const protectCount = v.pipe(
	v.unknown(),
	v.check((value) => !isRecord(value)),
	numberOrNull(),
);

/** GET waf (SEC-034); the call is there only while the firewall is on (quirk 23). */
export const waf = v.pipe(
	v.unknown(),
	v.check(isRecord),
	v.object({
		/** The file the server has to run first; empty if there's none. */
		bootstrap_path: text(),
		/** The provider's rules are there, whatever the plan has. */
		automatic_rules_available: optionalFlag(),
	}),
);
export type Waf = v.InferOutput<typeof waf>;

/** All modules (API-024). */
export const getModules = (client: Client, signal?: AbortSignal) =>
	client.get('module/all', moduleMap, { signal });

/** Switches one module (API-026). Success does not prove a change: overrides win silently (quirk 11). */
export const setModuleActive = (client: Client, slug: string, active: boolean) =>
	client.post(path`module/${slug}/active`, { active }, success);

/** Blocked login attempts (API-031); refused with 404 while protection is off. */
export const getProtectCount = (client: Client, signal?: AbortSignal) =>
	client.get('module/protect/data', protectCount, { signal });

/** The firewall's status; refused with 404 while it's off. */
export const getWaf = (client: Client, signal?: AbortSignal) => client.get('waf', waf, { signal });
