import { path } from './address';
import type { Client } from './client';
import { flag, mapOf } from './contract/primitives';

/** Puts a notice that the host knows away for good (API-059); lists all that were. An id it does not know is refused. */
export const dismissNotice = (client: Client, id: string) =>
	client.post(path`notice/${id}`, { dismissed: true }, mapOf(flag()));
