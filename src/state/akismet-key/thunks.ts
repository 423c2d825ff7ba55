import * as api from '../../rest-api/akismet';
import { createAppThunk } from '../app-thunk';

/** Asks the provider about a key, which is not stored by this; resolves to whether it holds (SEC-002). */
export const checkTypedKey = createAppThunk<boolean, string>(
	'akismetKey/check',
	async (key, { client }) => (await api.checkTypedKey(client, key)).validKey,
);
