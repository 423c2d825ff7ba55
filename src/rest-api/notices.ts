import * as v from 'valibot';
import { path } from './call-url';
import type { Client } from './client';
import { flag, isRecord, mapOf } from './contract/primitives';

const dismissed = v.pipe(v.unknown(), v.check(isRecord), mapOf(flag()));

/**
 * Dismisses a notice the host knows for good (API-059); returns all dismissed ones. An unknown id is refused.
 */
export const dismissNotice = (client: Client, id: string) =>
	client.post(path`notice/${id}`, { dismissed: true }, dismissed);
