import { getConnection } from '../../rest-api/connection';
import type { AppThunk } from '../app-thunk';

/** Asks the host for something light, to learn whether it answers again; the client reports what it finds. */
export const checkSession =
	(): AppThunk<Promise<void>> =>
	async (_dispatch, _getState, { client }) => {
		await getConnection(client).catch(() => {});
	};
