/** Payloads of GET updates/plugins and migration/status (host-contract 5.5, 5.11). */
import * as v from 'valibot';
import { numberOrNull } from './primitives';

/** GET updates/plugins: how many have an update. */
export const pluginUpdates = v.object({ count: v.pipe(numberOrNull(), v.number(), v.minValue(0)) });

/** GET migration/status: `status` is one of the provider's words, such as `inactive` or `backing-up`. */
export const migrationStatus = v.object({ status: v.string(), percent: numberOrNull() });
export type MigrationStatus = v.InferOutput<typeof migrationStatus>;
