/** Payloads of GET module/akismet/data and module/akismet/key/check (host-contract 5.4). */
import * as v from 'valibot';
import { flag, text } from './primitives';

const PROBLEMS = ['not_installed', 'not_active', 'invalid_key'] as const;
export type AkismetProblem = (typeof PROBLEMS)[number];

/**
 * How many spam comments were blocked, or why there's no count. `unknown`: a word the contract doesn't have.
 */
export type AkismetData =
	{ status: 'counting'; count: number } | { status: AkismetProblem } | { status: 'unknown' };

/** A bare count, as number or text, or a status word. */
export const akismetData = v.pipe(
	v.union([v.number(), v.string()]),
	v.transform((value): AkismetData => {
		const count = value === '' ? NaN : Number(value);
		if (Number.isFinite(count)) {
			return { status: 'counting', count };
		}
		return { status: PROBLEMS.find((word) => word === value) ?? 'unknown' };
	}),
);

/** Whether the stored key holds. Hosts answer `false` for a service they do not know. */
export const akismetKeyCheck = v.union([
	v.pipe(
		v.literal(false),
		v.transform(() => ({ validKey: false, invalidKeyCode: '', invalidKeyMessage: '' })),
	),
	v.object({ validKey: flag(), invalidKeyCode: text(), invalidKeyMessage: text() }),
]);
export type AkismetKeyCheck = v.InferOutput<typeof akismetKeyCheck>;
