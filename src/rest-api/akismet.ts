/** Payloads of GET module/akismet/data and module/akismet/key/check (host-contract 5.4). */
import * as v from 'valibot';
import { flag, text } from './primitives';
import type { Client } from './client/client';

const PROBLEMS = ['not_installed', 'not_active', 'invalid_key'] as const;
export type AkismetProblem = (typeof PROBLEMS)[number];

/**
 * The number of spam comments blocked, or why there's no count. `unknown`: a word the contract doesn't have.
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

/** The verdict on the stored key. Hosts answer `false` for a service that they don't know. */
export const akismetKeyCheck = v.union([
	v.pipe(
		v.literal(false),
		v.transform(() => ({ validKey: false, invalidKeyCode: '', invalidKeyMessage: '' })),
	),
	v.object({ validKey: flag(), invalidKeyCode: text(), invalidKeyMessage: text() }),
]);
export type AkismetKeyCheck = v.InferOutput<typeof akismetKeyCheck>;

/** The count of spam, or why nobody counts (API-035). */
export const getAkismetData = (client: Client, signal?: AbortSignal) =>
	client.get('module/akismet/data', akismetData, { signal });

/** Checks the stored key (API-036). */
export const checkAkismetKey = (client: Client, signal?: AbortSignal) =>
	client.get('module/akismet/key/check', akismetKeyCheck, { signal });

/** Checks a typed key; nothing is stored (API-036). */
export const checkTypedKey = (client: Client, key: string) =>
	client.post('module/akismet/key/check', { api_key: key }, akismetKeyCheck);
