import { getPlugins } from '../../rest-api/site';
import { createRemoteSlice } from '../remote-slice';
import { selectCan } from '../user/selectors';

/** The installed plugins by file, such as `akismet/akismet.php`; only for users who manage plugins. */
export const {
	slice: pluginsSlice,
	load: loadPlugins,
	select: selectPlugins,
} = createRemoteSlice('plugins', getPlugins, (state) => selectCan(state, 'manage_plugins'));
