import { getMigrationStatus, type MigrationStatus } from '../../rest-api/site';
import { noneIfMissing } from '../../rest-api/client/errors';
import type { Remote } from '../remote';
import { createRemoteSlice } from '../remote-slice';
import { selectCan } from '../user/slice';

declare module '../root-state' {
	interface LazyLoadedSlices {
		migration: Remote<MigrationStatus | null>;
	}
}

/** True while the site is being moved to another host. */
export const { load: loadMigration, select: selectMigration } = createRemoteSlice(
	'migration',
	(client, signal) => getMigrationStatus(client, signal).catch(noneIfMissing),
	(state) => selectCan(state, 'manage_options'),
);
