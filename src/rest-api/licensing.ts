/** Payloads of `licensing/*` and of the bootstrap object's `licensing` (host-contract 2.1 and 5.8). */
import * as v from 'valibot';
import { plainText } from '../lib/text';
import {
	defaulted,
	isRecord,
	listOf,
	message,
	numberOrNull,
	optionalFlag,
	stored,
	success,
	text,
} from './primitives';
import type { Client } from './client/client';

/** A count; anything that's no number counts as 0. */
const count = v.pipe(
	numberOrNull(),
	v.transform((value) => Math.max(0, Math.floor(value ?? 0))),
);

/** The owner's licenses of each kind; none for other users, who get an error object in place of numbers. */
const licenseCounts = defaulted({ detached: count, attached: count, revoked: count });
export type LicenseCounts = v.InferOutput<typeof licenseCounts>;

/** GET licensing/user/counts. */
export const countsResponse = v.pipe(
	v.unknown(),
	v.check((value) => isRecord(value) && 'detached' in value),
	licenseCounts,
);

/** When the user last saw how many licenses wait, and how many did; null when they never did. */
export const noticeDismissal = defaulted({
	last_detached_count: numberOrNull(),
	/** ISO time. */
	last_dismissed_time: v.optional(v.fallback(v.nullable(v.string()), null), null),
});
/** POST licensing/user/activation-notice-dismiss: what is remembered now. */
export const noticeDismissed = v.pipe(v.unknown(), v.check(isRecord), noticeDismissal);
export type NoticeDismissal = v.InferOutput<typeof noticeDismissal>;

/** `licensing` of the bootstrap object (LIC-036). */
export const bootstrapLicensing = defaulted({
	error: message(),
	showLicensingUi: optionalFlag(),
	/** Null: the host leaves it to a call of its own. */
	userCounts: v.optional(v.nullable(licenseCounts), {}),
	activationNoticeDismiss: noticeDismissal,
});

/** GET licensing/error: a bare text. Anything else says nothing about the keys. */
export const licensingError = v.pipe(
	v.string(),
	v.transform((said) => plainText(said)),
);

/** A license of the user (LIC-038, LIC-039). */
const license = v.object({
	license_key: v.pipe(v.string(), v.minLength(1)),
	/** Name of what it unlocks. */
	product: text(),
	/** When a site began to use it, and when it was withdrawn; empty when that never was. */
	attached_at: text(),
	revoked_at: text(),
});
export type License = v.InferOutput<typeof license>;

/** GET licensing/user/licenses: the licenses of the first page. */
export const licenseList = v.pipe(
	v.unknown(),
	v.check((value) => isRecord(value) && 'items' in value),
	defaulted({ items: listOf(license) }),
	v.transform(({ items }) => items),
);

/** Outcome for one key: its product's number, or why it was refused, possibly empty (LIC-009). */
export type Attached = { productId: number } | { error: string };

function innermost(value: unknown): unknown {
	return Array.isArray(value) && value.length > 0 ? innermost(value[0]) : value;
}

/** The first text of the first entry that has one; an entry is a text, or a list of texts or lists. */
function firstText(errors: unknown): string {
	const entries = isRecord(errors) || Array.isArray(errors) ? Object.values(errors) : [];
	return (
		(entries as unknown[])
			.flat(Infinity)
			.map(plainText)
			.find((said) => said !== '') ?? ''
	);
}

/** POST licensing/attach-licenses: nested lists, of which the first innermost element counts (LIC-041). */
export const attachResponse = v.pipe(
	v.unknown(),
	v.transform((value): Attached => {
		const answer = innermost(value);
		const { activatedProductId, errors } = isRecord(answer) ? answer : {};
		const productId = v.parse(numberOrNull(), activatedProductId);
		return productId === null ? { error: firstText(errors) } : { productId };
	}),
);

/** Keeps a key for the site; hosts take any text, and say nothing about what becomes of it (API-064). */
export const setLicense = (client: Client, license: string) =>
	client.post('licensing/set-license', { license }, success);

/** The fault of the host's license keys; empty if there's none (API-063). Needs manage_options. */
export const getLicensingError = (client: Client) => client.get('licensing/error', licensingError);

/** Counts of the owner's licenses by kind (API-065). For the owner of the connection alone. */
export const getLicenseCounts = (client: Client, signal?: AbortSignal) =>
	client.get('licensing/user/counts', countsResponse, { signal });

/** The owner's licenses, in use or not (API-066). For the owner of the connection alone. */
export const getLicenses = (client: Client, signal?: AbortSignal) =>
	client.get('licensing/user/licenses', licenseList, { signal });

/** Notes how many unused licenses the owner has seen (API-067); `detached` is not negative. */
export const dismissActivationNotice = (client: Client, detached: number) =>
	client.post('licensing/user/activation-notice-dismiss', { last_detached_count: detached }, noticeDismissed);

/** Attaches a license to the site (API-068); a refused key is an answer, not an error (API-069). */
export const attachLicense = (client: Client, key: string) =>
	client.post('licensing/attach-licenses', { licenses: [key] }, attachResponse);

/** Stores the licensing error that the host shows; an empty one clears it (API-063). */
export const updateLicensingError = (client: Client, error: string) =>
	client.post('licensing/error', { error }, stored);
