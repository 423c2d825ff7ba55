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
	text,
} from './primitives';

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
