import { getProtectCount } from '../../rest-api/modules';
import { createAppThunk } from '../app-thunk';
import { needsLoad } from '../remote';
import { selectProtectCount } from './selectors';

/** Asks for the number of blocked attempts, once. The host answers only while protection is on. */
export const loadProtectCount = createAppThunk<number | null>(
	'protect/loadCount',
	(_, { client, signal }) => getProtectCount(client, signal),
	(_, state) => needsLoad(selectProtectCount(state)),
);
