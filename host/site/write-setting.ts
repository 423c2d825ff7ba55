import { writeOption } from '../store/options';
import type { Database } from '../store/tables';
import { SETTING_PREFIX } from './site';

/** Stores an option that has been checked before. */
export function writeSetting(db: Database, key: string, value: unknown): Promise<void> {
	return writeOption(db, SETTING_PREFIX + key, value);
}
