/** Payload of `settings` (host contract 5.3 and 6): a flat map of every module switch and option. */
import * as v from 'valibot';
import { defaulted, isRecord, listOf } from './primitives';

/** Keys whose read form is not the form that the rest of the app wants. */
const protectList = defaulted({ local: listOf(v.string()) });

function normalize(settings: Settings): Settings {
	const { jetpack_protect_global_whitelist: list, post_by_email_address: address } = settings;
	return {
		...settings,
		// Read as a map with a list, written as one text (SEC-042, trap 13).
		jetpack_protect_global_whitelist: v.parse(protectList, list).local.join('\n'),
		// `false`, `null` and '1' all mean: no address (WRITE-038).
		post_by_email_address: typeof address === 'string' && address.includes('@') ? address : '',
	};
}

/** GET settings and `Initial_State.settings`. `photon` is on every host, so its absence tells a foreign body. */
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
 * POST settings: `{code: 'success'}`, or the bare `false` seen for `lang_id` (host contract 5.3). All that is told of the
 * new values is the address for posts, where one was made (WRITE-040).
 */
export const settingsUpdated = v.pipe(
	v.union([given, v.boolean()]),
	v.transform((answer): Settings => {
		const address = typeof answer === 'object' ? answer.post_by_email_address : null;
		return typeof address === 'string' && address.includes('@') ? { post_by_email_address: address } : {};
	}),
);
