import type { Settings } from '../../../rest-api/settings';
import type { ApiFailure } from '../../../rest-api/client/errors';
import { createAppThunk } from '../../app-thunk';

const loadWriteValues = () => import(/* webpackChunkName: "calls" */ '../write-values');

/**
 * Changes options and modules, then refetches the settings: a success doesn't prove a change (quirk 11), an
 * error may have saved a part (quirk 14), and so may a crash or an unreadable answer. Rejected with kind
 * `unchanged` if something stayed as it was; the failure's `params` name what was refused. An option that's
 * already pending isn't sent again. Resolves to a refusal of something else that was set along the way.
 */
export const writeSettings = createAppThunk<ApiFailure | null, Settings>(
	'settings/write',
	async (values, tools) => (await loadWriteValues()).writeValues(values, tools),
	(values, state) => !Object.keys(values).some((name) => name in state.settings.pending),
);
