/** Payloads of `verify-site/google` (host-contract 5.10). */
import * as v from 'valibot';
import { plainText } from '../lib/text';
import { isRecord, numberOrNull, optionalFlag, text } from './primitives';
import { path } from './client/call-url';
import type { Client } from './client/client';

/** An error that the provider reports inside of a successful answer. */
interface ReportedError {
	code: string;
	message: string;
}

function toError(entry: unknown): ReportedError {
	if (isRecord(entry)) {
		return { code: plainText(entry.code), message: plainText(entry.message) || plainText(entry.code) };
	}
	return { code: plainText(entry), message: plainText(entry) };
}

/** A list is a failure. A map of codes to texts only explains, and the call succeeded (TRAF-092). */
const reported = v.optional(
	v.pipe(
		v.unknown(),
		v.transform((value) => ({
			failure: Array.isArray(value) && value.length > 0 ? toError(value[0]) : null,
			codes: Array.isArray(value)
				? value.map((entry) => toError(entry).code)
				: Object.keys(isRecord(value) ? value : {}),
		})),
	),
	null,
);

/** The site's verification at Google; the answer to POST carries no token (TRAF-059). */
export const googleVerification = v.pipe(
	v.object({
		verified: optionalFlag(),
		token: text(),
		is_owner: optionalFlag(),
		google_search_console_url: text(),
		google_verification_console_url: text(),
		errors: reported,
	}),
	v.transform(({ errors, ...google }) => ({
		...google,
		verified: google.verified && !errors?.failure,
		/** Null if it didn't fail. */
		failure: errors?.failure ?? null,
		errorCodes: errors?.codes ?? [],
	})),
);
export type GoogleVerification = v.InferOutput<typeof googleVerification>;

/** The popup's keyring id: a number, printed as one or as text; null if there's none (TRAF-089). */
export function keyringId(message: unknown): number | null {
	const id = v.parse(numberOrNull(), isRecord(message) ? message.keyring_id : null);
	return id !== null && Number.isSafeInteger(id) && id > 0 ? id : null;
}

/**
 * The site's verification at Google, and the token that would verify it; with a keyring id, for that account
 * (API-060, API-078). 500 if the provider refuses.
 */
export const getGoogleVerification = (client: Client, keyring: number | null, signal?: AbortSignal) =>
	client.get(
		keyring === null ? 'verify-site/google' : path`verify-site/google/${keyring}`,
		googleVerification,
		{
			signal,
		},
	);

/** Verifies the site with a keyring's account (API-060); refused with 500 and the provider's code. */
export const verifyGoogle = (client: Client, keyring: number) =>
	client.post('verify-site/google', { keyring_id: keyring }, googleVerification);
