import { path } from './address';
import type { Client } from './client';
import * as v from 'valibot';
import { flag, isRecord, mapOf } from './contract/primitives';

const dismissed = v.pipe(v.unknown(), v.check(isRecord), mapOf(flag()));

/** Puts a notice that the host knows away for good (API-059); lists all that were. An id it does not know is refused. */
export const dismissNotice = (client: Client, id: string) =>
	client.post(path`notice/${id}`, { dismissed: true }, dismissed);
