/**
 * Payloads of GET rewind, scan, module/vaultpress/data (host-contract 5.4, 5.6; DASH-053, DASH-059,
 * DASH-071).
 */
import * as v from 'valibot';
import {
	defaulted,
	isRecord,
	listOf,
	message,
	numberOrNull,
	oneOf,
	optionalFlag,
	text,
	wrappedText,
} from './primitives';
import type { Client } from './client/client';

/** The accounts by which the provider reaches the site's server; null: the answer says nothing about them. */
const credentials = v.optional(
	v.pipe(
		v.unknown(),
		v.transform((value): Array<{ type: string }> | null =>
			Array.isArray(value) ? v.parse(listOf(v.object({ type: text() })), value) : null,
		),
	),
	null,
);

export const REWIND_STATES = ['unavailable', 'provisioning', 'awaiting_credentials', 'active'] as const;

/** A state that is not of the contract: the settings say that they could not make sense of it (SEC-013). */
const isUnknownState = (value: unknown) =>
	isRecord(value) && typeof value.state === 'string' && !REWIND_STATES.some((state) => state === value.state);

/** GET rewind: the state of backups. The JSON text `null`, and states unknown here, are unavailable. */
export const rewindStatus = wrappedText(
	v.pipe(
		v.unknown(),
		v.transform((value) => (isUnknownState(value) ? { ...(value as object), isUnknownState: true } : value)),
		defaulted({
			state: oneOf(REWIND_STATES, 'unavailable' as const),
			/** The reason for being unavailable, such as `site_new`. */
			reason: text(),
			credentials,
			/** ISO time of the last copy; empty when none is known. */
			last_backup: text(),
			isUnknownState: v.optional(v.boolean()),
		}),
	),
);
export type RewindStatus = v.InferOutput<typeof rewindStatus>;

export const SCAN_STATES = ['unavailable', 'provisioning', 'idle', 'scanning'] as const;

const threat = v.object({ id: text(), title: text(), signature: text() });

/** GET scan: what the last scan of the site's files found. */
export const scanStatus = wrappedText(
	defaulted({
		state: oneOf(SCAN_STATES, 'unavailable' as const),
		/** The reason for being unavailable, such as `vp_active_on_site`. */
		reason: text(),
		threats: listOf(threat),
		credentials,
		most_recent: defaulted({
			/** ISO time; empty before the first scan. */
			timestamp: text(),
		}),
	}),
);
export type ScanStatus = v.InferOutput<typeof scanStatus>;

/** GET module/vaultpress/data: what the older backup plugin says of itself. */
export const vaultPressData = v.object({
	/** Anything else isn't an answer (host-contract 5.4). */
	code: v.picklist(['success', 'not_registered']),
	message: message(),
	data: defaulted({
		features: defaulted({ security: optionalFlag(), backups: optionalFlag() }),
		security: defaulted({ notice_count: numberOrNull() }),
	}),
});
export type VaultPressData = v.InferOutput<typeof vaultPressData>;

/** Status of the site's backups (API-046). */
export const getRewind = (client: Client, signal?: AbortSignal) =>
	client.get('rewind', rewindStatus, { signal });

/** Result of the last scan (API-046). */
export const getScan = (client: Client, signal?: AbortSignal) => client.get('scan', scanStatus, { signal });

/** Status of the older backup plugin (API-033); refused with 404 while its module is off. */
export const getVaultPressData = (client: Client, signal?: AbortSignal) =>
	client.get('module/vaultpress/data', vaultPressData, { signal });
